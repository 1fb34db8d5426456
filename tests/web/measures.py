"""What the eye would find on a page, measured in the browser: labels that lie on each other, text that is pale."""

from __future__ import annotations

import base64
from typing import Any, NamedTuple

LEAST_CONTRAST = 4.5
SMALLEST_TEXT = 11  # pixels

# Names, pieces, ports and the symbols of the land that are in sight, as boxes without line boxes and shadows.
BOXES = """() => {
  const frame = document.querySelector(".pan .sight").getBoundingClientRect();
  const found = [];
  const add = (element, what, row, [x, above, below]) => {
    const b = element.getBoundingClientRect();
    if (b.width < 2 || b.right < frame.left || b.left > frame.right) return;
    if (b.bottom < frame.top || b.top > frame.bottom) return;
    found.push({ what, row, l: b.left + x, t: b.top + above, r: b.right - x, b: b.bottom - below });
  };
  for (const name of document.querySelectorAll("[data-name]"))
    for (const line of name.querySelectorAll("tspan"))
      add(line, line.textContent, `name of ${name.dataset.name}`, [1.5, 3, 4]);
  for (const row of document.querySelectorAll("[data-row]"))
    for (const piece of row.querySelectorAll("[data-piece], [data-symbol]"))
      add(piece, piece.dataset.piece ?? piece.dataset.symbol, row.dataset.row, [2, 2, 3]);
  for (const port of document.querySelectorAll("[data-mark]"))
    add(port, "port", `port of ${port.dataset.mark}`, [2, 2, 2]);
  return found;
}"""


def overlaps(page: Any) -> list[str]:
    """What lies on something else on the map in sight; pieces of one area stand side by side by construction."""
    boxes = page.evaluate(BOXES)
    assert boxes, "there is nothing on the map"
    return [
        f"{a['what']} ({a['row']}) on {b['what']} ({b['row']})"
        for i, a in enumerate(boxes)
        for b in boxes[i + 1 :]
        if a["row"] != b["row"] and a["l"] < b["r"] and b["l"] < a["r"] and a["t"] < b["b"] and b["t"] < a["b"]
    ]


# Buttons and small maps that lie over the map in sight.
CONTROLS = """() => {
  const frame = document.querySelector(".pan .sight").getBoundingClientRect();
  return [...document.querySelectorAll("main.board :is(.tools button, .navigator, .control)")].flatMap((control) => {
    const b = control.getBoundingClientRect();
    if (b.right <= frame.left || b.left >= frame.right || b.bottom <= frame.top || b.top >= frame.bottom) return [];
    return { what: control.className, l: b.left, t: b.top, r: b.right, b: b.bottom };
  });
}"""


def under_controls(page: Any) -> list[str]:
    """Names and pieces that lie under a button or the small map."""
    controls = page.evaluate(CONTROLS)
    return [
        f"{box['what']} ({box['row']}) under {control['what']}"
        for box in page.evaluate(BOXES)
        for control in controls
        if box["l"] < control["r"] and control["l"] < box["r"] and box["t"] < control["b"] and control["t"] < box["b"]
    ]


class Text(NamedTuple):
    contrast: float
    text: str
    size: float
    where: str
    off: bool  # dimmed because it is not to be used now


