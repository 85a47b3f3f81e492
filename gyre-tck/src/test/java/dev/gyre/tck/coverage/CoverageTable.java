package dev.gyre.tck.coverage;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** How many models contain each construct, and in how many the search took it. */
public final class CoverageTable {
  private final Map<Construct, Integer> contained = new EnumMap<>(Construct.class);
  private final Map<Construct, Integer> taken = new EnumMap<>(Construct.class);
  private int models;

  public void add(ModelCoverage model) {
    models++;
    count(model.contained(), contained);
    count(model.taken(), taken);
  }

  private static void count(Set<Construct> constructs, Map<Construct, Integer> counts) {
    constructs.forEach(construct -> counts.merge(construct, 1, Integer::sum));
  }

  public int models() {
    return models;
  }

  public int taken(Construct construct) {
    return taken.getOrDefault(construct, 0);
  }

  /** The constructs that were taken in fewer than {@code least} models. */
  public List<Construct> rarerThan(int least) {
    return Stream.of(Construct.values()).filter(c -> taken(c) < least).toList();
  }

  /** A table in Markdown. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("| of ").append(models).append(" models | contain it | took it |\n|---|---|---|\n");
    for (Construct construct : Construct.values()) {
      String containing =
          construct.isSituation() ? "" : contained.getOrDefault(construct, 0).toString();
      text.append("| ").append(construct.title()).append(" | ").append(containing);
      text.append(" | ").append(taken(construct)).append(" |\n");
    }
    return text.toString();
  }
}
