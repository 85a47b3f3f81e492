package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * Random models with a formula about events, each written twice: once with {@code event(..)}, once
 * with a variable that every statement sets by hand to what it is. In the second text a statement
 * and what it notes are one d_step; a process that is stuck in the middle of an atomic sequence
 * sees by {@code who} that another one has moved; and a process of its own takes the note away
 * where nobody can move any more.
 */
public final class EventGenerator {
  private static final int DEPTH = 3;
  private static final int LABELS = 2;
  private static final int SENT = 0;
  private static final int RECEIVED = 2;
  private static final int FIRST_LABEL = 4;

  private final Dice dice;
  private final StringBuilder watched = new StringBuilder();
  private final StringBuilder noted = new StringBuilder();

  private EventGenerator(long seed) {
    this.dice = new Dice(seed);
  }

  /**
   * A model with a formula called {@code f}.
   *
   * @param watched with events
   * @param noted the same without
   */
  public record EventModel(long seed, String watched, String noted) {
    @Override
    public String toString() {
      return "seed " + seed + System.lineSeparator() + watched + noted;
    }
  }

  public static EventModel model(long seed) {
    return new EventGenerator(seed).generate(seed);
  }

  private EventModel generate(long seed) {
    both("byte x, y;\nchan c = [1] of { bit };\n");
    noted.append("short ev;\nbyte who = 255;\n");
    int processes = dice.between(2, 3);
    for (int p = 0; p < processes; p++) {
      process(p);
    }
    noted.append("active proctype Rest() {\nend: do :: d_step { timeout && ev != 0 -> ");
    noted.append("ev = 0; who = 255 } od\n}\n");
    both("ltl f { ");
    formula(DEPTH, processes);
    both(" }\n");
    return new EventModel(seed, watched.toString(), noted.toString());
  }

  private void both(String text) {
    watched.append(text);
    noted.append(text);
  }

  private void process(int p) {
    both("active proctype P" + p + "() {\n  bit t;\n");
    for (int label = 0; label < LABELS; label++) {
      both("L" + label + ":\n  if\n");
      for (int i = dice.between(1, 3); i > 0; i--) {
        both("  :: ");
        option(FIRST_LABEL + p * LABELS + label);
        both(" -> goto L" + dice.below(LABELS) + "\n");
      }
      both("  fi;\n");
    }
    both("  false\n}\n");
  }

  /** What a process does, and what it is: bits that are known, or those of what was received. */
  private record Step(String text, int bits, boolean isAnyReceive) {}

  private void option(int label) {
    List<Step> steps = new ArrayList<>();
    steps.add(step());
    boolean isAtomic = dice.oneIn(3);
    if (isAtomic) {
      steps.add(step());
    }
    both(isAtomic ? "atomic { " : "");
    for (int i = 0; i < steps.size(); i++) {
      both(i == 0 ? "" : "; ");
      watched.append(steps.get(i).text());
      noted.append(noted(steps.get(i), i == 0 ? 1 << label : 0, i > 0));
    }
    both(isAtomic ? " }" : "");
  }

  private static String noted(Step step, int label, boolean mayGoOn) {
    String bits =
        step.isAnyReceive()
            ? "(t == 1 -> " + ((2 << RECEIVED) | label) + " : " + ((1 << RECEIVED) | label) + ")"
            : String.valueOf(step.bits() | label);
    String text = step.isAnyReceive() ? "c?t" : step.text();
    String goesOn = mayGoOn ? "if :: who == _pid :: else -> ev = 0 fi" : "ev = 0";
    return "d_step { " + text + "; " + goesOn + "; ev = ev | " + bits + "; t = 0; who = _pid }";
  }

  private Step step() {
    int value = dice.below(2);
    return dice.<Step>menu()
        .add(2, () -> new Step("x = (x + 1) % 3", 0, false))
        .add(1, () -> new Step("y = 1 - y", 0, false))
        .add(2, () -> new Step("x == " + dice.below(3), 0, false))
        .add(1, () -> new Step("y == " + value, 0, false))
        .add(3, () -> new Step("c!" + value, 1 << (SENT + value), false))
        .add(2, () -> new Step("c?" + value, 1 << (RECEIVED + value), false))
        .add(1, () -> new Step("c?_", 0, true))
        .serve();
  }

  private void formula(int depth, int processes) {
    if (depth == 0 || dice.oneIn(5)) {
      proposition(processes);
      return;
    }
    int shape = dice.below(9);
    if (shape < 6) {
      both(List.of("([] ", "([] ", "(<> ", "(<> ", "(!", "(X ").get(shape));
      formula(depth - 1, processes);
    } else {
      both("(");
      formula(depth - 1, processes);
      both(List.of(" U ", " -> ", " || ").get(shape - 6));
      formula(depth - 1, processes);
    }
    both(")");
  }

  private void proposition(int processes) {
    int value = dice.below(2);
    switch (dice.below(6)) {
      case 0 -> both("(x == " + dice.below(3) + ")");
      case 1 -> event("c!" + value, 1 << (SENT + value));
      case 2 -> event("c?" + value, 1 << (RECEIVED + value));
      case 3 -> event(value == 0 ? "c!_" : "c?_", 3 << (value == 0 ? SENT : RECEIVED));
      default -> {
        int p = dice.below(processes);
        int label = dice.below(LABELS);
        event("P" + p + "@L" + label, 1 << (FIRST_LABEL + p * LABELS + label));
      }
    }
  }

  private void event(String text, int bits) {
    watched.append("event(").append(text).append(")");
    noted.append("((ev & ").append(bits).append(") != 0)");
  }
}