# Every text in sight: its box, colour, and whether it is dimmed. What is cut off or covered is left out.
TEXTS = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const text = node.nodeValue.trim(), element = node.parentElement;
    if (!text || element.closest("script, style, .sr, option")) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== "visible") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const b of range.getClientRects()) {
      if (b.width < 3 || b.height < 5) continue;
      if (b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight) continue;
      const hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
      const svg = element.namespaceURI.endsWith("svg");
      if (!hit || (svg ? !hit.closest("svg") : !hit.contains(element) && !element.contains(hit))) continue;
      let opacity = 1, brightness = 1, off = false, cut = false;
      for (let a = element; a && a.nodeType === 1; a = a.parentElement) {
        const s = getComputedStyle(a);
        if (s.overflowX !== "visible" && a !== document.body && a.parentElement) {
          const z = a.getBoundingClientRect();
          cut ||= b.bottom > z.bottom + 1 || b.right > z.right + 1 || b.left < z.left - 1 || b.top < z.top - 1;
        }
        opacity *= Number(s.opacity);
        const filter = /brightness\\(([\\d.]+)\\)/.exec(s.filter);
        if (filter) brightness *= Number(filter[1]);
        off ||= a.matches("[disabled], .dim, .used, [aria-disabled=true]:not(path)");
        off ||= filter && Number(filter[1]) < 0.9;
      }
      if (cut) continue;
      const scale = svg && element.getScreenCTM ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
      const named = element.closest("[class]");
      found.push({ text: text.slice(0, 40), x: b.x, y: b.y, w: b.width, h: b.height,
        colour: svg ? style.fill : style.color, opacity, brightness, off, size: parseFloat(style.fontSize) * scale,
        edged: svg && style.stroke !== "none" && style.paintOrder.startsWith("stroke"),
        where: `${element.tagName.toLowerCase()}.${named ? named.getAttribute("class") : ""}` });
    }
  }
  return found;
}"""

# The same page without its text, by a sheet that no content policy forbids.
HIDE = """(hidden) => {
  const edges = hidden === "edges" ? "svg text, svg tspan {stroke: transparent!important}" : "";
  const rules = edges + "*{color:transparent!important;-webkit-text-fill-color:transparent!important;transition:none!important;"
    + "animation:none!important;caret-color:transparent!important} svg text, svg tspan {fill: transparent!important}";
  window.hiding ??= Object.assign(new CSSStyleSheet(), {});
  window.hiding.replaceSync(hidden ? rules : "*{transition:none!important}");  // colours are back at once
  if (!document.adoptedStyleSheets.includes(window.hiding))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.hiding];
}"""

# The worst tenth of the pixels behind each text, compared with its colour (WCAG 2). Letters with an edge of their own
# stand on that edge: only where it is drawn does anything lie behind them. Its rim, which the screen mixes with the ground,
# is not behind a letter.
COMPARE = """async ({ picture, bare, texts }) => {
  const drawn = async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const context = await drawn(picture), without = await drawn(bare);
  const linear = (v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return paint.getImageData(0, 0, 1, 1).data;
  };
  return texts.map((t) => {
    const [r, g, b, a] = rgba(t.colour), alpha = (a / 255) * t.opacity;
    const x = Math.floor(t.x), y = Math.floor(t.y + t.h * 0.15);
    const box = [x, y, Math.max(1, Math.ceil(t.w)), Math.max(1, Math.ceil(t.h * 0.7))];
    const pixels = context.getImageData(...box).data, ground = without.getImageData(...box).data;
    const ratios = [], row = 4 * box[2];
    const bare = (i) => [0, 1, 2].every((k) => pixels[i + k] === ground[i + k]);
    const rim = (i) => [i, i - 4, i + 4, i - row, i + row].some((j) => j < 0 || j >= pixels.length || bare(j));
    for (let i = 0; i < pixels.length; i += 4) {
      if (t.edged && rim(i)) continue;
      const over = (v, k) => v * t.brightness * alpha + pixels[i + k] * (1 - alpha);
      const one = light(over(r, 0), over(g, 1), over(b, 2)), other = light(pixels[i], pixels[i + 1], pixels[i + 2]);
      ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
    }
    return ratios.sort((p, q) => p - q)[Math.floor(ratios.length / 10)] ?? null;
  });
}"""


def texts(page: Any) -> list[Text]:
    """Every text in sight with its contrast against what is drawn behind it."""
    page.evaluate(HIDE, False)
    found = page.evaluate(TEXTS)
    pictures = []
    for hidden in ("letters", "edges"):
        page.evaluate(HIDE, hidden)
        pictures.append(base64.b64encode(page.screenshot(animations="disabled")).decode())
    page.evaluate(HIDE, False)
    reader = page.context.new_page()  # one without a content policy
    ratios = reader.evaluate(COMPARE, {"picture": pictures[0], "bare": pictures[1], "texts": found})
    reader.close()
    return [
        Text(round(ratio, 2), t["text"], round(t["size"], 1), t["where"], bool(t["off"]))
        for ratio, t in zip(ratios, found, strict=True)
        if ratio is not None  # else something lies over it
    ]


def pale(page: Any) -> list[Text]:
    """Texts that are to be read now and cannot be: too little contrast, or too small."""
    found = texts(page)
    assert found, "there is no text"
    return sorted({t for t in found if not t.off and (t.contrast < LEAST_CONTRAST or t.size < SMALLEST_TEXT)})
