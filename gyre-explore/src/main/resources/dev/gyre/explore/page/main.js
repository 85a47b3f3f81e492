// Brings the parts together: one model, one run, one position on it.
import { byId, el } from "./dom.js";
import { api } from "./api.js";
import * as address from "./place.js";
import * as source from "./source.js";
import * as automata from "./automata.js";
import * as bounds from "./bounds.js";
import * as stateView from "./state.js";
import * as runView from "./run.js";
import * as checks from "./checks.js";
import * as editor from "./editor.js";
import * as keys from "./keys.js";
import * as graph from "./graph.js";
import * as compare from "./compare.js";
import * as fair from "./fair.js";
import * as heat from "./heat.js";
import * as properties from "./properties.js";

const TABS = ["automata", "chart", "check", "graph", "compare"];
const place = { model: "", path: [], at: 0, run: 0, tab: "automata", check: 0, channels: "blocking", heat: false,
  graph: graph.fresh(), compare: compare.fresh() };
let model = null;
let run = null;
let state = null;
let before = null;
let file = "";
let drawn = null; // the run that the table shows
let stood = ""; // which place the state belongs to
let unreached = [];
let turn = 0;

function status(text, kind) {
  byId("status").textContent = text;
  byId("status").className = "chip " + (kind || "");
}

function fail(fault) { status(fault.message, "error"); }

const guarded = (action) => (...given) => Promise.resolve(action(...given)).catch(fail);

// ---- model
function useModel(answer) {
  model = answer.model;
  place.model = model.id;
  file = model.name;
  byId("name").textContent = model.name.split(/[\\/]/).pop();
  document.title = byId("name").textContent + " \u2013 Gyre explorer";
  byId("save").hidden = answer.saved;
  source.showText(model.text);
  files();
  editor.problems(model.diagnostics);
  automata.draw(model, source.reveal);
  checks.properties(model);
  drawn = null;
  stood = "";
  unreached = [];
  heat.forget();
}

function files() {
  const all = [{ name: model.name, text: model.text }, ...model.includes];
  byId("file-tabs").replaceChildren(...(all.length < 2 ? [] : all.map((f) => {
    const tab = el("button", { role: "tab", "aria-selected": f.name === file, text: f.name.split(/[\\/]/).pop() });
    tab.addEventListener("click", () => { file = f.name; source.showText(f.text); files(); if (state) source.mark(file, state, step); heat.show(place, file); });
    return tab;
  })));
}

// ---- position
async function go(at) {
  const mine = ++turn;
  place.at = Math.max(0, Math.min(place.path.length, at));
  const here = place.path.slice(0, place.at);
  if (!model.accepted) {
    byId("choices").replaceChildren(el("p", { class: "ending bad", text: "The model has errors, so nothing can be executed." }));
    address.write(place);
    return;
  }
  const name = (path) => [place.model, place.channels, ...path].join();
  const behind = here.slice(0, -1);
  // Asked for at once: while a check runs, each answer has to wait for its turn.
  const [earlier, now, trace] = await Promise.all([
    place.at === 0 ? null : stood === name(behind) ? state : api.state(place, behind), api.state(place, here), newSteps()]);
  if (mine !== turn) return; // somebody was faster
  before = earlier;
  state = now;
  stood = name(here);
  table(trace);
  await chart();
  if (mine !== turn) return;
  source.mark(file, state, step);
  source.markProblems(file, model.diagnostics);
  source.markUnreached(file, unreached);
  heat.show(place, file);
  automata.show(state, step);
  stateView.show(state, before, step, source.reveal);
  bounds.show(place);
  runView.stand(place.at, place.path.length, run && run.cycleStart);
  runView.propositions(run, place.at);
  const fault = (state.last ? state.last.faults : []).concat(state.faults)[0];
  if (fault) status(fault.message, "violated");
  else if (byId("status").classList.contains("violated") && !run) status("", "");
  address.write(place);
  document.body.dataset.depth = String(place.at);
  properties.show(place, here, source.reveal);
  await views();
}

// What belongs to the whole run is drawn when it is looked at.
async function views() {
  if (place.tab === "graph") await graph.show(place);
  else if (place.tab === "compare") await compare.show(place);
  else return;
  address.write(place);
  document.body.dataset.drawn = place.tab;
}

const openPath = guarded(async (path) => {
  const isOnRun = path.every((step, i) => place.path[i] === step);
  if (!isOnRun) { leave(); place.path = path; }
  await go(path.length);
});

// Table and chart belong to the whole run, so they are drawn anew only when that changes.
async function newSteps() {
  const of = [place.model, place.channels, run ? place.run : 0].join();
  const path = place.path;
  const kept = drawn && drawn.of === of ? common(drawn.path, path) : 0;
  if (drawn && drawn.of === of && kept === Math.max(path.length, drawn.path.length)) return null;
  return { of, path, kept, steps: (await api.steps(place, path, kept)).steps };
}

function table(trace) {
  if (!trace) return;
  runView.table(trace.kept, trace.steps, run && run.cycleStart, guarded(go));
  byId("chart").replaceChildren();
  drawn = { of: trace.of, path: trace.path };
}

async function chart() {
  if (place.tab !== "chart" || byId("chart").hasChildNodes()) return;
  try {
    const ending = run ? run.property + ": " + run.message : "";
    runView.chart(await api.chart(place, place.path, run && run.cycleStart, ending), guarded(go));
  } catch (fault) { byId("chart").replaceChildren(el("p", { class: "soft pad", text: fault.message })); }
}

function common(some, others) {
  let length = 0;
  while (length < Math.min(some.length, others.length) && some[length] === others[length]) length++;
  return length;
}

