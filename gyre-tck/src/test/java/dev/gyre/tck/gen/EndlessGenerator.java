package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Random models of processes that mostly go on for ever, for questions about infinite runs. Each
 * process is a small automaton written with labels and gotos; some labels say accept or progress.
 * There are atomic sequences, rendez-vous, processes that come and go, and a never claim called
 * {@code n} of the same make.
 */
public final class EndlessGenerator {
  private static final int FORMULA_DEPTH = 3;

  /** What a model must not have. */
  public enum Restraint {
    NONE,
    /** Only what means the same in Spin under fairness: nobody waits for a partner. */
    AS_IN_SPIN
  }

  /** What processes do without the others. */
  private enum Privacy {
    NONE,
    /** They have variables of their own. */
    LOCALS
  }

  /** The text of a model; the same seed always gives the same text. */
  public String generate(long seed, Restraint restraint) {
    return new Writer(new Dice(seed), restraint, Privacy.NONE).model();
  }

  /** A model without restraint whose processes also take steps that nobody else can notice. */
  public String generateWithLocals(long seed) {
    return new Writer(new Dice(seed), Restraint.NONE, Privacy.LOCALS).model();
  }

  /** The same without the claim, and with a random formula called {@code f}. */
  public String generateWithLocalsAndFormula(long seed) {
    return withFormula(generateWithLocals(seed), formulaWithLocals(new Dice(seed)));
  }

  private static String formulaWithLocals(Dice dice) {
    String formula = formula(dice, FORMULA_DEPTH);
    return dice.oneIn(4) ? formula.replaceFirst("x == 0", "P1:v == 1") : formula;
  }

  /** The same without the claim, and with a random formula called {@code f}. */
  public String generateWithFormula(long seed, Restraint restraint) {
    return withFormula(generate(seed, restraint), formula(new Dice(seed), FORMULA_DEPTH));
  }

  private static String withFormula(String model, String formula) {
    return model.substring(0, model.indexOf("never n")) + "ltl f { " + formula + " }\n";
  }

  private static String formula(Dice dice, int depth) {
    if (depth == 0 || dice.oneIn(5)) {
      return dice.pick("(x == 0)", "(y == 1)", "(x == y)", "(len(c) == 0)", "(x > y)");
    }
    String inner = formula(dice, depth - 1);
    return dice.<String>menu()
        .add(4, () -> "([] " + inner + ")")
        .add(4, () -> "(<> " + inner + ")")
        .add(1, () -> "(!" + inner + ")")
        .add(2, () -> "(" + inner + " U " + formula(dice, depth - 1) + ")")
        .add(1, () -> "(" + inner + " V " + formula(dice, depth - 1) + ")")
        .add(2, () -> "(" + inner + " -> " + formula(dice, depth - 1) + ")")
        .add(2, () -> "(" + inner + " && " + formula(dice, depth - 1) + ")")
        .add(1, () -> "(" + inner + " || " + formula(dice, depth - 1) + ")")
        .serve();
  }

  private static final class Writer {
    private final Dice dice;
    private final boolean rendezvous;
    private final boolean workers;
    private final boolean timeouts;
    private final Privacy privacy;
    private final StringBuilder text = new StringBuilder();

    Writer(Dice dice, Restraint restraint, Privacy privacy) {
      this.dice = dice;
      this.privacy = privacy;
      boolean anything = restraint == Restraint.NONE;
      this.rendezvous = anything && dice.oneIn(2);
      this.workers = anything && dice.oneIn(4);
      this.timeouts = anything && dice.oneIn(5);
    }

    String model() {
      text.append("byte x, y;\n");
      text.append("chan c = [").append(rendezvous ? 0 : 1).append("] of { bit };\n");
      if (workers) {
        text.append("proctype W() { ").append(step()).append("; ").append(step()).append(" }\n");
      }
      for (int i = dice.between(1, workers ? 2 : 3); i > 0; i--) {
        text.append("active proctype P").append(i).append("() {\n");
        if (privacy == Privacy.LOCALS) {
          text.append("  bit v, w;\n");
        }
        automaton(names(), privacy == Privacy.LOCALS ? this::stepWithRest : this::step);
        text.append("}\n");
      }
      claim();
      return text.toString();
    }

    private List<String> names() {
      List<String> names = new ArrayList<>();
      for (int i = dice.between(1, 3); i > 0; i--) {
        names.add(dice.pick("L", "L", "M", "accept", "progress", "end") + i);
      }
      return names;
    }

    private void automaton(List<String> names, Supplier<String> action) {
      for (int own = 0; own < names.size(); own++) {
        text.append(names.get(own)).append(":\n  if\n");
        for (int i = dice.between(1, 3); i > 0; i--) {
          // Often there is no way back, so that it matters who moves.
          int first = dice.oneIn(3) ? 0 : own;
          text.append("  :: ").append(action.get()).append(" -> goto ");
          text.append(dice.pick(names.subList(first, names.size()))).append("\n");
        }
        text.append("  fi;\n");
      }
      text.append("  skip\n");
    }

    private String step() {
      return dice.<String>menu()
          .add(2, this::assignment)
          .add(3, this::condition)
          .add(8, () -> "atomic { " + condition() + " -> " + assignment() + " }")
          .add(
              2, () -> "atomic { " + assignment() + "; " + condition() + "; " + assignment() + " }")
          .add(2, () -> dice.pick("c!0", "c!1", "c?0", "c?1", "c?_"))
          .add(1, () -> "atomic { c?_ -> " + assignment() + " }")
          .add(1, () -> "atomic { " + assignment() + "; c!1 }")
          .addIf(workers, 2, () -> "atomic { _nr_pr < 4 -> run W() }")
          .addIf(timeouts, 1, () -> "timeout")
          .serve();
    }

    private String stepWithRest() {
      StringBuilder steps = new StringBuilder(dice.oneIn(6) ? "v == 1" : step());
      for (int i = dice.between(0, 3); i > 0; i--) {
        steps
            .append(" -> ")
            .append(dice.pick("v = 1 - v", "v = x", "v = 0", "w = v", "v = w", "skip", "y = v"));
      }
      return steps.toString();
    }

    private String assignment() {
      return dice.pick("x = 0", "x = 1", "x = 1 - x", "y = 0", "y = 1", "y = x", "y = 1 - y");
    }

    private String condition() {
      return dice.pick("x == 0", "x == 1", "y == 0", "y == 1", "x == y", "x != y", "true");
    }

    private void claim() {
      List<String> names = new ArrayList<>();
      for (int i = dice.between(1, 3); i > 0; i--) {
        names.add(dice.pick("S", "accept") + i);
      }
      text.append("never n {\n");
      automaton(
          names,
          () ->
              dice.oneIn(8)
                  ? "atomic { " + condition() + " -> " + condition() + " }"
                  : condition());
      text.append("}\n");
    }
  }
}
