// Why the run of a cycle is fair: what each process does in it.
import { byId, el, badge } from "./dom.js";

const MEANING = {
  none: "Every infinite run counts, fair or not.",
  weak: "Weak fairness: whoever can move from some point on at all times must move again and again.",
  strong: "Strong fairness: whoever can move again and again must move again and again.",
  global: "Global fairness: every step that is possible again and again must be taken again and again.",
};

// moves: it moves in the cycle; never, sometimes, always: it does not, though it can that often
export function conduct(p) {
  if (p.moves.length) return "moves";
  if (!p.canMoveBefore.length) return "never";
  return p.cannotMoveBefore.length ? "sometimes" : "always";
}

export function show(run, go) {
  const box = byId("fair");
  const cycle = run && run.cycle;
  box.hidden = !cycle || !cycle.processes.length;
  if (box.hidden) return;
  const asked = cycle.fairness;
  const rows = cycle.processes.map((p) => row(p, asked, run, go));
  byId("fair-title").textContent = asked === "none" ? "Who moves in the cycle" : "Why this run is fair (" + asked + ")";
  byId("fair-text").replaceChildren(el("p", { text: MEANING[asked] + " " + (cycle.complete ? summary(cycle.processes, asked)
    : "The cycle is only a part of what repeats: a fair run goes through it again and again, but takes too many other steps to be shown.") }),
    el("table", { "aria-label": "Processes in the cycle" },
      el("thead", {}, el("tr", {}, ...["process", "in the cycle", "so it is"].map((t) => el("th", { text: t })))), el("tbody", {}, ...rows)));
}

function summary(processes, asked) {
  const kinds = processes.map(conduct);
  const strong = kinds.every((k) => k === "moves" || k === "never");
  const weak = kinds.every((k) => k !== "always");
  if (asked === "none") return strong ? "This one is weakly and strongly fair." : weak ? "This one is weakly fair, but not strongly." : "This one is not fair: a process is passed over for ever.";
  if (asked === "weak") return strong ? "This run is even strongly fair." : "";
  return "";
}

function row(p, asked, run, go) {
  const kind = conduct(p);
  const what = el("td");
  if (kind === "moves") what.append("moves in ", ...numbers(p.moves, run, go));
  else if (kind === "never") what.append("cannot move at any point");
  else {
    what.append("does not move, and can before ", ...numbers(p.canMoveBefore, run, go));
    if (p.cannotMoveBefore.length) what.append(el("div", {}, "cannot before ", ...numbers(p.cannotMoveBefore, run, go)));
  }
  const verdict = { moves: "served", never: "not passed over: it is blocked all the time",
    sometimes: asked === "strong" || asked === "global" ? "passed over" : "not passed over in the weak sense: it is blocked again and again",
    always: "passed over for ever" }[kind];
  const bad = kind === "always" || (kind === "sometimes" && (asked === "strong" || asked === "global"));
  return el("tr", { class: "conduct-" + kind }, el("td", { class: "who" }, badge(p.pid, p.process), " " + p.process + ":" + p.pid), what,
    el("td", { class: bad ? "bad" : "good", text: (bad ? "\u2717 " : "\u2713 ") + verdict }));
}

// Steps that the table does not have are those of a run that has come to rest.
function numbers(list, run, go) {
  const there = list.filter((n) => n <= run.path.length);
  if (!there.length) return ["the rest"];
  const parts = [there.length === 1 ? "step " : "steps "];
  there.slice(0, 12).forEach((n, i) => {
    const button = el("button", { class: "plain", text: n, title: "to step " + n });
    button.addEventListener("click", () => go(n));
    parts.push(i ? " " : "", button);
  });
  if (there.length > 12) parts.push(" and " + (there.length - 12) + " more");
  return parts;
}
