package dev.gyre.view.trace;

import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Two runs side by side: which steps they have in common from the beginning, and which values
 * differ where they part and at their ends.
 *
 * @param first the number of the first step that differs, from 1; empty if the runs are the same
 * @param firstValues the first step after which values differ, if both runs are that long
 * @param whereTheyPart the values that differ after that
 * @param atTheEnd the values that differ in the last states
 */
public record TraceComparison(
    Side left,
    Side right,
    Optional<Integer> first,
    Optional<Integer> firstValues,
    List<Difference> whereTheyPart,
    List<Difference> atTheEnd) {

  public TraceComparison {
    whereTheyPart = List.copyOf(whereTheyPart);
    atTheEnd = List.copyOf(atTheEnd);
  }

  /** One of the runs, under the name of its file. */
  public record Side(String name, TrailReplay.Replayed run) {
    private List<Trace.Step> steps() {
      return run.violation().trace().steps();
    }

    /** What a step does, in words; empty beyond the end. */
    public String step(int number) {
      return number > steps().size() ? "" : inWords(steps().get(number - 1));
    }

    private static String inWords(Trace.Step step) {
      String own = inWords(step.actor());
      return step.partner().map(p -> own + " & " + inWords(p)).orElse(own);
    }

    private static String inWords(Trace.Action action) {
      return action.name()
          + (action.writtenLine().isEmpty() ? "" : " line " + action.line())
          + " "
          + action.text();
    }

    /** What it violates, and after how many steps. */
    public String ending() {
      return TraceFormat.ending(run) + ", after " + steps().size() + " steps";
    }

    private Map<String, String> values(int state) {
      Map<String, String> values = new LinkedHashMap<>();
      for (StateView.Value value : run.states().get(state).values()) {
        values.put(value.owner().map(o -> o + ".").orElse("") + value.name(), value.text());
      }
      return values;
    }

    private int lastState() {
      return run.states().size() - 1;
    }
  }

  /**
   * A value that differs.
   *
   * @param left the value in the one run; empty if there is no such variable
   */
  public record Difference(String name, Optional<String> left, Optional<String> right) {}

  public static TraceComparison of(Side left, Side right) {
    int common = 0;
    while (common < shortest(left, right) && isSame(left, right, common)) {
      common++;
    }
    boolean isSame = left.steps().size() == right.steps().size() && common == left.steps().size();
    Optional<Integer> values = firstValues(left, right, common + 1);
    return new TraceComparison(
        left,
        right,
        isSame ? Optional.empty() : Optional.of(common + 1),
        values,
        values.map(step -> differences(left.values(step), right.values(step))).orElse(List.of()),
        differences(left.values(left.lastState()), right.values(right.lastState())));
  }

  private static Optional<Integer> firstValues(Side left, Side right, int from) {
    return IntStream.rangeClosed(from, shortest(left, right))
        .filter(step -> !left.values(step).equals(right.values(step)))
        .boxed()
        .findFirst();
  }

  private static int shortest(Side left, Side right) {
    return Math.min(left.steps().size(), right.steps().size());
  }

  /** How many rows a table of both has. */
  public int rows() {
    return Math.max(left.steps().size(), right.steps().size());
  }

  private static boolean isSame(Side left, Side right, int index) {
    return left.step(index + 1).equals(right.step(index + 1))
        && left.steps().get(index).changes().equals(right.steps().get(index).changes());
  }

  private static List<Difference> differences(Map<String, String> left, Map<String, String> right) {
    Set<String> names = new LinkedHashSet<>(left.keySet());
    names.addAll(right.keySet());
    List<Difference> differences = new ArrayList<>();
    for (String name : names) {
      Difference difference =
          new Difference(
              name, Optional.ofNullable(left.get(name)), Optional.ofNullable(right.get(name)));
      if (!difference.left().equals(difference.right())) {
        differences.add(difference);
      }
    }
    return differences;
  }
}
