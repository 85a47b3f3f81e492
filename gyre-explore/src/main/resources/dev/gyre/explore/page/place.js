// Where one stands, in the address: which text of the model, the steps of the run, the position on it.
// m: model, p: path, at: position, r: number of the violation, c: where its cycle starts, t: tab, k: check
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
  history.replaceState(null, "", "#" + values.toString().replaceAll("%2C", ",").replaceAll("%3E", ">"));
}
