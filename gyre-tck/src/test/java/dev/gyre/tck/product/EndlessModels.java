package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;

/**
 * Small programs that go on for ever and that make a difference to fairness: processes that wait
 * for each other in every way there is, several of a kind, some that come and go on a cycle.
 */
final class EndlessModels implements ModelSource {
  @Override
  public String name() {
    return "endless";
  }

  @Override
  public String model(long seed) {
    return new Writer(new Dice(seed)).model();
  }

  private static final class Writer {
    private final Dice dice;
    private final boolean hasWorkers;
    private final boolean hasTimers;
    private final StringBuilder text = new StringBuilder();

    Writer(Dice dice) {
      this.dice = dice;
      this.hasWorkers = dice.oneIn(3);
      this.hasTimers = dice.oneIn(6);
    }

    String model() {
      text.append("byte x, y;\nchan c = [").append(dice.below(2)).append("] of { bit };\n");
      if (hasTimers) {
        text.append("timer t;\n");
      }
      if (hasWorkers) {
        text.append("proctype W() ").append(clause()).append("{ ");
        text.append(step()).append("; ").append(step()).append(" }\n");
      }
      for (int i = dice.between(1, 3); i > 0; i--) {
        String number = dice.oneIn(3) ? " [2]" : "";
        text.append("active").append(number).append(" proctype P").append(i).append("() ");
        text.append(clause()).append("{\n  bit v;\n");
        automaton();
        text.append("}\n");
      }
      if (dice.oneIn(2)) {
        // What others wait for comes again and again, and does not last.
        text.append("active proctype T() { do :: ").append(dice.pick("x = 1 - x", "y = 1 - y"));
        text.append(" od }\n");
      }
      return text.toString();
    }

    private String clause() {
      return dice.oneIn(6) ? "provided (" + condition() + ") " : "";
    }

    /** Locations with ways between them; often there is no way back. */
    private void automaton() {
      List<String> names = new ArrayList<>();
      for (int i = dice.between(1, 3); i > 0; i--) {
        names.add(dice.pick("L", "L", "M", "accept", "progress", "end") + i);
      }
      for (int own = 0; own < names.size(); own++) {
        boolean hasEscape = dice.oneIn(6);
        text.append(names.get(own)).append(hasEscape ? ": {\n  if\n" : ":\n  if\n");
        for (int i = dice.between(1, 3); i > 0; i--) {
          int first = dice.oneIn(3) ? 0 : own;
          text.append("  :: ").append(step()).append(" -> goto ");
          text.append(dice.pick(names.subList(first, names.size()))).append("\n");
        }
        text.append(dice.oneIn(8) ? "  :: else -> goto " + dice.pick(names) + "\n" : "");
        text.append("  fi");
        text.append(hasEscape ? " } unless { " + escape() + " };\n" : ";\n");
      }
      text.append("  skip\n");
    }

    private String escape() {
      return dice.pick(condition() + " -> " + assignment(), "c?1", "c!0", "timeout");
    }

    private String step() {
      return dice.<String>menu()
          .add(2, this::assignment)
          .add(4, this::condition)
          .add(5, () -> "atomic { " + condition() + " -> " + assignment() + " }")
          .add(2, () -> "d_step { " + condition() + " -> " + assignment() + " }")
          .add(1, () -> "d_step { c?_ -> " + assignment() + " }")
          .add(
              2, () -> "atomic { " + assignment() + "; " + condition() + "; " + assignment() + " }")
          .add(3, () -> dice.pick("c!0", "c!1", "c!v", "c?0", "c?1", "c?v", "c?_"))
          .add(1, () -> "atomic { c?_ -> " + assignment() + " }")
          .add(1, () -> "atomic { " + assignment() + "; c!1 }")
          .add(2, () -> condition() + " -> " + assignment() + " -> " + assignment())
          .addIf(hasWorkers, 3, () -> "atomic { _nr_pr < " + dice.between(3, 6) + " -> run W() }")
          .addIf(hasTimers, 3, () -> dice.pick("set(t, 2)", "expire(t)", "reset(t)", "on(t)"))
          .addIf(dice.oneIn(4), 1, () -> "timeout")
          .serve();
    }

    private String assignment() {
      return dice.pick(
          "x = 0",
          "x = 1",
          "x = 1 - x",
          "y = 0",
          "y = y ^ 1",
          "y = x",
          "v = 1 - v",
          "v = x",
          "x = v",
          "y = (y + 1) % 3",
          "x = _pid",
          "skip");
    }

    private String condition() {
      return dice.pick(
          "x == 0",
          "x == 1",
          "y == 0",
          "y == 1",
          "x == y",
          "x != y",
          "true",
          "v == 0",
          "v == 1",
          "empty(c)",
          "nempty(c)",
          "x == _pid");
    }
  }
}
