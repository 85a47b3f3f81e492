package dev.gyre.cli;

import dev.gyre.lts.Relation;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Graphs in words. */
final class LtsText {
  private static final int MAX_LABELS = 20;

  private LtsText() {}

  static String size(Lts lts) {
    return count(lts.stateCount(), "state") + ", " + count(lts.transitionCount(), "transition");
  }

  static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  /** What two related systems are. */
  static String related(Relation relation) {
    return switch (relation) {
      case STRONG -> "strongly bisimilar";
      case BRANCHING -> "branching bisimilar";
      case DIVERGENCE_BRANCHING -> "branching bisimilar, divergence included";
      case STUTTER -> "stuttering equivalent, divergence included";
      case TRACE -> "trace equivalent";
    };
  }

  static List<String> facts(Lts lts, LtsFacts facts) {
    List<String> lines = new ArrayList<>();
    lines.add(row("states", lts.stateCount()));
    if (facts.reachable() < lts.stateCount()) {
      lines.add(row("reachable", facts.reachable()));
    }
    lines.add(row("transitions", lts.transitionCount()));
    lines.add(row("silent", facts.silent()));
    lines.add(row("depth", facts.depth()));
    lines.add(row("deadlocks", facts.deadlocks()));
    lines.add(row("with a choice of one label", facts.nondeterministic()));
    int[] counts = facts.labelCounts();
    int[] used =
        IntStream.range(1, counts.length)
            .filter(label -> counts[label] > 0)
            .boxed()
            .sorted(Comparator.<Integer>comparingInt(label -> -counts[label]))
            .mapToInt(Integer::intValue)
            .toArray();
    lines.add(row("visible labels", used.length));
    for (int i = 0; i < Math.min(used.length, MAX_LABELS); i++) {
      lines.add(String.format(Locale.ROOT, "%,14d  x %s", counts[used[i]], lts.labelText(used[i])));
    }
    if (used.length > MAX_LABELS) {
      lines.add("                and " + (used.length - MAX_LABELS) + " more labels");
    }
    return lines;
  }

  private static String row(String what, int number) {
    return String.format(Locale.ROOT, "%,14d  %s", number, what);
  }
}
