// Two runs side by side, from where they part.
import { byId, el, badge, keepInView } from "./dom.js";
import { api } from "./api.js";

const KEPT_BEFORE = 2;
const MOST_ROWS = 2000;
const name = (a) => (a.pid < 0 ? a.process : a.process + ":" + a.pid);
let hooks = {};
let asked = "";
let sides = [];
let parted = 0; // the first step that differs, from 1; 0 if none does
let open = false; // whether the common steps are shown
let turn = 0;

// hooks: place(), refresh(), openRun(number)
export function start(given) {
  hooks = given;
  ["left", "right"].forEach((side) => byId("compare-" + side).addEventListener("change", (event) => change({ [side]: event.target.value, row: 0 })));
  byId("compare-pin").addEventListener("click", () => change({ pinned: hooks.place().path.slice(), left: "pinned", right: "now", row: 0 }));
  byId("compare-swap").addEventListener("click", () => { const c = hooks.place().compare; change({ left: c.right, right: c.left }); });
  byId("compare-box").addEventListener("keydown", keys);
}

export const fresh = () => ({ left: "", right: "", row: 0, pinned: [] });

function change(wanted) {
  Object.assign(hooks.place().compare, wanted);
  hooks.refresh();
}

export async function show(place) {
  const mine = ++turn;
  const c = place.compare;
  try {
    const { runs } = await api.runs();
    if (mine !== turn) return;
    choices(place, runs);
    if (!c.left || !c.right) { empty(); return; }
    const wanted = JSON.stringify([place.model, place.channels, c.left, c.right, c.left === "now" || c.right === "now" ? place.path : 0, c.pinned]);
    if (wanted !== asked) {
      const loaded = await Promise.all([side(place, c.left), side(place, c.right)]);
      if (mine !== turn) return;
      sides = loaded;
      asked = wanted;
      open = false;
      parted = difference();
    }
    if (!c.row || c.row > longest()) c.row = parted || longest();
    table(c.row);
    await values(c.row, mine);
  } catch (fault) {
    if (mine !== turn) return;
    asked = "";
    byId("compare-box").replaceChildren(el("p", { class: "bad pad", role: "alert", text: fault.message }));
    byId("compare-values").replaceChildren();
  }
}

function choices(place, runs) {
  const c = place.compare;
  const all = [["now", "the current run, " + place.path.length + " steps"]];
  if (c.pinned.length) all.push(["pinned", "the pinned run, " + c.pinned.length + " steps"]);
  runs.forEach((r) => all.push([String(r.number), "violation " + r.number + ", " + r.steps + " steps: " + r.message + (r.model === place.model ? "" : " (another text)")]));
  const known = (value) => all.some(([v]) => v === value);
  const others = all.map(([v]) => v).filter((v) => v !== "now" && v !== String(place.run));
  if (!known(c.left)) c.left = others[0] || "";
  if (!known(c.right)) c.right = c.left && c.left !== "now" ? "now" : "";
  ["left", "right"].forEach((side) => {
    byId("compare-" + side).replaceChildren(...(c[side] ? [] : [el("option", { value: "", text: "choose a run" })]), ...all.map(([value, text]) => el("option", { value, text })));
    byId("compare-" + side).value = c[side];
  });
  byId("compare-pin").disabled = !place.path.length;
}

function empty() {
  asked = "";
  byId("compare-note").textContent = "";
  byId("compare-values").replaceChildren();
  byId("compare-box").replaceChildren(el("div", { class: "hollow" }, el("p", {}, el("b", { text: "Nothing to compare yet." })),
    el("p", { class: "soft", text: "Pin the current run and walk another one, or check the model: each violation can be compared with the current run or with another violation." })));
}

async function side(place, which) {
  const run = which === "now" ? { model: place.model, channels: place.channels, path: place.path }
    : which === "pinned" ? { model: place.model, channels: place.channels, path: place.compare.pinned } : await api.run(which);
  const { steps } = await api.steps(run, run.path);
  return { ...run, steps };
}

// An infinite run goes on with its cycle.
const cycle = (run) => (run.cycleStart && run.cycleStart <= run.steps.length ? run.steps.length - run.cycleStart + 1 : 0);
const index = (run, i) => (i <= run.steps.length || !cycle(run) ? i - 1 : run.cycleStart - 1 + (i - run.steps.length - 1) % cycle(run));
const made = (run, i) => run.steps[index(run, i)];

function pathTo(run, i) {
  const end = cycle(run) ? i : Math.min(i, run.path.length);
  return Array.from({ length: end }, (_, k) => run.path[index(run, k + 1)]);
}

// Two infinite runs that agree for so long agree for ever.
function longest() {
  const [a, b] = sides;
  const most = Math.max(a.steps.length, b.steps.length);
  return cycle(a) && cycle(b) ? most + cycle(a) + cycle(b) : cycle(a) ? Math.max(most, b.steps.length + 1) : cycle(b) ? Math.max(most, a.steps.length + 1) : most;
}

const told = (one) => one && [name(one.step), one.step.text, one.step.partner ? name(one.step.partner) + one.step.partner.text : "",
  one.step.changes.map((c) => c.variable + c.after).join()].join("\u0000");
