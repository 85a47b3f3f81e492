// Beside each channel: whether it stays bounded, whatever its capacity.
import { api } from "./api.js";
import { byId, el } from "./dom.js";

let model = "";
let found = new Map();

export async function show(place) {
  if (model !== place.model) {
    model = place.model;
    found = new Map();
    const asked = model;
    let report;
    try {
      report = await api.bounds(asked);
    } catch (fault) {
      return; // it takes too long, or there is nothing to say
    }
    if (asked !== model) return;
    found = new Map(report.channels.map((c) => [c.channel, c]));
  }
  for (const box of byId("channels").children) {
    const name = box.querySelector(".code").textContent;
    // The channels of all processes of a proctype have one answer.
    const bound = found.get(name) || found.get(name.replace(/:\d+\./, ".").replace(/^(\w+):\d+$/, "$1"));
    if (bound && bound.verdict !== "rendezvous" && !box.querySelector(".bound")) {
      box.append(el("span", { class: "soft bound", text: words(bound), title: reason(bound) }));
    }
  }
}

function words(c) {
  if (c.verdict === "unknown") return c.loops.length ? "may be flooded" : "bound unknown";
  return c.bound === undefined ? "bounded" : "never more than " + c.bound;
}

function reason(c) {
  if (c.verdict === "bounded") {
    return ["With unlimited buffers, too.", ...c.shares.map((s) => s.process + " may add " + s.credit),
      ...c.counted.map((k) => "a message in " + k.messages + " counts " + k.worth)].join("\n");
  }
  return ["With unlimited buffers these may flood it:",
    ...c.loops.map((l) => l.times + " x " + l.process + ", lines " + [...new Set(l.steps.map((s) => s.line))].join(", "))].join("\n");
}
