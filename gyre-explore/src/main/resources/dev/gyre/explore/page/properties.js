// What one state says about each property.
import { byId, el } from "./dom.js";
import { api } from "./api.js";

const SIGN = { good: "\u2713", violated: "\u2717", open: "\u25CB" };
const SPOKEN = { good: "good here: ", violated: "violated: ", open: "not decided by a state: " };
let turn = 0;

export async function show(place, path, onLine) {
  const mine = ++turn;
  try {
    const { properties } = await api.properties(place, path);
    if (mine !== turn) return;
    byId("property-list").replaceChildren(...properties.map((p) => item(p, onLine)));
    byId("property-count").textContent = properties.filter((p) => p.standing === "violated").length ? "violated" : "";
  } catch (fault) {
    if (mine === turn) byId("property-list").replaceChildren(el("li", { class: "soft", text: fault.message }));
  }
}

function item(p, onLine) {
  const name = p.line ? el("button", { class: "plain", text: p.name, title: "line " + p.line }) : el("b", { text: p.name });
  if (p.line) name.addEventListener("click", () => onLine(p.line));
  return el("li", { class: p.standing }, el("span", { class: "sign", "aria-hidden": "true", text: SIGN[p.standing] }),
    el("span", {}, name, el("span", { class: "hidden-text", text: SPOKEN[p.standing] }), el("span", { class: "soft", text: p.words })),
    p.propositions.length ? el("span", { class: "props" }, ...p.propositions.map((v) =>
      el("span", { class: "prop " + (v.holds ? "yes" : "no"), title: v.holds ? "true here" : "false here", text: (v.holds ? "\u2713 " : "\u2717 ") + v.text }))) : null);
}
