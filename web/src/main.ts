import { mount } from "svelte";
import App from "./app/App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// After an update of the server the old pieces of the page are gone.
globalThis.addEventListener("vite:preloadError", () => location.reload());
