// The state graph around a place. A click on a state goes there, and grows the graph if that state has not been looked into.
import { byId, el } from "./dom.js";
import { api } from "./api.js";

const NONE = { root: -1, depth: 2, grown: [], along: [], inside: false, symmetry: false, condition: "" };
const MOST_ALONG = 200;
let hooks = {};
let asked = "";
let shown = null; // what the server has answered for what was asked
let root = ""; // of the picture that is shown
let base = ""; // the place to which the numbers of states belong
let zoom = 1;
let turn = 0;

export const fresh = () => ({ ...NONE, grown: [], along: [] });

// hooks: place(), open(path) goes to its end, refresh() shows the place again, status(text, kind)
export function start(given) {
  hooks = given;
  byId("graph-form").addEventListener("submit", (event) => { event.preventDefault(); find(); });
  byId("graph-depth").addEventListener("change", (event) => change({ depth: Number(event.target.value), grown: [] }));
  byId("graph-inside").addEventListener("change", (event) => change({ inside: event.target.checked, grown: [] }));
  byId("graph-symmetry").addEventListener("change", (event) => change({ symmetry: event.target.checked, grown: [] }));
  byId("graph-condition").addEventListener("change", (event) => change({ condition: event.target.value.trim() }));
  byId("graph-here").addEventListener("click", () => change({ root: hooks.place().at, grown: [], along: [] }));
  byId("graph-along").addEventListener("click", () => along());
  byId("graph-in").addEventListener("click", () => scale(zoom * 1.25));
  byId("graph-out").addEventListener("click", () => scale(zoom / 1.25));
  byId("graph-fit").addEventListener("click", fit);
  byId("graph-box").addEventListener("keydown", keys);
}

// What is wanted next may belong to another root.
export function forget() { base = ""; }

function change(wanted) {
  forget();
  Object.assign(hooks.place().graph, wanted);
  hooks.refresh();
}

function along() {
  const place = hooks.place();
  const root = Math.max(0, place.path.length - MOST_ALONG);
  change({ root, along: place.path.slice(root), grown: [], depth: 0 });
}

// Leads to the nearest state in which the condition holds, and shows the way there.
async function find() {
  const place = hooks.place();
  const condition = byId("graph-condition").value.trim();
  if (!condition) { byId("graph-condition").focus(); return; }
  const here = place.path.slice(0, place.at);
  try {
    hooks.status("looking for a state\u2026", "busy");
    const found = await api.find(place, here, condition);
    if (!found.path) {
      hooks.status((found.all ? "it holds in none of the " : "not found in the first ") + found.states.toLocaleString("en") + " states from here", found.all ? "" : "undecided");
      change({ condition });
      return;
    }
    forget();
    Object.assign(place.graph, { root: place.at, along: found.path, grown: [], depth: 1, condition });
    hooks.status(found.path.length ? "it holds " + found.path.length + (found.path.length === 1 ? " step" : " steps") + " from here" : "it holds here", "holds");
    await hooks.open(here.concat(found.path));
  } catch (fault) { hooks.status(fault.message, "error"); }
}

// The picture belongs to a root on the path; another path needs another one.
function settle(place) {
  const g = place.graph;
  if (g.root < 0 || g.root > place.path.length) Object.assign(g, { root: place.at, grown: [], along: [] });
  const now = [place.model, place.channels, ...place.path.slice(0, g.root)].join();
  if (base && base !== now) Object.assign(g, { grown: [], along: [] }); // the numbers belong to another root
  base = now;
  return [place.model, place.channels, g.depth, g.grown, g.along, g.inside, g.symmetry, g.condition, ...place.path.slice(0, g.root)].join("|");
}

const rootOf = (place) => [place.model, place.graph.depth, place.graph.inside, place.graph.symmetry, place.graph.along, ...place.path.slice(0, place.graph.root)].join("|");

