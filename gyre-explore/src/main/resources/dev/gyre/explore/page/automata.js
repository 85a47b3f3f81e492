// The automaton of each process type, with its processes on it. A statement that can be executed is lit and can be clicked.
import { byId, el, svg, short, colour, keepInView } from "./dom.js";
import { layered } from "./layout.js";

let drawings = [];
let reveal = () => {};

export function draw(model, onLine) {
  reveal = onLine;
  drawings = [];
  const box = byId("automata");
  box.replaceChildren();
  (model.automata || []).forEach((automaton) => {
    const plan = layered(automaton);
    const drawing = { automaton, plan, locations: new Map(), edges: new Map() };
    const picture = svg("svg", { class: "automaton", width: plan.width, height: plan.height, role: "img",
      "aria-label": "Automaton of " + automaton.name });
    picture.append(svg("defs", {}, tip("tip-a", "tipfill"), tip("tip-on", "tipfill on")));
    plan.edges.forEach((e) => picture.append(edge(e, drawing)));
    plan.nodes.forEach((n) => picture.append(node(n, drawing)));
    drawing.tokens = svg("g");
    picture.append(drawing.tokens);
    box.append(el("figure", { class: "type" }, el("figcaption", {}, el("b", { text: automaton.name }), " ",
      el("span", { class: "soft", text: automaton.kind + ", " + automaton.locations.length + (automaton.locations.length === 1 ? " location" : " locations") })), picture));
    drawings.push(drawing);
  });
}

function tip(id, kind) {
  return svg("marker", { id, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" },
    svg("path", { d: "M0 0 10 5 0 10z", class: kind }));
}

function node(n, drawing) {
  const l = n.location;
  const group = svg("g", { class: "location" + (l ? l.marks.map((m) => " m-" + m).join("") : " gone"), transform: `translate(${n.x} ${n.y})` });
  if (!l) {
    group.append(svg("circle", { r: 9 }), svg("circle", { r: 4.5, class: "inner" }), svg("title", { text: "the process has ended" }));
    return group;
  }
  const label = l.labels.length ? l.labels[0] : String(l.number);
  group.append(svg("circle", { r: 13 }));
  if (l.marks.includes("end")) group.append(svg("circle", { r: 10, class: "inner" }));
  group.append(svg("text", { class: "number", y: 4, text: l.number }));
  if (l.labels.length) group.append(svg("text", { class: "name", x: -18, y: 4, text: short(label, 16) }));
  group.append(svg("title", { text: "line " + l.line + (l.labels.length ? ", " + l.labels.join(", ") : "") }));
  group.addEventListener("click", () => reveal(l.line));
  drawing.locations.set(n.id, group);
  return group;
}

function edge(e, drawing) {
  const a = drawing.plan.byId.get(e.from);
  const b = drawing.plan.byId.get(e.to);
  const side = (e.bend - (e.siblings - 1) / 2) * 46;
  let d, x, y, anchor = "middle";
  if (e.from === e.to) {
    const out = 34 + e.bend * 14;
    d = `M${a.x + 11} ${a.y - 7}C${a.x + out} ${a.y - 26 - e.bend * 6} ${a.x + out} ${a.y + 26 + e.bend * 6} ${a.x + 11} ${a.y + 8}`;
    x = a.x + out - 4; y = a.y + 4 + e.bend * 13; anchor = "start";
  } else if (e.lane) {
    const right = e.lane;
    d = `M${a.x + 13} ${a.y + 2}C${(a.x + right) / 2} ${a.y + 16} ${right} ${a.y + 12} ${right} ${a.y - 16}L${right} ${b.y + 16}`
      + `C${right} ${b.y - 14} ${b.x + 40} ${b.y - 14} ${b.x + 14} ${b.y - 3}`;
    if (a.rank === b.rank) d = `M${a.x} ${a.y + 13}C${a.x} ${a.y + 40} ${b.x} ${b.y + 40} ${b.x} ${b.y + 14}`;
    x = a.x + 20; y = a.y + 22 + e.row * 12; anchor = "start";
  } else {
    const mid = (a.y + b.y) / 2;
    d = `M${a.x} ${a.y + 13}C${a.x + side} ${mid} ${b.x + side} ${mid} ${b.x} ${b.y - 14}`;
    const t = 0.47;
    x = a.x + (b.x - a.x) * t + side * 0.76; y = a.y + (b.y - a.y) * t + 3 + (e.bend - (e.siblings - 1) / 2) * 10;
  }
  const group = svg("g", { class: "edge" + (e.edge.atomic ? " atomic" : "") });
  group.append(svg("path", { d, class: "hit" }), svg("path", { d, class: "line" }),
    svg("text", { x, y, "text-anchor": anchor, text: short(e.edge.text, 26) }),
    svg("title", { text: e.edge.text + "  (line " + e.edge.line + ")" + (e.edge.atomic ? ", atomic" : "") }));
  drawing.edges.set(e.edge.id, group);
  return group;
}

export function show(state, onStep) {
  const open = new Map();
  const put = (id, c) => open.set(id, (open.get(id) || []).concat(c));
  state.choices.forEach((c) => {
    const m = /^(\d+)\.(\d+)(?:>(\d+)\.(\d+))?$/.exec(c.transition);
    if (!m) return;
    put(Number(m[2]), c);
    if (m[4]) put(Number(m[4]), c);
  });
  let first = null;
  drawings.forEach((drawing) => {
    drawing.locations.forEach((g) => g.classList.remove("here"));
    drawing.edges.forEach((g, id) => {
      const choices = open.get(id);
      g.classList.toggle("open", Boolean(choices));
      g.onclick = choices ? () => onStep(choices[0]) : null;
    });
    drawing.tokens.replaceChildren();
    const seen = new Map();
    state.processes.filter((p) => p.automaton === drawing.automaton.index).forEach((p) => {
      const n = drawing.plan.byId.get(p.location);
      if (!n || n.rank < 0) return;
      drawing.locations.get(p.location)?.classList.add("here");
      const k = seen.get(p.location) || 0;
      seen.set(p.location, k + 1);
      const token = svg("g", { class: "token " + colour(p.pid) + (p.canMove ? "" : " stuck"), transform: `translate(${n.x + 15 + k * 15} ${n.y - 13})` },
        svg("circle", { r: 8 }), svg("text", { y: 3.5, text: p.pid }), svg("title", { text: p.name + (p.canMove ? "" : ", cannot move") }));
      drawing.tokens.append(token);
      const step = state.last && state.last.step;
      if (!first || (step && step.pid === p.pid)) first = token;
    });
  });
  if (first && !byId("automata").hidden) keepInView(byId("automata"), first);
}
