// How often each statement is executed when every state is expanded once, beside its line and as a colour.
import { byId, el } from "./dom.js";
import { api } from "./api.js";
import { count } from "./plot.js";

const LEVELS = 5;
let hooks = {};
let counted = null; // the answer of the server
let asked = "";

// hooks: place(), status(text, kind), toggled(on)
export function start(given) {
  hooks = given;
  byId("heat").addEventListener("click", () => hooks.toggled(!hooks.place().heat));
}

export function forget() {
  counted = null;
  asked = "";
}

export async function show(place, file) {
  byId("heat").setAttribute("aria-pressed", String(place.heat));
  if (!place.heat) { clear(); return; }
  const wanted = place.model + place.channels;
  if (asked !== wanted) {
    asked = wanted;
    byId("heat-note").hidden = false;
    byId("heat-note").textContent = "Counting\u2026";
    try {
      const answer = await api.coverage(place);
      if (asked !== wanted) return;
      counted = answer;
    } catch (fault) {
      forget();
      byId("heat-note").textContent = fault.message;
      return;
    }
  }
  if (counted && place.heat) paint(file);
}

function clear() {
  byId("heat-note").hidden = true;
  document.querySelectorAll("#source .l").forEach((line) => {
    line.removeAttribute("data-heat");
    line.querySelector(".count")?.remove();
  });
}

function paint(file) {
  const byLine = new Map();
  counted.statements.filter((s) => s.file === file).forEach((s) => {
    if (!byLine.has(s.line)) byLine.set(s.line, []);
    byLine.get(s.line).push(s);
  });
  const sum = (list) => list.reduce((total, s) => total + s.count, 0);
  const most = Math.max(1, ...[...byLine.values()].map(sum));
  document.querySelectorAll("#source .l").forEach((line, i) => {
    const here = byLine.get(i + 1);
    let mark = line.querySelector(".count");
    if (!mark) {
      mark = el("span", { class: "count" });
      line.insertBefore(mark, line.querySelector("code"));
    }
    mark.textContent = "";
    mark.title = "";
    line.removeAttribute("data-heat");
    if (!here) return;
    const total = sum(here);
    const never = here.filter((s) => !s.count).length;
    line.dataset.heat = total ? Math.max(1, Math.ceil(LEVELS * Math.log(1 + total) / Math.log(1 + most))) : 0;
    mark.textContent = total ? count(total) : "0";
    mark.setAttribute("aria-label", total ? "executed " + total + " times" : "never executed");
    mark.title = here.map((s) => s.process + ": " + s.text + " \u2013 " + count(s.count)).join("\n");
    mark.classList.toggle("partly", Boolean(total && never));
  });
  const idle = counted.statements.filter((s) => !s.count).length;
  byId("heat-note").hidden = false;
  byId("heat-note").textContent = (counted.complete
    ? "How often each line is executed when each of the " + count(counted.states) + " states that can be reached is expanded once, nothing left out. "
    : "Only the first " + count(counted.states) + " states, breadth first: the counts are lower bounds, and a 0 decides nothing. ")
    + (idle ? idle + (idle === 1 ? " statement is" : " statements are") + " never executed" + (counted.complete ? "." : " there.") : "Every statement is executed.");
}
