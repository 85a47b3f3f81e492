// The text of the model, line by line, with the processes that stand there.
import { byId, el, badge, keepInView, colour } from "./dom.js";

const WORDS = new Set(("active assert atomic bit bool break byte chan d_step do else empty enabled eval fi for full goto hidden if in init inline int len ltl mtype "
  + "nempty never nfull notrace od of pc_value pid printf printm priority proctype provided return run select short skip show timeout trace typedef unless unsigned "
  + "xr xs always eventually until weakuntil implies equivalent true false scalarset ring timer set expire").split(" "));
const TOKEN = /(\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*"?)|(^[ \t]*#[^\n]*)|(\b\d+\b)|([A-Za-z_]\w*)|(\n)|([^A-Za-z_\d"/#\n]+|.)/gm;

let lines = [];
let shown = "";

function append(line, text, kind) {
  if (text) line.append(kind ? el("span", { class: kind, text }) : document.createTextNode(text));
}

// A comment may go over several lines, so pieces are cut at line ends.
export function showText(text) {
  shown = text;
  lines = [];
  const box = byId("source");
  let code = null;
  const start = () => {
    code = el("code");
    const line = el("div", { class: "l", role: "listitem" },
      el("span", { class: "n", "aria-hidden": "true", text: lines.length + 1 }), code, el("span", { class: "who" }));
    lines.push(line);
  };
  start();
  for (const m of text.replaceAll("\r\n", "\n").matchAll(TOKEN)) {
    if (m[6]) { start(); continue; }
    const kind = m[1] ? "t-comment" : m[2] ? "t-string" : m[3] ? "t-macro" : m[4] ? "t-number" : m[5] && WORDS.has(m[5]) ? "t-word" : "";
    m[0].split("\n").forEach((part, i) => { if (i) start(); append(code, part, kind); });
  }
  box.replaceChildren(...lines);
}

export const text = () => shown;

export function mark(file, state, onStep) {
  lines.forEach((line) => {
    line.className = "l";
    line.querySelector(".who").replaceChildren();
    line.onclick = null;
    line.title = "";
  });
  const here = state.processes.filter((p) => p.file === file);
  here.forEach((p) => {
    const line = lines[p.line - 1];
    if (!line) return;
    // Many names would cover the text; the numbers are those of the other views.
    const crowded = here.filter((other) => other.line === p.line).length > 2;
    line.classList.add("at");
    const choices = state.choices.filter((c) => c.pid === p.pid || (c.partner && c.partner.pid === p.pid));
    const who = el(choices.length ? "button" : "span", {
      class: "stand " + colour(p.pid) + (choices.length ? "" : " stuck"), tabindex: choices.length ? 0 : null,
      title: p.name + ": " + p.statements.join("  |  ") + (choices.length ? "" : "  (cannot move)"), "aria-label": p.name, text: crowded ? p.pid : p.name });
    if (choices.length === 1) who.addEventListener("click", () => onStep(choices[0]));
    else if (choices.length) who.addEventListener("click", () => byId("choices").querySelector("[data-pid='" + p.pid + "']")?.focus());
    line.querySelector(".who").append(who);
  });
  const step = state.last && state.last.step;
  const moved = step && step.file === file ? lines[step.line - 1] : null;
  if (moved) moved.classList.add("moved");
  (state.last ? state.last.faults : []).concat(state.faults).filter((f) => f.file === file).forEach((f) => {
    lines[f.line - 1]?.classList.add("fault");
  });
  const target = moved || lines[(state.processes.find((p) => p.file === file) || { line: 1 }).line - 1];
  if (target) keepInView(byId("source-box"), target);
}

export function markProblems(file, diagnostics) {
  diagnostics.filter((d) => d.file === file).forEach((d) => lines[d.line - 1]?.classList.add(d.severity));
}

export function markUnreached(file, unreached) {
  unreached.filter((u) => u.file === file).forEach((u) => lines[u.line - 1]?.classList.add("unreached"));
}

export function reveal(line) {
  if (lines[line - 1]) keepInView(byId("source-box"), lines[line - 1]);
}

export { badge };
