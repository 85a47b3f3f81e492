// The keyboard. Keys inside fields belong to the fields.
import { byId, el } from "./dom.js";

const HELP = [["\u2190 \u2192", "a step back, a step forward along the run"], ["\u2191 \u2193", "the same"], ["Home, End", "to the start, to the last step"],
  ["Shift+1 \u2026 Shift+9", "make that next step"], ["R", "a step by chance"], ["U", "run until a condition"], ["C", "check"], ["1 \u2026 5", "automata, sequence chart, check, state graph, compare"], ["G", "state graph from here"], ["H", "heat map of coverage"],
  ["arrows in a graph", "to a state below, above or beside; Enter goes there"], ["E", "edit the text; Ctrl+Enter uses it"], ["?", "this list"]];

export function start(actions) {
  byId("keys").append(el("h2", { text: "Keys" }), el("dl", {}, ...HELP.flatMap(([key, what]) => [el("dt", { text: key }), el("dd", { text: what })])),
    el("form", { method: "dialog" }, el("button", { text: "Close" })));
  byId("help").addEventListener("click", () => byId("keys").showModal());
  const moves = { ArrowLeft: actions.back, ArrowUp: actions.back, ArrowRight: actions.forward, ArrowDown: actions.forward, Home: actions.first, End: actions.last,
    r: actions.random, u: () => byId("until").focus(), c: actions.check, 1: () => actions.tab("automata"), 2: () => actions.tab("chart"), 3: () => actions.tab("check"), 4: () => actions.tab("graph"), 5: () => actions.tab("compare"), g: actions.graph, h: actions.heat,
    e: () => byId("edit").click(), "?": () => byId("keys").showModal() };
  document.addEventListener("keydown", (event) => {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "range") return;
    if (event.altKey || event.ctrlKey || event.metaKey || byId("keys").open) return;
    if (event.target.type === "range" && event.key.startsWith("Arrow")) return;
    const digit = event.shiftKey && /^Digit([1-9])$/.exec(event.code);
    const move = digit ? () => actions.choose(Number(digit[1]) - 1) : moves[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (move) { event.preventDefault(); move(); }
  });
}