export async function show(place) {
  const mine = ++turn;
  const g = place.graph;
  for (let grown = 0; ; grown++) {
    const wanted = settle(place);
    controls(place);
    if (wanted !== asked) {
      byId("graph-box").classList.add("waiting");
      try {
        const answer = await api.graph(place, place.path.slice(0, g.root), g);
        if (mine !== turn) return;
        const focus = focused();
        const renewed = root !== rootOf(place);
        root = rootOf(place);
        shown = answer;
        asked = wanted;
        draw(focus, renewed);
      } catch (fault) {
        if (mine !== turn) return;
        asked = "";
        shown = null;
        byId("graph-box").classList.remove("waiting");
        byId("graph-box").replaceChildren(el("p", { class: "bad pad", role: "alert", text: fault.message }));
        byId("graph-note").replaceChildren();
        return;
      }
    }
    // Who walks on from the edge of the picture takes the picture along.
    const found = await follow(place);
    if (mine !== turn) return;
    if (!found.rest.length || !isOpen(found.last) || grown >= 3 || shown.leftOut) {
      stand(place, found);
      return;
    }
    g.grown.push(found.last);
  }
}

const box = (number) => byId("graph-box").querySelector(`[data-node="${number}"]`);
const isOpen = (number) => Boolean(box(number)?.classList.contains("open"));
const focused = () => document.activeElement?.closest?.("#graph-box [data-node]")?.dataset.node;

// The states on the way from the root to where one stands. Of states that are equal up to symmetry one is shown, and the server
// knows which.
async function follow(place) {
  const path = place.path.slice(place.graph.root, Math.max(place.graph.root, place.at));
  if (place.graph.symmetry) {
    const found = await api.whereabouts(place, place.path.slice(0, place.graph.root), place.graph, path);
    return { trail: found.states, last: found.states.at(-1), rest: path.slice(found.followed) };
  }
  const trail = [0];
  let done = 0;
  let at = 0;
  while (done < path.length) {
    const step = shown.states[at].steps.find((s) => s.transitions.every((t, i) => t === path[done + i]));
    if (!step) break;
    at = step.target;
    done += step.transitions.length;
    trail.push(at);
  }
  return { trail, last: at, rest: path.slice(done) };
}

function draw(focus, renewed) {
  const picture = new DOMParser().parseFromString(shown.picture.replace(/<style>[^]*?<\/style>/, ""), "image/svg+xml").documentElement;
  picture.querySelectorAll("script").forEach((s) => s.remove());
  picture.setAttribute("role", "group");
  const made = document.importNode(picture, true);
  made.dataset.width = made.getAttribute("width");
  made.dataset.height = made.getAttribute("height");
  byId("graph-box").replaceChildren(made);
  byId("graph-box").classList.remove("waiting");
  made.querySelectorAll("[data-node]").forEach((node) => {
    const number = Number(node.dataset.node);
    node.setAttribute("tabindex", number === 0 ? 0 : -1);
    node.setAttribute("role", "button");
    node.setAttribute("aria-label", "state " + node.querySelector("title").textContent.replaceAll("\n", ", ") + (node.classList.contains("open") ? ", not looked into" : ""));
    node.addEventListener("click", () => visit(number));
  });
  if (renewed) fit(); else scale(zoom);
  if (focus !== undefined && box(focus)) box(focus).focus({ preventScroll: true });
}

// Goes to a state along the way by which it was met first.
function visit(number) {
  const place = hooks.place();
  let path = [];
  for (let at = number; at > 0; at = shown.states[at].parent) {
    const parent = shown.states[shown.states[at].parent];
    path = parent.steps.find((s) => s.target === at && s.exact).transitions.concat(path);
  }
  if (isOpen(number) && !shown.leftOut) place.graph.grown.push(number);
  box(number).focus({ preventScroll: true });
  hooks.open(place.path.slice(0, place.graph.root).concat(path));
}

function stand(place, { trail, last, rest }) {
  const inside = place.at >= place.graph.root;
  const here = inside && !rest.length ? last : -1;
  const way = new Set(inside ? trail.slice(1).map((to, i) => trail[i] + ">" + to) : []);
  byId("graph-box").querySelectorAll("[data-node]").forEach((node) => {
    const number = Number(node.dataset.node);
    node.classList.toggle("here", number === here);
    node.classList.toggle("trail", inside && trail.includes(number));
    if (number === here) node.setAttribute("aria-current", "location"); else node.removeAttribute("aria-current");
  });
  byId("graph-box").querySelectorAll(".arc").forEach((arc) => arc.classList.toggle("trail", way.has(arc.dataset.from + ">" + arc.dataset.to)));
  const target = here >= 0 ? box(here) : null;
  if (target) {
    roving(target);
    reveal(target);
  }
  note(place, here);
}

