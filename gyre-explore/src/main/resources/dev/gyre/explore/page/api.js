// Requests to the server that served this page. The token in the address opens it.
const token = new URLSearchParams(location.search).get("token") || "";

async function request(method, path, parameters, body) {
  const query = new URLSearchParams(parameters).toString();
  let response;
  try {
    response = await fetch("/api/" + path + (query ? "?" + query : ""), {
      method, body, headers: { "X-Gyre-Token": token, "Content-Type": "text/plain; charset=utf-8" } });
  } catch (fault) {
    throw new Error("the explorer does not answer any more; is gyre explore still running?");
  }
  const text = await response.text();
  if (!response.ok) {
    let message = text;
    try { message = JSON.parse(text).error || text; } catch (fault) { /* it is plain text */ }
    const error = new Error(message);
    error.status = response.status;
    throw error;
  }
  return text;
}

const json = async (...call) => JSON.parse(await request(...call));
const at = (place) => ({ model: place.model, channels: place.channels });
const lines = (...lists) => lists.map((list) => list.join(",")).join("\n");
const graphOptions = (place, g) => ({ ...at(place), depth: g.depth, inside: g.inside ? "yes" : "", symmetry: g.symmetry ? "yes" : "", condition: g.condition });

export const api = {
  model: (id) => json("GET", "model", id ? { model: id } : {}),
  tryText: (text) => json("PUT", "model", {}, text),
  diagnose: (text) => json("POST", "diagnose", {}, text),
  save: (model) => json("POST", "save", { model }),
  state: (place, path) => json("POST", "state", at(place), path.join(",")),
  steps: (place, path, from) => json("POST", "steps", { ...at(place), from: from || 0 }, path.join(",")),
  chart: (place, path, cycle, ending) =>
    request("POST", "chart", { ...at(place), cycle: cycle || "", ending }, path.join(",")),
  walk: (place, path, steps, seed, until) =>
    json("POST", "walk", { ...at(place), steps, seed, until }, path.join(",")),
  graph: (place, path, g) => json("POST", "graph", graphOptions(place, g), lines(path, g.along, g.grown)),
  whereabouts: (place, path, g, way) => json("POST", "whereabouts", graphOptions(place, g), lines(path, g.along, g.grown, way)),
  find: (place, path, condition) => json("POST", "find", { ...at(place), condition }, path.join(",")),
  bounds: (model) => json("GET", "bounds", { model }),
  coverage: (place) => json("POST", "coverage", at(place)),
  properties: (place, path) => json("POST", "properties", at(place), path.join(",")),
  runs: () => json("GET", "runs", {}),
  run: (number) => json("GET", "run", { number }),
  check: (model, options) => json("POST", "check", { model }, options),
  cancel: (check) => json("POST", "cancel", { check }),
  events: (check) => new EventSource("/api/events?" + new URLSearchParams({ check, token })),
};
