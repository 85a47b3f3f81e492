// One state: what can happen, what cannot and why, channels and variables.
import { byId, el, badge, colour } from "./dom.js";

const name = (a) => (a.pid < 0 ? a.process : a.process + ":" + a.pid);

export function show(state, before, onStep, onLine) {
  choices(state, onStep);
  blocked(state, onLine);
  channels(state, before);
  variables(state, before);
}

function choices(state, onStep) {
  byId("choice-count").textContent = state.choices.length ? state.choices.length : "";
  const made = state.choices.map((c, i) => {
    const button = el("button", { class: "choice", "data-pid": c.pid, title: i < 9 ? "Shift+" + (i + 1) : "" },
      badge(c.pid, name(c)), el("span", { class: "code", text: c.text }),
      el("span", { class: "soft", text: c.line ? name(c) + ", line " + c.line : "" }));
    if (c.partner) {
      button.append(el("span", { class: "with" }, badge(c.partner.pid, name(c.partner)), el("span", { class: "code", text: c.partner.text }),
        el("span", { class: "soft", text: name(c.partner) + ", line " + c.partner.line })));
    }
    button.addEventListener("click", () => onStep(c));
    return button;
  });
  if (!made.length) {
    made.push(el("p", { class: state.validEnd ? "ending" : "ending bad",
      text: state.validEnd ? "The end: nothing can happen any more." : "Deadlock: nothing can happen, and not all processes may rest here." }));
  }
  byId("choices").replaceChildren(...made);
}

function blocked(state, onLine) {
  byId("blocked-count").textContent = state.blocked.length || "";
  byId("blocked").replaceChildren(...state.blocked.map((b) => {
    const item = el("li", {}, badge(b.pid, name(b)), el("button", { class: "code plain", text: b.text, title: name(b) + ", line " + b.line }),
      el("span", { class: "soft", text: b.reason }));
    item.querySelector("button").addEventListener("click", () => onLine(b.line));
    return item;
  }));
  byId("blocked-box").hidden = !state.blocked.length;
}

function channels(state, before) {
  byId("channels-title").hidden = !state.channels.length;
  const old = new Map((before ? before.channels : []).map((c) => [c.name, c.messages.join(";")]));
  byId("channels").replaceChildren(...state.channels.map((c) => {
    const changed = before && old.get(c.name) !== c.messages.join(";");
    const queue = el("span", { class: "queue", role: c.messages.length ? "list" : "group", "aria-label": "Messages in " + c.name });
    c.messages.forEach((m) => queue.append(el("span", { class: "message", role: "listitem", text: m })));
    for (let i = c.messages.length; i < Math.min(c.capacity, 8); i++) queue.append(el("span", { class: "free", "aria-hidden": "true" }));
    if (c.capacity === 0) queue.append(el("span", { class: "soft", text: "rendez-vous" }));
    else queue.append(el("span", { class: "soft", text: c.messages.length + "/" + c.capacity }));
    return el("div", { class: "channel" + (changed ? " changed" : "") }, el("span", { class: "code", text: c.name }), queue);
  }));
}

// Arrays and structures are folded into their first name: a[0], a[1] stand below a.
function variables(state, before) {
  const key = (v) => (v.owner || "") + "\u0000" + v.name;
  const old = new Map((before ? before.values : []).map((v) => [key(v), v.value]));
  const groups = new Map();
  const isChannel = new Set(state.channels.map((c) => c.name));
  state.values.forEach((v) => {
    if (isChannel.has(v.owner ? v.owner + "." + v.name : v.name)) return;
    const owner = v.owner || "";
    if (!groups.has(owner)) groups.set(owner, new Map());
    const root = v.name.split(/[.[]/)[0];
    const group = groups.get(owner);
    if (!group.has(root)) group.set(root, []);
    group.get(root).push(v);
  });
  const box = byId("variables");
  const closed = new Set([...box.querySelectorAll("details:not([open])")].map((d) => d.dataset.key));
  box.replaceChildren(...[...groups].map(([owner, roots]) => {
    const pid = owner ? Number(owner.slice(owner.lastIndexOf(":") + 1)) : -1;
    const list = el("div");
    roots.forEach((values, root) => {
      if (values.length === 1) list.append(row(values[0], values[0].name));
      else list.append(fold(owner + "." + root, closed, el("span", { class: "code", text: root }), values.map((v) => row(v, v.name.slice(root.length)))));
    });
    return fold(owner, closed, owner ? el("span", {}, badge(pid, owner), " " + owner) : el("span", { text: "global" }), [list]);
  }));
  if (!groups.size) box.append(el("p", { class: "soft", text: "The model has no variables." }));

  function row(v, label) {
    const was = old.get(key(v));
    const changed = before && was !== v.value;
    return el("div", { class: "value" + (changed ? " changed" : "") }, el("span", { class: "code", text: label }),
      el("span", { class: "code", text: v.value }), changed && was !== undefined ? el("span", { class: "was", text: "was " + was }) : null);
  }
}

function fold(id, closed, title, children) {
  return el("details", { open: !closed.has(id), "data-key": id }, el("summary", {}, title), ...children);
}

export { colour };
