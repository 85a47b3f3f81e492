package dev.gyre.explore.http;

import dev.gyre.engine.graph.Neighbourhood;
import dev.gyre.explore.work.GraphView;
import dev.gyre.explore.work.RunPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what part of the state graph a request asks for. What can be long is in the body, one line
 * each: the steps to the first state, the way to expand along, the states to grow from, the way to
 * follow.
 */
final class GraphParameters {
  private static final int MOST_GROWN = 3_000;
  private static final int DEPTH = 2;

  private GraphParameters() {}

  /** The steps to the first state. */
  static String place(Call call) {
    return line(call, 0);
  }

  /** The steps from the first state to where one stands. */
  static List<Long> way(Call call) {
    return RunPosition.steps(line(call, 3));
  }

  /**
   * @throws IllegalArgumentException if it makes no sense
   */
  static GraphView read(Call call) {
    return new GraphView(
        call.optional("depth").map(text -> Call.number("depth", text)).orElse(DEPTH),
        RunPosition.steps(line(call, 1)),
        grown(line(call, 2)),
        isAsked(call, "inside") ? Neighbourhood.Atomic.SHOWN : Neighbourhood.Atomic.COLLAPSED,
        isAsked(call, "symmetry") ? GraphView.Symmetry.USED : GraphView.Symmetry.IGNORED,
        call.optional("condition"));
  }

  private static String line(Call call, int index) {
    String[] lines = call.body().split("\n", -1);
    return index < lines.length ? lines[index] : "";
  }

  private static boolean isAsked(Call call, String name) {
    return call.optional(name).filter("yes"::equals).isPresent();
  }

  private static List<Integer> grown(String numbers) {
    List<Integer> grown = new ArrayList<>();
    if (numbers.isBlank()) {
      return grown;
    }
    for (String number : numbers.strip().split(",", -1)) {
      grown.add(Call.number("grown", number));
      if (grown.size() > MOST_GROWN) {
        throw new IllegalArgumentException("at most " + MOST_GROWN + " states can be grown from");
      }
    }
    return grown;
  }
}
