// Where one stands, in the address: which text of the model, the steps of the run, the position on it.
// m: model, p: path, at: position, r: number of the violation, c: where its cycle starts, t: tab, k: check
// g: the state graph as root:depth:options, gx: states grown from, ga: a way grown along, gf: what is marked
// cl, cr: which runs are compared, ci: at which step, cp: the run that was pinned
const list = (text) => (text ? text.split(",") : []);

function readGraph(values) {
  const [root, depth, options] = (values.get("g") || "-1:2:").split(":");
  return { root: Number(root), depth: Number(depth) || 0, inside: (options || "").includes("i"), symmetry: (options || "").includes("s"),
    grown: list(values.get("gx")).map(Number), along: list(values.get("ga")), condition: values.get("gf") || "" };
}

function writeGraph(g, values) {
  if (g.root < 0) return;
  values.set("g", g.root + ":" + g.depth + ":" + (g.inside ? "i" : "") + (g.symmetry ? "s" : ""));
  if (g.grown.length) values.set("gx", g.grown.join(","));
  if (g.along.length) values.set("ga", g.along.join(","));
  if (g.condition) values.set("gf", g.condition);
}

function writeCompare(c, values) {
  if (c.left) values.set("cl", c.left);
  if (c.right) values.set("cr", c.right);
  if (c.row) values.set("ci", c.row);
  if (c.pinned.length) values.set("cp", c.pinned.join(","));
}

export function read() {
  const values = new URLSearchParams(location.hash.slice(1));
  const path = values.get("p") ? values.get("p").split(",") : [];
  return {
    model: values.get("m") || "",
    path,
    at: Math.min(path.length, Number(values.get("at") || path.length) || 0),
    run: Number(values.get("r")) || 0,
    tab: values.get("t") || "automata",
    check: Number(values.get("k")) || 0,
    channels: values.get("c") || "blocking",
    heat: values.get("h") === "1",
    graph: readGraph(values),
    compare: { left: values.get("cl") || "", right: values.get("cr") || "", row: Number(values.get("ci")) || 0, pinned: list(values.get("cp")) },
  };
}

export function write(place) {
  const values = new URLSearchParams();
  values.set("m", place.model);
  if (place.path.length) values.set("p", place.path.join(","));
  values.set("at", place.at);
  if (place.run) values.set("r", place.run);
  if (place.check) values.set("k", place.check);
  if (place.channels !== "blocking") values.set("c", place.channels);
  if (place.tab !== "automata") values.set("t", place.tab);
  if (place.heat) values.set("h", "1");
  if (place.tab === "graph") writeGraph(place.graph, values);
  if (place.tab === "compare") writeCompare(place.compare, values);
  history.replaceState(null, "", "#" + values.toString().replaceAll("%2C", ",").replaceAll("%3E", ">"));
}
