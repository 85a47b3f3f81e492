package dev.gyre.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tools by their names; pan is always the first, because all are compared with it. */
final class Tools {
  private Tools() {}

  static List<Tool> named(Path root, String names) {
    Map<String, Tool> all =
        Map.of(
            "pan", new Tool.Pan("pan", List.of("-DNOREDUCE"), List.of("-w24")),
            "collapse", new Tool.Pan("collapse", List.of("-DNOREDUCE", "-DCOLLAPSE"), List.of("-w24")),
            "bitstate", new Tool.Pan("bitstate", List.of("-DNOREDUCE", "-DBITSTATE"), List.of("-w30")),
            "por", new Tool.Pan("por", List.of(), List.of("-w24")),
            "gyre", new Tool.Gyre("gyre", root, List.of("--threads", "1")),
            "table", new Tool.Gyre("table", root, List.of("--threads", "1", "--store", "table")),
            "bfs", new Tool.Gyre("bfs", root, List.of("--threads", "1", "--search", "bfs")),
            "gyre2", new Tool.Gyre("gyre2", root, List.of("--threads", "2")),
            "gyre4", new Tool.Gyre("gyre4", root, List.of("--threads", "4")));
    List<Tool> chosen = new ArrayList<>();
    for (String name : names.split(",")) {
      Tool tool = all.get(name);
      if (tool == null) {
        throw new IllegalArgumentException("no tool '" + name + "'; there are " + all.keySet());
      }
      chosen.add(tool);
    }
    if (!chosen.get(0).name().equals("pan")) {
      chosen.add(0, all.get("pan"));
    }
    return chosen;
  }
}
