"use strict";
// Shows a run of a model step by step: where processes stand in the source, the chart, the values.
// Everything from the model goes into the page as text, never as markup.
(function () {
  const run = JSON.parse(document.getElementById("run").textContent);
  const byId = (id) => document.getElementById(id);
  const last = run.states.length - 1;
  let now = 0;

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  // ---- source: one line of the model, one element
  const lines = run.text.split("\n").map((text) => {
    const line = element("span", "l", text === "" ? " " : text);
    byId("source").append(line);
    return line;
  });

  function showSource(state, step) {
    lines.forEach((line) => {
      line.className = "l";
      line.querySelectorAll(".who").forEach((who) => who.remove());
    });
    const standing = new Map();
    state.processes.forEach((process) => {
      if (process.file === run.model) {
        standing.set(process.line, (standing.get(process.line) || []).concat(process.name));
      }
    });
    standing.forEach((names, number) => {
      const line = lines[number - 1];
      if (line) {
        line.classList.add("at");
        line.append(element("span", "who", "\u25c0 " + names.join(", ")));
      }
    });
    const moved = step && step.file === run.model ? lines[step.line - 1] : null;
    if (moved) moved.classList.add("moved");
    const target = moved || lines[(state.processes.find((p) => p.file === run.model) || { line: 1 }).line - 1];
    if (target) keepInView(byId("source").parentElement, target);
  }

  function keepInView(box, target) {
    // The page itself stays where it is; only the box scrolls.
    const r = target.getBoundingClientRect();
    const b = box.getBoundingClientRect();
    if (r.top < b.top + 24 || r.bottom > b.bottom) box.scrollTop += r.top - b.top - b.height / 2;
  }

  // ---- values: globals, then each process; what the step has changed is marked
  function showValues(state, before) {
    const body = byId("values");
    body.replaceChildren();
    const key = (v) => (v.owner || "") + "\u0000" + v.name;
    const old = new Map((before ? before.values : []).map((v) => [key(v), v.value]));
    let owner;
    state.values.forEach((v) => {
      if (v.owner !== owner) {
        owner = v.owner;
        const row = element("tr", "group");
        const cell = element("td", "", owner || "global");
        cell.colSpan = 2;
        row.append(cell);
        body.append(row);
      }
      const changed = before && old.get(key(v)) !== v.value;
      const row = element("tr", changed ? "changed" : "");
      row.append(element("td", "code", v.name), element("td", "code", v.value));
      if (changed && old.has(key(v))) row.title = "before: " + old.get(key(v));
      body.append(row);
    });
    if (!state.values.length) {
      const row = element("tr");
      row.append(element("td", "soft", "no variables"));
      body.append(row);
    }
  }

  // ---- steps: the table, and the rows of the chart
  const rows = run.trace.map((step) => {
    if (run.cycleStart === step.step) {
      const mark = element("tr");
      const cell = element("td", "loopmark", "\u221e from here on for ever");
      cell.colSpan = 5;
      mark.append(cell);
      byId("steps").append(mark);
    }
    const row = element("tr", "step");
    row.tabIndex = 0;
    row.append(element("td", "", step.step + (step.time === undefined ? "" : " (t=" + step.time + ")")));
    const name = (a) => (a.pid < 0 ? a.process : a.process + ":" + a.pid);
    row.append(element("td", "", name(step) + (step.partner ? " & " + name(step.partner) : "")));
    row.append(element("td", "", step.line || ""));
    row.append(element("td", "code", step.text + (step.partner ? "  /  " + step.partner.text : "")));
    row.append(element("td", "code", step.changes.map((c) =>
      (c.process ? c.process + "." : "") + c.variable + ": " + c.before + " \u2192 " + c.after).join(", ")));
    row.addEventListener("click", () => go(step.step));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") go(step.step); });
    byId("steps").append(row);
    return row;
  });
  document.querySelectorAll(".row[data-step]").forEach((row) => {
    row.style.cursor = "pointer";
    row.addEventListener("click", () => go(Number(row.dataset.step)));
  });

  function go(to) {
    now = Math.max(0, Math.min(last, to));
    const step = now > 0 ? run.trace[now - 1] : null;
    showSource(run.states[now], step);
    showValues(run.states[now], now > 0 ? run.states[now - 1] : null);
    rows.forEach((row, i) => row.classList.toggle("now", i === now - 1));
    document.querySelectorAll(".row[data-step]").forEach((row) => {
      const here = Number(row.dataset.step) === now;
      row.classList.toggle("now", here);
      if (here) keepInView(byId("chart"), row);
    });
    if (rows[now - 1]) keepInView(byId("steps").closest(".scroll"), rows[now - 1]);
    byId("slider").value = now;
    byId("where").textContent = "step " + now + " of " + last;
    history.replaceState(null, "", "#step=" + now);
  }

  function forward() {
    // Behind the last step of a run that never ends comes the first one of its cycle.
    go(now === last && run.cycleStart ? run.cycleStart : now + 1);
  }

  byId("slider").max = last;
  byId("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  byId("first").addEventListener("click", () => go(0));
  byId("back").addEventListener("click", () => go(now - 1));
  byId("next").addEventListener("click", forward);
  byId("last").addEventListener("click", () => go(last));
  document.addEventListener("keydown", (event) => {
    if (event.target.tagName === "INPUT" || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = { ArrowLeft: () => go(now - 1), ArrowRight: forward, ArrowUp: () => go(now - 1),
      ArrowDown: forward, Home: () => go(0), End: () => go(last) }[event.key];
    if (move) { event.preventDefault(); move(); }
  });
  const asked = /^#step=(\d+)$/.exec(location.hash);
  go(asked ? Number(asked[1]) : last);
})();
