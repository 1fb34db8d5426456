import { mount } from "svelte";
import App from "./app/App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./art/tones.css";
import "./art/table.css";
import { layGrounds } from "./art/pictures";

const target = document.getElementById("app");
layGrounds();
if (target) mount(App, { target });
