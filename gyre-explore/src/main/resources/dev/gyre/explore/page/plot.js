// A small chart of a figure over time.
import { svg, el } from "./dom.js";

const WIDTH = 420;
const HEIGHT = 84;

export function plot(title, points, kind) {
  const box = el("figure", { class: "plot" }, el("figcaption", { text: title }));
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: kind, role: "img", "aria-label": title });
  const far = Math.max(0.5, ...points.map((p) => p[0]));
  const high = Math.max(1, ...points.map((p) => p[1]));
  const x = (t) => (t / far) * (WIDTH - 4) + 2;
  const y = (v) => HEIGHT - 4 - (v / high) * (HEIGHT - 14);
  for (const part of [0.25, 0.5, 0.75, 1]) picture.append(svg("line", { class: "grid", x1: 0, x2: WIDTH, y1: y(high * part), y2: y(high * part) }));
  if (points.length) {
    const line = points.map((p, i) => (i ? "L" : "M") + x(p[0]).toFixed(1) + " " + y(p[1]).toFixed(1)).join("");
    picture.append(svg("path", { class: "area", d: `${line}L${x(points.at(-1)[0]).toFixed(1)} ${HEIGHT}L${x(points[0][0]).toFixed(1)} ${HEIGHT}Z` }),
      svg("path", { class: "line", d: line }), svg("circle", { class: "dot", r: 3, cx: x(points.at(-1)[0]), cy: y(points.at(-1)[1]) }));
  }
  box.append(picture);
  return box;
}

export const count = (n) => Math.round(n).toLocaleString("en");

export function size(bytes) {
  return bytes > 1e9 ? (bytes / 1e9).toFixed(1) + " GB" : bytes > 1e6 ? (bytes / 1e6).toFixed(0) + " MB" : (bytes / 1e3).toFixed(0) + " kB";
}
