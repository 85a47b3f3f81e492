// The run: its steps as a table and as a chart, and where one stands on it.
import { byId, el, badge, keepInView } from "./dom.js";

const name = (a) => (a.pid < 0 ? a.process : a.process + ":" + a.pid);
let rows = [];
let stood = 0;

// The rows of the first steps stay as they are; the others are drawn anew.
export function table(kept, steps, cycleStart, go) {
  rows = rows.slice(0, kept);
  stood = Math.min(stood, kept);
  const body = byId("steps");
  const made = [];
  const mark = () => el("tr", { class: "loopmark" }, el("td", { colspan: 5, text: "\u221E  from here on for ever" }));
  steps.forEach((made_, index) => {
    const i = kept + index;
    const step = made_.step;
    if (cycleStart === i + 1) made.push(mark());
    const looping = cycleStart && i + 1 >= cycleStart;
    const row = el("tr", { class: "step ahead" + (looping ? " looping" : "") + (made_.faults.length ? " faulty" : ""), tabindex: 0 },
      el("td", { text: (i + 1) + (step.time === undefined ? "" : "  t=" + step.time) }),
      el("td", {}, badge(step.pid, name(step)), " " + name(step) + (step.partner ? " & " + name(step.partner) : "")),
      el("td", { text: step.line || "" }),
      el("td", { class: "code", text: step.text + (step.partner ? "  /  " + step.partner.text : "") }),
      el("td", { class: "code" }, step.changes.map((c) => (c.process ? c.process + "." : "") + c.variable + ": " + c.before + " \u2192 " + c.after).join(", "),
        ...made_.output.map((o) => el("span", { class: "printed", text: o.trim() })),
        ...made_.faults.map((f) => el("span", { class: "bad", text: " " + f.message }))));
    row.addEventListener("click", () => go(i + 1));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") go(i + 1); });
    rows.push(row);
    made.push(row);
  });
  if (cycleStart && cycleStart > rows.length) made.push(el("tr", { class: "loopmark" }, el("td", { colspan: 5, text: "\u221E  it stays here for ever" })));
  if (!rows.length && !made.length) made.push(el("tr", {}, el("td", { colspan: 5, class: "soft", text: "The start. Choose a next step, or let the run go on by chance." })));
  if (!kept) body.replaceChildren(...made);
  else {
    while (body.lastElementChild !== rows[kept - 1]) body.lastElementChild.remove();
    body.append(...made);
  }
}

// The server has escaped whatever comes from the model; the style is that of the page, which allows none inside.
export function chart(text, go) {
  const parsed = new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>/, ""), "image/svg+xml").documentElement;
  parsed.querySelectorAll("style, script").forEach((s) => s.remove());
  byId("chart").replaceChildren(document.importNode(parsed, true));
  byId("chart").querySelectorAll(".row[data-step]").forEach((row) => row.addEventListener("click", () => go(Number(row.dataset.step))));
}

export function stand(at, length, cycleStart) {
  // A run may have ten thousand steps, so only the rows in between are looked at.
  for (let i = Math.max(0, Math.min(at, stood) - 1); i < Math.min(rows.length, Math.max(at, stood) + 1); i++) {
    rows[i].classList.toggle("now", i === at - 1);
    rows[i].classList.toggle("ahead", i >= at);
    if (i === at - 1) rows[i].setAttribute("aria-current", "step"); else rows[i].removeAttribute("aria-current");
  }
  stood = at;
  if (rows[at - 1]) keepInView(byId("steps-box"), rows[at - 1]); else byId("steps-box").scrollTop = 0;
  byId("chart").querySelectorAll(".row[data-step]").forEach((row) => {
    const here = Number(row.dataset.step) === at;
    row.classList.toggle("now", here);
    if (here && !byId("chart").hidden) keepInView(byId("chart"), row);
  });
  byId("slider").max = length;
  byId("slider").value = at;
  byId("where").textContent = "step " + at + " of " + length + (cycleStart && at >= cycleStart ? " (in the cycle)" : "");
  byId("back").disabled = byId("first").disabled = at === 0;
}

export function banner(run, onClose) {
  const box = byId("banner");
  box.hidden = !run;
  if (!run) return;
  const parts = [el("b", { text: run.property + ": " }), run.message + (run.line ? " (line " + run.line + ")" : "")];
  if (run.cycle) parts.push(el("span", { class: "soft", text: "  infinite run" + (run.cycle.fairness === "none" ? "" : ", fair (" + run.cycle.fairness + ")") }));
  const close = el("button", { class: "plain", text: "\u2715", "aria-label": "Leave this counterexample" });
  close.addEventListener("click", onClose);
  box.replaceChildren(el("span", {}, ...parts), close);
}

// Which propositions of the formula hold along the run.
export function propositions(run, at) {
  if (!run || !run.propositions) return;
  const shown = run.propositions.map((p) => el("span", { class: "prop " + (p.values[at] ? "yes" : "no"), text: (p.values[at] ? "\u2713 " : "\u2717 ") + p.text }));
  byId("banner").querySelectorAll(".props").forEach((old) => old.remove());
  byId("banner").insertBefore(el("span", { class: "props" }, ...shown), byId("banner").lastElementChild);
}
