"use strict";
// Shows runs of a model step by step: where processes stand in the source, the chart, the values.
// Each <section class="run"> carries its run as JSON. Everything from the model goes into the page
// as text, never as markup.
(function () {
  const views = [];
  let active = 0;

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function keepInView(box, target) {
    // The page itself stays where it is; only the box scrolls.
    const r = target.getBoundingClientRect();
    const b = box.getBoundingClientRect();
    if (r.top < b.top + 24 || r.bottom > b.bottom) box.scrollTop += r.top - b.top - b.height / 2;
  }

  function view(section, index) {
    const run = JSON.parse(section.querySelector("script").textContent);
    const part = (name) => section.querySelector("[data-part=" + name + "]");
    const last = run.states.length - 1;
    let now = 0;

    // ---- states: most are written as what is not as in the state before
    const whole = (state) => "values" in state;

    function stateAt(index) {
      let from = index;
      while (!whole(run.states[from])) from--;
      const values = run.states[from].values.slice();
      const processes = run.states[from].processes.slice();
      run.states.slice(from + 1, index + 1).forEach((state) => {
        state.changedValues.forEach((c) => { values[c.index] = { ...values[c.index], value: c.value }; });
        state.changedProcesses.forEach((c) => { processes[c.index] = { ...processes[c.index], ...c }; });
      });
      return { values, processes };
    }

    // ---- source: one line of the model, one element
    const lines = run.text.split("\n").map((text) => {
      const line = element("span", "l", text === "" ? " " : text);
      part("source").append(line);
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
      const first = state.processes.find((process) => process.file === run.model);
      const target = moved || (first && lines[first.line - 1]);
      if (target) keepInView(part("source").parentElement, target);
    }

    // ---- values: globals, then each process; what the step has changed is marked
    function showValues(state, before) {
      const body = part("values");
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
    const name = (a) => (a.pid < 0 ? a.process : a.process + ":" + a.pid);
    const rows = run.trace.map((step, i) => {
      if (run.cycleStart === step.step) {
        const mark = element("tr");
        const cell = element("td", "loopmark", "\u221e from here on for ever");
        cell.colSpan = 5;
        mark.append(cell);
        part("steps").append(mark);
      }
      const row = element("tr", "step");
      row.tabIndex = 0;
      row.append(
        element("td", "", step.step + (step.time === undefined ? "" : " (t=" + step.time + ")")),
        element("td", "", name(step) + (step.partner ? " & " + name(step.partner) : "")),
        element("td", "", step.line || ""),
        element("td", "code", step.text + (step.partner ? "  /  " + step.partner.text : "")),
        element("td", "code", step.changes.map((c) => (c.process ? c.process + "." : "") + c.variable
          + ": " + c.before + " \u2192 " + c.after).join(", ")));
      row.addEventListener("click", () => go(i + 1));
      row.addEventListener("keydown", (event) => { if (event.key === "Enter") go(i + 1); });
      part("steps").append(row);
      return row;
    });
    // A run of which only some steps are shown keeps their numbers.
    const places = new Map(run.trace.map((step, i) => [step.step, i + 1]));
    const cycle = places.get(run.cycleStart);
    const chartRows = Array.from(section.querySelectorAll(".row[data-step]"));
    chartRows.forEach((row) => {
      row.style.cursor = "pointer";
      row.addEventListener("click", () => go(places.get(Number(row.dataset.step))));
    });

    function go(to) {
      active = index;
      now = Math.max(0, Math.min(last, to));
      const state = stateAt(now);
      showSource(state, now > 0 ? run.trace[now - 1] : null);
      showValues(state, now > 0 ? stateAt(now - 1) : null);
      rows.forEach((row, i) => row.classList.toggle("now", i === now - 1));
      if (rows[now - 1]) keepInView(part("steps").closest(".scroll"), rows[now - 1]);
      chartRows.forEach((row) => {
        const here = places.get(Number(row.dataset.step)) === now;
        row.classList.toggle("now", here);
        if (here) keepInView(part("chart"), row);
      });
      part("slider").value = now;
      const number = now > 0 ? run.trace[now - 1].step : 0;
      part("where").textContent = "step " + number + " of " + (last > 0 ? run.trace[last - 1].step : 0);
      history.replaceState(null, "", "#run=" + index + "&step=" + now);
    }

    // Behind the last step of a run that never ends comes the first one of its cycle.
    const moves = {
      first: () => go(0),
      back: () => go(now - 1),
      next: () => go(now === last && cycle ? cycle : now + 1),
      last: () => go(last),
    };
    Object.keys(moves).forEach((move) => part(move).addEventListener("click", moves[move]));
    part("slider").max = last;
    part("slider").addEventListener("input", (event) => go(Number(event.target.value)));
    section.addEventListener("focusin", () => { active = index; });
    return { go, moves, last };
  }

  document.querySelectorAll("section.run").forEach((section, index) => views.push(view(section, index)));
  document.addEventListener("keydown", (event) => {
    if (event.target.tagName === "INPUT" || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (move && views[active]) {
      event.preventDefault();
      views[active].moves[move]();
    }
  });
  const asked = /^#run=(\d+)&step=(\d+)$/.exec(location.hash);
  views.forEach((one) => one.go(one.last));
  if (views.length) {
    const chosen = asked && views[Number(asked[1])] ? Number(asked[1]) : 0;
    views[chosen].go(asked ? Number(asked[2]) : views[chosen].last);
  }
})();
