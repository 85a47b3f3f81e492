package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * Random statements of a process that is one of several, as text. Its local variables are {@code
 * x}, an element of its own kind or NIL, {@code m}, a structured message, and {@code t}, a timer.
 */
final class FamilyStatements {
  private final Dice dice;
  private final FamilyKind kind;
  private final String me;
  private final Traits traits;

  /**
   * What else may happen.
   *
   * @param messages whether structured messages with elements of the process's kind are sent
   * @param timers whether time counts
   * @param broken a number that some statement makes special; negative for none
   */
  record Traits(boolean messages, boolean timers, int broken) {}

  FamilyStatements(Dice dice, FamilyKind kind, String me, Traits traits) {
    this.dice = dice;
    this.kind = kind;
    this.me = me;
    this.traits = traits;
  }

  String loop(String labels) {
    StringBuilder text = new StringBuilder("  do\n");
    int options = dice.between(1, 3);
    for (int i = 0; i < options; i++) {
      text.append("  :: ").append(sequence(labels + i)).append("\n");
    }
    return text.append(dice.oneIn(5) ? "  :: " + flag() + " == 1 -> break\n" : "")
        .append("  od\n")
        .toString();
  }

  private String sequence(String label) {
    List<String> steps = new ArrayList<>();
    int count = dice.between(1, 3);
    for (int i = 0; i < count; i++) {
      boolean isMarked = i > 0 && dice.oneIn(6);
      steps.add(
          (isMarked ? dice.pick("accept_", "progress_") + label + i + ": " : "") + statement());
    }
    String all = String.join("; ", steps);
    return dice.oneIn(6) ? "atomic { " + all + " }" : all;
  }

  private String flag() {
    return kind.flag() + "[" + me + "]";
  }

  private String link() {
    return kind.link() + "[" + me + "]";
  }

  private String box() {
    return kind.box() + "[" + me + "]";
  }

  private String element() {
    return dice.pick(me, me, "x", kind.holder(), link());
  }

  private String statement() {
    return dice.<String>menu()
        .add(2, () -> kind.holder() + " = " + dice.pick(element(), element(), "NIL"))
        .add(2, () -> kind.holder() + " == NIL -> " + kind.holder() + " = " + me)
        .add(2, () -> kind.holder() + " == " + me + " -> " + kind.holder() + " = NIL")
        .add(2, () -> "x = " + element())
        .add(2, () -> link() + " = " + element())
        .add(3, () -> flag() + " = 1 - " + flag())
        .add(1, () -> "d_step { " + flag() + " = 0; x = NIL }")
        .add(2, () -> dice.pick("n = 1 - n", "n == 0", "n == 1 -> n = 0"))
        .add(2, () -> dice.pick("r!" + dice.below(2), "r?_"))
        .add(2, () -> dice.pick(box() + "!1", box() + "?1", box() + "?_"))
        .add(1, () -> "if :: x != NIL -> " + kind.flag() + "[x] = 0 :: else fi")
        .add(1, () -> "if :: x != NIL && x != " + me + " -> " + kind.box() + "[x]!0 :: else fi")
        .add(2, () -> dice.pick(flag() + " == " + dice.below(2), "skip", "x = NIL"))
        .add(1, () -> "if :: x < " + kind.size() + " -> skip :: " + me + " > 8 fi")
        .add(1, () -> "assert(" + assertion() + ")")
        .addIf(traits.messages, 5, this::messaging)
        .addIf(traits.timers, 5, this::timing)
        .addIf(traits.broken >= 0, 2, this::broken)
        .serve();
  }

  private String assertion() {
    return dice.pick(
        kind.holder() + " != " + me + " || " + flag() + " == 0",
        "x == NIL || x != " + link(),
        "n == 0 || " + flag() + " == 0");
  }

  private String messaging() {
    return dice.pick(
        "atomic { m.who = " + element() + "; m.mark = 1; d!m; m.who = NIL }",
        "atomic { d?m; x = m.who; m.who = NIL }",
        "d!" + me + "," + dice.below(2),
        "d?eval(" + me + "),_",
        "d?x,_",
        "if :: d??[eval(" + me + "),1] -> n = 1 :: else fi",
        "card[" + me + "].who = " + element(),
        "if :: card[" + me + "].who != NIL -> card[card[" + me + "].who].mark = 1 :: else fi",
        "card[" + me + "].mark == 0");
  }

  private String timing() {
    return dice.pick("delay(t, 1)", "set(t, 2)", "expire(t) -> reset(t)", "delay(t, 0, 1)");
  }

  /** Tells the processes apart. */
  private String broken() {
    return dice.pick(
        kind.holder() + " = " + traits.broken,
        kind.flag() + "[" + traits.broken + "] = 1",
        "(" + me + " == " + traits.broken + ")",
        "(" + me + " < x)");
  }
}
