package dev.gyre.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tools by their names; pan is always the first, because all are compared with it. */
final class Tools {
  private Tools() {}

  static List<Tool> named(Path root, String names) {
    Map<String, Tool> all = new LinkedHashMap<>();
    for (Tool tool :
        List.of(
            new Tool.Pan("pan", List.of("-DNOREDUCE"), List.of("-w24")),
            new Tool.Pan("collapse", List.of("-DNOREDUCE", "-DCOLLAPSE"), List.of("-w24")),
            new Tool.Pan("bitstate", List.of("-DNOREDUCE", "-DBITSTATE"), List.of("-w30")),
            new Tool.Pan("por", List.of(), List.of("-w24")),
            new Tool.Pan("pan2", List.of("-DNOREDUCE", "-DNCORE=2", "-DMEMLIM=12000"), List.of("-w24")),
            new Tool.Gyre("gyre", root, List.of("--threads", "1")),
            new Tool.Gyre("table", root, List.of("--threads", "1", "--store", "table")),
            new Tool.Gyre("bfs", root, List.of("--threads", "1", "--search", "bfs")),
            new Tool.Gyre("gyre2", root, List.of("--threads", "2")),
            new Tool.Gyre("gyre4", root, List.of("--threads", "4")),
            new Tool.LtsMin("ltsmin", 1),
            new Tool.LtsMin("ltsmin2", 2),
            new Tool.SpinJa("spinja"))) {
      all.put(tool.name(), tool);
    }
    List<Tool> chosen = new ArrayList<>();
    for (String name : names.split(",")) {
      Tool tool = all.get(name);
      if (tool == null) {
        throw new IllegalArgumentException("no tool '" + name + "'; there are " + all.keySet());
      }
      Optional<String> missing = tool.commands().stream().filter(c -> !Shell.has(c)).findFirst();
      if (missing.isPresent()) {
        System.err.printf("%s is left out: there is no %s here%n", name, missing.get());
      } else {
        chosen.add(tool);
      }
    }
    if (chosen.isEmpty() || !chosen.get(0).name().equals("pan")) {
      chosen.add(0, all.get("pan"));
    }
    return chosen;
  }
}
