package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins the arcs of a state that differ in their labels only. */
final class LabelJoining {
  private LabelJoining() {}

  private record Way(long marks, int target) {}

  static Automaton merge(Automaton automaton) {
    return automaton.mapArcs(LabelJoining::merge);
  }

  private static List<Arc> merge(List<Arc> arcs) {
    Map<Way, List<Cube>> ways = new LinkedHashMap<>();
    for (Arc arc : arcs) {
      ways.computeIfAbsent(new Way(arc.marks(), arc.target()), way -> new ArrayList<>())
          .add(arc.label());
    }
    List<Arc> merged = new ArrayList<>();
    ways.forEach(
        (way, cubes) ->
            Cover.minimize(cubes)
                .forEach(cube -> merged.add(new Arc(cube, way.marks(), way.target()))));
    return merged;
  }
}
