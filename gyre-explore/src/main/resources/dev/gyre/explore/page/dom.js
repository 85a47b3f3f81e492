// Elements. Everything from the model goes into the page as text, never as markup.
export const byId = (id) => document.getElementById(id);

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") made.textContent = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function el(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

// Scrolls the box only, so that the page stays where it is.
export function keepInView(box, target) {
  const r = target.getBoundingClientRect();
  const b = box.getBoundingClientRect();
  if (r.top < b.top + 30 || r.bottom > b.bottom - 10) box.scrollTop += r.top - b.top - b.height / 2;
  if (r.left < b.left || r.right > b.right) box.scrollLeft += r.left - b.left - b.width / 2;
}

export const colour = (pid) => (pid < 0 ? "pnone" : "p" + (pid % 8));

// A process as a small coloured mark.
export function badge(pid, name) {
  return el("span", { class: "badge " + colour(pid), title: name, text: pid < 0 ? "\u23F1" : String(pid) });
}

export const short = (text, length) => (text.length <= length ? text : text.slice(0, length - 1) + "\u2026");