function leave() {
  run = null;
  place.run = 0;
  runView.banner(null);
  fair.show(null);
}

const step = guarded(async (choice) => {
  if (place.path[place.at] !== choice.transition) {
    leave();
    place.path = place.path.slice(0, place.at).concat(choice.transition);
  }
  await go(place.at + 1);
});

const forward = guarded(async () => {
  if (place.at < place.path.length) return go(place.at + 1);
  // Behind the last step of a run that never ends comes the first one of its cycle.
  if (run && run.cycleStart && run.cycleStart <= place.path.length) return go(run.cycleStart);
  if (!run && state && state.choices.length === 1) return step(state.choices[0]);
  return undefined;
});

const random = guarded(async () => {
  if (!state || !state.choices.length) return;
  await step(state.choices[Math.floor(Math.random() * state.choices.length)]);
});

const REASON = { end: "the end", deadlock: "deadlock", fault: "something went wrong", condition: "the condition holds", steps: "10,000 steps made", time: "5 seconds passed" };

const runUntil = guarded(async (condition) => {
  const start = place.path.slice(0, place.at);
  const walked = await api.walk(place, start, 10000, Math.floor(Math.random() * 1e9), condition);
  leave();
  place.path = walked.path;
  await go(place.path.length);
  status("stopped: " + REASON[walked.reason], walked.reason === "fault" || walked.reason === "deadlock" ? "violated" : walked.reason === "condition" ? "holds" : "");
});

async function load(number) {
  run = await api.run(number);
  if (run.model !== place.model) useModel(await api.model(run.model));
  place.run = number;
  place.path = run.path;
  place.channels = run.channels;
  runView.banner(run, guarded(async () => { leave(); drawn = null; await go(place.at); }));
  fair.show(run, guarded(go));
}

const openRun = guarded(async (number) => {
  await load(number);
  if (place.tab === "check") tab("chart");
  await go(place.path.length);
  status("\u2717 " + (run.kind === "invalid-end-state" ? "deadlock" : run.kind.replaceAll("-", " ")), "violated");
});

// ---- parts
function tab(wanted) {
  place.tab = TABS.includes(wanted) ? wanted : "automata";
  document.body.dataset.tab = place.tab;
  TABS.forEach((name) => {
    byId(name).hidden = name !== place.tab;
    byId("tab-" + name).setAttribute("aria-selected", String(name === place.tab));
  });
  if (state) guarded(go)(place.at);
}

const use = guarded(async (text) => {
  useModel(await api.tryText(text));
  leave();
  Object.assign(place, { path: [], at: 0, check: 0, channels: "blocking", graph: graph.fresh(), compare: compare.fresh() });
  state = null;
  if (model.accepted && editor.isOpen()) editor.toggle();
  status(model.accepted ? "new text in use, not saved" : "the text has errors", model.accepted ? "" : "error");
  await go(0);
});

async function begin() {
  const wanted = address.read();
  graph.forget();
  let answer;
  try {
    answer = await api.model(wanted.model);
  } catch (fault) {
    if (fault.status !== 404) throw fault;
    answer = await api.model();
    Object.assign(wanted, { path: [], at: 0, run: 0, check: 0, graph: graph.fresh(), compare: compare.fresh() });
    status("the address belongs to another text of the model", "error");
  }
  useModel(answer);
  Object.assign(place, wanted, { model: model.id });
  const fresh = wanted.run && !wanted.path.length;
  if (wanted.run) await load(wanted.run).catch(() => { place.run = 0; run = null; });
  tab(fresh ? "chart" : place.tab);
  try {
    await go(fresh ? place.path.length : wanted.at);
  } catch (fault) {
    fail(fault);
    Object.assign(place, { path: [], at: 0 });
    await go(0);
  }
  if (place.check) checks.watch(place.check);
  document.body.dataset.ready = "true";
}

byId("first").addEventListener("click", guarded(() => go(0)));
byId("back").addEventListener("click", guarded(() => go(place.at - 1)));
byId("next").addEventListener("click", forward);
byId("last").addEventListener("click", guarded(() => go(place.path.length)));
byId("slider").addEventListener("input", guarded((event) => go(Number(event.target.value))));
byId("random").addEventListener("click", random);
byId("until-form").addEventListener("submit", (event) => { event.preventDefault(); runUntil(byId("until").value.trim()); });
byId("fresh").addEventListener("click", guarded(async () => { leave(); place.path = []; place.channels = "blocking"; status("", ""); await go(0); }));
TABS.forEach((name) => byId("tab-" + name).addEventListener("click", () => tab(name)));
window.addEventListener("hashchange", guarded(begin));
checks.start({ model: () => place.model, open: openRun, status, started: (number) => { place.check = number; address.write(place); },
  unreached: (list) => { unreached = list; source.markUnreached(file, list); } });
const view = { place: () => place, open: openPath, refresh: guarded(() => go(place.at)), status };
graph.start(view);
compare.start(view);
heat.start({ ...view, toggled: (on) => { place.heat = on; guarded(go)(place.at); } });
editor.start({ text: () => model.text, use,
  save: guarded(async () => { await api.save(place.model); byId("save").hidden = true; status("saved", "holds"); }) });
keys.start({ back: guarded(() => go(place.at - 1)), forward, first: guarded(() => go(0)), last: guarded(() => go(place.path.length)), random,
  check: () => { tab("check"); checks.begin(); }, tab, heat: () => byId("heat").click(),
  graph: () => { place.graph.root = -1; tab("graph"); }, choose: (i) => state && state.choices[i] && step(state.choices[i]) });
guarded(begin)();
