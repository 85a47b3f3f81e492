package dev.gyre.cli;

import dev.gyre.engine.trace.Evidence;
import dev.gyre.property.Fairness;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is to be seen along a trace, for people: propositions, and who does what in a cycle. */
final class EvidenceText {
  private static final int MAX_RANGES = 6;

  private final Evidence evidence;
  private final PrintWriter out;

  EvidenceText(Evidence evidence, PrintWriter out) {
    this.evidence = evidence;
    this.out = out;
  }

  void write() {
    if (!evidence.propositions().isEmpty()) {
      out.println();
      out.println("propositions (in the states before these steps):");
      int width =
          evidence.propositions().stream().mapToInt(p -> p.text().length()).max().orElseThrow();
      evidence
          .propositions()
          .forEach(
              p ->
                  out.println(
                      "  " + p.text() + " ".repeat(width - p.text().length() + 2) + values(p)));
    }
    evidence.cycle().ifPresent(this::write);
  }

  /** Runs of equal values, such as {@code false 1-4, true 5-9}. */
  private String values(Evidence.Proposition proposition) {
    List<Boolean> values = proposition.values();
    // The state after a cycle is the one before it, and was told.
    int last = evidence.cycle().isPresent() ? values.size() - 1 : values.size();
    List<String> runs = new ArrayList<>();
    for (int from = 0; from < last; ) {
      int to = from;
      while (to + 1 < last && values.get(to + 1).equals(values.get(from))) {
        to++;
      }
      String steps = from == to ? Integer.toString(from + 1) : (from + 1) + "-" + (to + 1);
      runs.add((values.get(from) ? "true " : "false ") + steps);
      from = to + 1;
    }
    return String.join(", ", runs);
  }

  private void write(Evidence.Cycle cycle) {
    out.println();
    out.println("in the cycle (fairness: " + cycle.fairness().word() + "):");
    if (cycle.extent() == Evidence.Extent.PART) {
      out.println(
          "  it is only a part of the run: a fair run takes many other steps before it comes back");
    }
    if (cycle.participants().isEmpty()) {
      out.println("  all processes have ended");
    }
    int width = cycle.participants().stream().mapToInt(p -> p.name().length()).max().orElse(0);
    for (Evidence.Participant participant : cycle.participants()) {
      String name = participant.name();
      out.println(
          "  "
              + name
              + " ".repeat(width - name.length() + 2)
              + role(participant, cycle.fairness()));
    }
  }

  private static String role(Evidence.Participant participant, Fairness fairness) {
    if (!participant.moves().isEmpty()) {
      return can(participant) + "moves in " + steps(participant.moves());
    }
    if (participant.canMove().isEmpty()) {
      return "is blocked all the time";
    }
    if (participant.cannotMove().isEmpty()) {
      String remedy = fairness == Fairness.NONE ? " (not with --fairness weak)" : "";
      return "can move all the time and never does" + remedy;
    }
    String remedy =
        fairness == Fairness.NONE || fairness == Fairness.WEAK
            ? " (not with --fairness strong)"
            : "";
    return "can move before "
        + steps(participant.canMove())
        + ", is blocked before "
        + steps(participant.cannotMove())
        + ", and never moves"
        + remedy;
  }

  private static String can(Evidence.Participant participant) {
    if (participant.cannotMove().isEmpty()) {
      return "can move all the time and ";
    }
    return "is blocked before " + steps(participant.cannotMove()) + " and ";
  }

  /** Such as {@code steps 4, 6-9}. */
  private static String steps(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    for (int from = 0; from < numbers.size(); ) {
      int to = from;
      while (to + 1 < numbers.size() && numbers.get(to + 1) == numbers.get(to) + 1) {
        to++;
      }
      ranges.add(
          from == to
              ? String.valueOf(numbers.get(from))
              : numbers.get(from) + "-" + numbers.get(to));
      from = to + 1;
    }
    String shown = ranges.stream().limit(MAX_RANGES).collect(Collectors.joining(", "));
    String rest = ranges.size() > MAX_RANGES ? " and so on" : "";
    return (numbers.size() == 1 ? "step " : "steps ") + shown + rest;
  }
}