const differs = (i) => told(made(sides[0], i)) !== told(made(sides[1], i));

function difference() {
  for (let i = 1; i <= longest(); i++) if (differs(i)) return i;
  return 0;
}

function table(row) {
  const ended = sides.findIndex((s) => parted && !made(s, parted));
  const count = parted - 1 + (parted === 2 ? " step" : " steps");
  const end = Math.min(longest(), (parted || 1) + MOST_ROWS);
  byId("compare-note").textContent = !parted ? (longest() ? "The runs are the same, step by step" + (sides.every(cycle) ? ", for ever." : ".") : "Both runs have no steps.")
    : ended >= 0 ? "They are the same for " + count + "; there the " + (ended ? "right" : "left") + " one ends."
      : "They are the same for " + count + " and differ from step " + parted + " on.";
  const rows = [];
  const first = open || !parted ? 1 : Math.max(1, parted - KEPT_BEFORE);
  if (first > 1) rows.push(folded(first - 1));
  for (let i = first; i <= end; i++) {
    if (i === parted) rows.push(el("tr", { class: "parting" }, el("td", { colspan: 3, text: "first difference" })));
    rows.push(line(i, row));
  }
  if (end < longest()) rows.push(el("tr", {}, el("td", { colspan: 3, class: "soft", text: (longest() - end) + " more steps" })));
  byId("compare-box").replaceChildren(el("table", { class: "compared", "aria-label": "Two runs, step by step" },
    el("thead", {}, el("tr", {}, ...["step", "left", "right"].map((t) => el("th", { text: t })))), el("tbody", {}, ...rows)));
  const now = byId("compare-box").querySelector("tr.now");
  if (now) keepInView(byId("compare-box"), now);
}

function folded(count) {
  const button = el("button", { class: "plain", text: "\u25B8 " + (count === 1 ? "step 1 is" : "steps 1 to " + count + " are") + " the same" });
  button.addEventListener("click", () => { open = true; table(hooks.place().compare.row); });
  return el("tr", { class: "same" }, el("td", { colspan: 3 }, button));
}

function line(i, row) {
  const cells = sides.map((s) => cell(made(s, i), s, i));
  const shown = el("tr", { class: "pair" + (differs(i) ? " differs" : "") + (i === row ? " now" : ""), tabindex: i === row ? 0 : -1, "data-row": i,
    "aria-current": i === row ? "step" : null }, el("td", { text: i }), ...cells);
  shown.addEventListener("click", () => change({ row: i }));
  return shown;
}

function cell(one, run, i) {
  if (!one) return el("td", { class: "soft", text: i === run.steps.length + 1 ? (run.cycleStart ? "it stays here for ever" : "the run ends") : "" });
  const step = one.step;
  return el("td", {}, badge(step.pid, name(step)), " ", el("span", { class: "code", text: step.text + (step.partner ? "  /  " + step.partner.text : "") }),
    el("span", { class: "soft", text: "  " + name(step) + (step.line ? ", line " + step.line : "") }),
    cycle(run) && index(run, i) === run.cycleStart - 1 ? el("span", { class: "looping", text: i > run.steps.length ? "  \u221E again" : "  \u221E from here on for ever" }) : null,
    ...one.faults.map((f) => el("div", { class: "bad", text: f.message })));
}

// In what the two states differ; a run that has ended stays where it is.
async function values(row, mine) {
  const states = await Promise.all(sides.map((s) => api.state(s, pathTo(s, row))));
  if (mine !== turn) return;
  const all = new Map();
  states.forEach((state, i) => entries(state).forEach(([key, value]) => {
    if (!all.has(key)) all.set(key, ["\u2013", "\u2013"]);
    all.get(key)[i] = value;
  }));
  const differing = [...all].filter(([, [a, b]]) => a !== b);
  const title = el("h3", { text: "After step " + row + (differing.length ? "" : ": the same state") });
  byId("compare-values").replaceChildren(title, differing.length ? el("table", { "aria-label": "Values that differ after step " + row },
    el("thead", {}, el("tr", {}, ...["", "left", "right"].map((t) => el(t ? "th" : "td", { text: t })))),
    el("tbody", {}, ...differing.map(([key, [a, b]]) => el("tr", {}, el("td", { class: "code", text: key }), el("td", { class: "code", text: a }), el("td", { class: "code", text: b }))))) : "");
}

function entries(state) {
  return state.values.map((v) => [(v.owner ? v.owner + "." : "") + v.name, v.value])
    .concat(state.processes.map((p) => [p.name + " stands at", "line " + p.line + (p.statements.length ? ": " + p.statements.join(" | ") : "")]));
}

function keys(event) {
  const row = event.target.closest("tr[data-row]");
  if (!row || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
  event.preventDefault();
  event.stopPropagation();
  const wanted = Number(row.dataset.row) + (event.key === "ArrowDown" ? 1 : -1);
  if (wanted < 1 || wanted > longest()) return;
  hooks.place().compare.row = wanted;
  show(hooks.place()).then(() => byId("compare-box").querySelector("tr.now")?.focus({ preventScroll: true }));
}
