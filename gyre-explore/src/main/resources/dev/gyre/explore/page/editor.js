// The text as a draft: problems show while one types, nothing else changes until one says so.
import { byId, el } from "./dom.js";
import { api } from "./api.js";

let timer = 0;
let asked = 0;
let hooks = {};

// hooks: text() of the model, use(text), save()
export function start(given) {
  hooks = given;
  byId("edit").addEventListener("click", toggle);
  byId("apply").addEventListener("click", () => hooks.use(byId("editor").value));
  byId("save").addEventListener("click", () => hooks.save());
  byId("editor").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(diagnose, 250); });
  byId("editor").addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") { event.preventDefault(); hooks.use(byId("editor").value); }
    if (event.key === "Escape") byId("edit").focus();
  });
}

export const isOpen = () => !byId("editor-box").hidden;

export function toggle() {
  const open = !isOpen();
  byId("editor-box").hidden = !open;
  byId("source-box").hidden = open;
  byId("apply").hidden = !open;
  byId("edit").setAttribute("aria-pressed", String(open));
  if (open) {
    byId("editor").value = hooks.text();
    byId("editor").focus();
    byId("editor").setSelectionRange(0, 0);
  }
}

async function diagnose() {
  const number = ++asked;
  try {
    const { diagnostics } = await api.diagnose(byId("editor").value);
    if (number === asked) problems(diagnostics);
  } catch (fault) { problems([{ severity: "error", line: 0, message: fault.message }]); }
}

export function problems(diagnostics) {
  byId("problems").replaceChildren(...diagnostics.slice(0, 50).map((d) => {
    const item = el("button", { class: "problem " + d.severity, title: d.hint || "" }, el("b", { text: d.severity + (d.line ? ", line " + d.line : "") + ": " }), d.message);
    item.addEventListener("click", () => jump(d));
    return item;
  }));
}

function jump(d) {
  if (!isOpen() || !d.line) return;
  const editor = byId("editor");
  const start = editor.value.split("\n").slice(0, d.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + (d.column || 1) - 1;
  editor.focus();
  editor.setSelectionRange(start, start + Math.max(1, (d.endColumn || 2) - (d.column || 1)));
  editor.scrollTop = Math.max(0, (d.line - 6) * 18);
}