function note(place, here) {
  const steps = shown.states.reduce((sum, state) => sum + state.steps.length, 0);
  const open = byId("graph-box").querySelectorAll(".node.open").length;
  const count = (n, what) => n.toLocaleString("en") + " " + what + (n === 1 ? "" : "s");
  const parts = [count(shown.states.length, "state") + ", " + count(steps, "step")];
  parts.push(open ? open.toLocaleString("en") + " not looked into" : shown.leftOut ? "" : "all that can be reached from " + (place.graph.root ? "step " + place.graph.root : "the start"));
  const texts = parts.filter(Boolean).concat(shown.remarks);
  if (here < 0) texts.push(place.at < place.graph.root ? "where you stand is before the root" : "where you stand is not in the picture");
  byId("graph-note").replaceChildren(texts.join("; ") + ".");
  byId("graph-here").disabled = place.graph.root === place.at && !place.graph.along.length;
}

function controls(place) {
  const g = place.graph;
  const depth = byId("graph-depth");
  if (![...depth.options].some((o) => Number(o.value) === g.depth)) depth.append(el("option", { value: g.depth, text: g.depth }));
  depth.value = String(g.depth);
  byId("graph-inside").checked = g.inside;
  byId("graph-symmetry").checked = g.symmetry;
  if (document.activeElement !== byId("graph-condition")) byId("graph-condition").value = g.condition;
  byId("graph-along").disabled = !place.path.length;
}

// ---- moving around
function scale(wanted) {
  zoom = Math.max(0.08, Math.min(3, wanted));
  const picture = byId("graph-box").querySelector("svg");
  if (!picture) return;
  picture.setAttribute("width", Math.round(picture.dataset.width * zoom));
  picture.setAttribute("height", Math.round(picture.dataset.height * zoom));
}

// All of it, if that can still be read; the button shows all of it in any case.
function fit(event) {
  const picture = byId("graph-box").querySelector("svg");
  if (!picture) return;
  const room = byId("graph-box");
  const whole = Math.min(1, (room.clientWidth - 8) / picture.dataset.width, (room.clientHeight - 8) / picture.dataset.height);
  scale(event ? whole : Math.max(0.7, whole));
}

function reveal(target) {
  const room = byId("graph-box");
  const r = target.getBoundingClientRect();
  const b = room.getBoundingClientRect();
  if (!b.width) return;
  if (r.top < b.top + 20 || r.bottom > b.bottom - 60) room.scrollTop += r.top - b.top - b.height / 3;
  if (r.left < b.left + 20 || r.right > b.right - 20) room.scrollLeft += r.left + r.width / 2 - b.left - b.width / 2;
}

function roving(target) {
  byId("graph-box").querySelectorAll("[data-node][tabindex='0']").forEach((node) => node.setAttribute("tabindex", -1));
  target.setAttribute("tabindex", 0);
}

function keys(event) {
  const node = event.target.closest("[data-node]");
  if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
  const number = Number(node.dataset.node);
  if (event.key === "Enter" || event.key === " ") visit(number);
  else if (event.key === "ArrowDown") move(shown.states[number].steps.map((s) => s.target).find((t) => t !== number));
  else if (event.key === "ArrowUp") move(shown.states[number].parent);
  else if (event.key === "ArrowLeft" || event.key === "ArrowRight") move(beside(node, event.key === "ArrowLeft" ? -1 : 1));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function move(number) {
  const target = number >= 0 ? box(number) : null;
  if (!target) return;
  roving(target);
  target.focus({ preventScroll: true });
  reveal(target);
}

// The nearest state on the same height.
function beside(node, side) {
  const from = node.getBoundingClientRect();
  let best = -1;
  let least = Infinity;
  byId("graph-box").querySelectorAll("[data-node]").forEach((other) => {
    const to = other.getBoundingClientRect();
    const far = (to.left - from.left) * side;
    if (other !== node && far > 0 && to.top < from.bottom && to.bottom > from.top && far < least) { least = far; best = Number(other.dataset.node); }
  });
  return best;
}
