// Checks: started here, watched while they run, and what they found.
import { byId, el } from "./dom.js";
import { api } from "./api.js";
import { plot, count, size } from "./plot.js";

const SAMPLES = [];
const KEPT = 300; // as many as a chart can show
const BETWEEN = 500; // milliseconds from one drawing to the next: whoever steps meanwhile must not wait for it
let source = null;
let current = 0;
let hooks = {};

// hooks: model() the current id, open(run), unreached(list), started(number), status(text, kind)
export function start(given) {
  hooks = given;
  byId("check-form").addEventListener("submit", (event) => { event.preventDefault(); begin(); });
  byId("check-cancel").addEventListener("click", () => current && api.cancel(current).catch(fail));
}

export function properties(model) {
  const options = [["", "all that the model asks for"], ["safety", "safety: assertions, deadlocks, errors"]]
    .concat((model.properties || []).map((p) => [p.name, "ltl " + p.name]));
  byId("property").replaceChildren(...options.map(([value, text]) => el("option", { value, text })));
}

export async function begin() {
  const property = byId("property").value;
  const words = (property ? "--property '" + property + "' " : "") + byId("options").value;
  try {
    const { check } = await api.check(hooks.model(), words);
    watch(check);
  } catch (fault) { fail(fault); }
}

export function watch(check) {
  current = check;
  SAMPLES.length = 0;
  hooks.started(check);
  byId("result").replaceChildren();
  byId("progress").hidden = false;
  busy(true);
  draw();
  source?.close();
  source = api.events(check);
  source.addEventListener("progress", (event) => { keep(JSON.parse(event.data)); later(); });
  source.addEventListener("result", (event) => { source.close(); busy(false); draw(); result(JSON.parse(event.data)); });
  // The server has forgotten the check, or has ended; asking again would not help.
  source.onerror = () => {
    source.close();
    busy(false);
    byId("progress").hidden = true;
    hooks.status("", "");
    hooks.started(0);
  };
}

// A long check is remembered less exactly, from its start to now.
function keep(sample) {
  SAMPLES.push(sample);
  if (SAMPLES.length > KEPT) {
    const last = SAMPLES.length - 1;
    SAMPLES.splice(0, last, ...SAMPLES.slice(0, last).filter((_, i) => i % 2));
  }
}

let waiting = 0;
function later() {
  if (!waiting) waiting = setTimeout(() => requestAnimationFrame(draw), BETWEEN);
}

function busy(is) {
  byId("check-start").disabled = is;
  byId("check-cancel").hidden = !is;
  document.body.classList.toggle("checking", is);
  if (is) hooks.status("checking\u2026", "busy");
}

function fail(fault) {
  busy(false);
  hooks.status("", "");
  byId("result").replaceChildren(el("p", { class: "bad", role: "alert", text: fault.message }));
}

function draw() {
  clearTimeout(waiting);
  waiting = 0;
  const last = SAMPLES.at(-1) || { states: 0, depth: 0, memory: 0, seconds: 0, transitions: 0 };
  const figure = (label, value) => el("div", {}, el("b", { text: value }), el("span", { class: "soft", text: label }));
  byId("figures").replaceChildren(figure("states", count(last.states)), figure("states/s", count(rate().at(-1)?.[1] || 0)),
    figure("depth", count(last.depth)), figure("memory", size(last.memory)), figure("seconds", last.seconds.toFixed(1)));
  byId("plots").replaceChildren(plot("states", SAMPLES.map((s) => [s.seconds, s.states]), "states"), plot("states per second", rate(), "rate"),
    plot("depth", SAMPLES.map((s) => [s.seconds, s.depth]), "depth"), plot("memory", SAMPLES.map((s) => [s.seconds, s.memory]), "memory"));
}

function rate() {
  const points = [];
  for (let i = 1; i < SAMPLES.length; i++) {
    const a = SAMPLES[Math.max(0, i - 5)];
    const b = SAMPLES[i];
    // Each property has a search of its own, which begins at no states.
    if (b.seconds > a.seconds) points.push([b.seconds, Math.max(0, (b.states - a.states) / (b.seconds - a.seconds))]);
  }
  return points;
}

const SIGN = { holds: "\u2713", violated: "\u2717", undecided: "?", error: "!" };

function result({ report, runs, error }) {
  const box = byId("result");
  if (!report) { fail(new Error(error)); return; }
  if (!SAMPLES.length) byId("progress").hidden = true;
  hooks.status((SIGN[report.verdict] || "") + " " + report.verdict, report.verdict);
  const parts = [el("p", { class: "verdict " + report.verdict }, el("b", { text: report.verdict }),
    el("span", { class: "soft", text: "  " + [report.property, report.reason].filter(Boolean).join("; ") }))];
  const table = el("table", { "aria-label": "Properties" }, el("thead", {}, el("tr", {}, ...["", "property", "states", "depth", "time", ""].map((t) => el(t ? "th" : "td", { text: t })))));
  const body = el("tbody");
  report.properties.forEach((p) => {
    const found = report.violations.map((v, i) => [v, runs[i]]).filter(([v]) => v.property === p.name);
    const buttons = found.map(([v, run]) => {
      const button = el("button", { class: "open-run", text: "Show: " + v.message, disabled: !run });
      button.addEventListener("click", () => hooks.open(run));
      return button;
    });
    body.append(el("tr", {}, el("td", { class: "sign " + p.verdict, text: SIGN[p.verdict] }), el("td", {}, el("b", { text: p.name }), el("div", { class: "soft", text: [p.verdict, p.reason, ...p.warnings].filter(Boolean).join("; ") })),
      el("td", { text: count(p.states) }), el("td", { text: count(p.depth) }), el("td", { text: p.seconds.toFixed(2) + " s" }), el("td", {}, ...buttons)));
  });
  table.append(body);
  parts.push(table);
  if (report.diagnostics) parts.push(...report.diagnostics.map((d) => el("p", { class: "bad", text: "line " + d.line + ": " + d.message })));
  if (report.reductions) {
    parts.push(el("details", {}, el("summary", { text: "How it was checked" }), el("ul", {}, ...report.reductions.map((r) =>
      el("li", {}, el("b", { text: (r.on ? "\u25CF " : "\u25CB ") + r.name + " " }), el("span", { class: "soft", text: r.reason }))), ...report.notes.map((n) => el("li", { text: n })))));
  }
  if (report.unreached.length) {
    parts.push(el("details", {}, el("summary", { text: report.unreached.length + " statements were never executed" }), el("ul", {}, ...report.unreached.map((u) =>
      el("li", {}, "line " + u.line + ": ", el("span", { class: "code", text: u.text }), el("span", { class: "soft", text: "  " + u.process + ", " + u.cause }))))));
  }
  if (report.properties.length) {
    const button = el("button", { id: "show-heat", class: "small", text: "Show how often each line is executed" });
    button.addEventListener("click", () => { if (byId("heat").getAttribute("aria-pressed") !== "true") byId("heat").click(); });
    parts.push(el("p", {}, button));
  }
  box.replaceChildren(...parts);
  hooks.unreached(report.unreached);
}
