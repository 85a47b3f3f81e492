// Layers for an automaton: each location stands below those from which it is first reached.
const LABEL = 26;
const CHARACTER = 6.3;
const LAYER = 66;

export function layered(automaton) {
  const nodes = new Map();
  automaton.locations.forEach((l) => nodes.set(l.index, { id: l.index, location: l, rank: -1, x: 0, y: 0 }));
  const edges = [];
  automaton.locations.forEach((l) => l.edges.forEach((e) => {
    if (e.target < 0 && !nodes.has(-1)) nodes.set(-1, { id: -1, location: null, rank: -1, x: 0, y: 0 });
    edges.push({ from: l.index, to: e.target < 0 ? -1 : e.target, edge: e });
  }));
  rank(nodes, edges, automaton.initial);
  const layers = [];
  for (const node of nodes.values()) if (node.rank >= 0) (layers[node.rank] ||= []).push(node);
  order(layers, edges, nodes);
  return place(layers, edges.filter((e) => nodes.get(e.from).rank >= 0), nodes);
}

function rank(nodes, edges, initial) {
  const out = new Map();
  edges.forEach((e) => { if (!out.has(e.from)) out.set(e.from, []); out.get(e.from).push(e.to); });
  const queue = [initial];
  nodes.get(initial).rank = 0;
  for (let i = 0; i < queue.length; i++) {
    for (const to of out.get(queue[i]) || []) {
      if (nodes.get(to).rank < 0) {
        nodes.get(to).rank = nodes.get(queue[i]).rank + 1;
        queue.push(to);
      }
    }
  }
}

// Each node goes below the middle of those above it, a few times.
function order(layers, edges, nodes) {
  layers.forEach((layer) => layer.forEach((node, i) => { node.order = i; }));
  for (let round = 0; round < 4; round++) {
    layers.forEach((layer, r) => {
      if (r === 0) return;
      layer.forEach((node) => {
        const above = edges.filter((e) => e.to === node.id && nodes.get(e.from).rank === r - 1).map((e) => nodes.get(e.from).order);
        node.key = above.length ? above.reduce((a, b) => a + b) / above.length : node.order;
      });
      layer.sort((a, b) => a.key - b.key || a.id - b.id);
      layer.forEach((node, i) => { node.order = i; });
    });
  }
}

function place(layers, edges, nodes) {
  const labels = edges.map((e) => Math.min(LABEL, e.edge.text.length));
  const gap = Math.max(96, Math.min(190, Math.max(...labels, 4) * CHARACTER + 26));
  const widest = Math.max(...layers.map((l) => l.length));
  const width = widest * gap;
  layers.forEach((layer, r) => layer.forEach((node, i) => {
    node.x = 24 + width / 2 + (i - (layer.length - 1) / 2) * gap;
    node.y = 30 + r * LAYER;
  }));
  // An edge that leads up gets a lane of its own at the right, the shorter ones further in.
  const returns = edges.filter((e) => e.from !== e.to && nodes.get(e.to).rank <= nodes.get(e.from).rank);
  returns.sort((a, b) => span(a, nodes) - span(b, nodes));
  const leaving = new Map();
  returns.forEach((e, i) => {
    e.lane = width + 40 + i * 16;
    e.row = leaving.get(e.from) || 0;
    leaving.set(e.from, e.row + 1);
  });
  const parallel = new Map();
  edges.forEach((e) => {
    const key = e.from + ">" + e.to;
    e.bend = parallel.get(key) || 0;
    parallel.set(key, e.bend + 1);
  });
  edges.forEach((e) => { e.siblings = parallel.get(e.from + ">" + e.to); });
  const reach = returns.length ? width + 60 + returns.length * 16 : width + 48;
  const loops = edges.some((e) => e.from === e.to) ? 70 : 0;
  return { nodes: [...nodes.values()].filter((n) => n.rank >= 0), edges, byId: nodes,
    width: Math.max(reach + 10, width + 48 + loops), height: 30 + (layers.length - 1) * LAYER + 40 };
}

const span = (e, nodes) => nodes.get(e.from).rank - nodes.get(e.to).rank;
