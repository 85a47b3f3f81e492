package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Every construct in every place: each expression in each statement, initialiser, parameter,
 * provided clause and formula in turn, among random neighbours, in processes that are started, and
 * end, in all the ways there are. Nothing keeps these programs from failing at run time, or from
 * knowing numbers that they should not know.
 */
final class PlacedModels implements ModelSource {
  private static final int TRIES = 40;
  private static final String HOLE = "\\$E";

  @Override
  public String name() {
    return "places";
  }

  @Override
  public String model(long seed) {
    Dice dice = new Dice(seed);
    String text = "";
    // The pair that is due must be in it; its neighbours may make the text illegal.
    for (int i = 0; i < TRIES; i++) {
      text =
          seed % 4 == 3
              ? new DeclaredDraft(dice).text()
              : new Draft(dice, seed / 4 * 3 + seed % 4).text();
      if (ModelFacts.of(text).isPresent() || ModelFacts.breaksFrontEnd(text)) {
        return text;
      }
    }
    return text;
  }

  /** One attempt. */
  private static final class Draft {
    private final Dice dice;
    private final boolean isTimed;
    private final List<String> expressions = new ArrayList<>(Construct.EXPRESSIONS);
    private final List<String> statements = new ArrayList<>(Construct.STATEMENTS);
    private final String due;

    Draft(Dice dice, long seed) {
      this.dice = dice;
      this.isTimed = seed % 5 == 4;
      if (isTimed) {
        expressions.addAll(Construct.TIMED_EXPRESSIONS);
        for (int i = 0; i < 3; i++) {
          statements.addAll(Construct.TIMED_STATEMENTS);
        }
      }
      // What is about one channel meets more often.
      String others =
          " c d r e v".replace(" " + dice.pick("c", "d", "r", "e", "r"), "").replace(" ", "");
      Pattern foreign = Pattern.compile("\\b[" + others + "]\\b");
      boolean mayFail = dice.oneIn(3);
      boolean mayCreate = dice.oneIn(3);
      Predicate<String> unwanted =
          text ->
              foreign.matcher(text).find()
                  || (!mayFail && text.matches(".*([%/]|\\ba\\[|R\\[|P\\[_|e\\[\\$).*"))
                  || (!mayCreate && text.contains("run R"));
      String expression = expressions.get((int) Math.floorMod(seed, (long) expressions.size()));
      long turn = Math.floorDiv(seed, (long) expressions.size());
      String statement = statements.get((int) Math.floorMod(turn, (long) statements.size()));
      expressions.removeIf(unwanted);
      statements.removeIf(unwanted);
      this.due = fill(statement.replaceFirst(HOLE, quoted(expression)), 1);
    }

    private static String quoted(String expression) {
      return Matcher.quoteReplacement("(" + expression + ")");
    }

    String text() {
      StringBuilder out = new StringBuilder(Construct.GLOBALS);
      out.append(isTimed ? "timer t;\n" : "");
      out.append("inline note(k) { b = k }\n");
      if (dice.oneIn(4)) {
        out.append("byte w0 = ").append(simple()).append(";\n");
      }
      out.append("proctype R(byte w) { ")
          .append(dice.oneIn(3) ? "byte k = " + simple() + "; " : "");
      out.append(body("w", dice.below(3))).append(" }\n");
      out.append(family());
      if (dice.oneIn(2)) {
        out.append("active proctype Q() ").append(provided()).append("{ byte y, x; ");
        out.append(timers()).append("there: ").append(body("x", dice.between(1, 3))).append(" }\n");
      }
      return out.toString();
    }

    private String timers() {
      return isTimed ? "timer o; " : "";
    }

    private String provided() {
      return dice.oneIn(10) ? "provided (" + simple() + ") " : "";
    }

    /** The processes that are alike, and how they come to be. */
    private String family() {
      boolean hasOwn = dice.oneIn(2);
      String start = dice.oneIn(4) ? "byte x = " + simple() + "; " : "byte x; ";
      String body = start + timers() + mainBody() + " }\n";
      if (dice.oneIn(3)) {
        return "active [" + dice.between(1, 3) + "] proctype P() " + provided() + "{ " + body;
      }
      String type = dice.pick("byte", "byte", "short", "pid", "bool");
      String parameter = hasOwn ? type + " me" : "";
      String process = "proctype P(" + parameter + ") " + provided() + "{ " + body;
      return process + creators(hasOwn);
    }

    private String creators(boolean hasOwn) {
      String one = "run P(" + (hasOwn ? argument() : "") + ")";
      String two = "run P(" + (hasOwn ? argument() : "") + ")";
      String init =
          dice.pick(
              one + "; " + two,
              "atomic { " + one + "; " + two + " }",
              "atomic { " + one + "; " + simple() + "; " + two + " }",
              "atomic { " + one + "; " + statement(0) + "; " + two + " }; " + statement(1),
              one + "; _nr_pr == 1; " + two,
              "b = " + one + "; who = " + two,
              "(b -> " + one + " : " + two + "); " + two,
              "x = 0; do :: x < 2 -> run P(" + (hasOwn ? "x" : "") + "); x++ :: else -> break od");
      String another = dice.oneIn(3) ? "active proctype C() { byte x; " + one + " }\n" : "";
      return another + "init { byte x; " + timers() + init + " }\n";
    }

    private String argument() {
      return dice.pick("0", "1", "2", "255", "256", "_pid", "_nr_pr", "x", "b", simple());
    }

    private String mainBody() {
      List<String> parts = new ArrayList<>();
      int neighbours = dice.between(0, 3);
      int at = dice.below(neighbours + 1);
      for (int i = 0; i <= neighbours; i++) {
        parts.add(i == at ? due : statement(1));
      }
      String all = "here: " + String.join("; ", parts);
      return dice.oneIn(4)
          ? dice.pick("", "end: ", "accept: ", "progress: ") + "do :: " + all + " od"
          : all;
    }

    private String body(String own, int statements) {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < statements; i++) {
        parts.add(statement(1).replaceAll("\\bx\\b", own));
      }
      return parts.isEmpty() ? "b = " + own : String.join("; ", parts);
    }

    private String statement(int depth) {
      return fill(dice.pick(statements), depth);
    }

    private String fill(String template, int depth) {
      String text = template;
      while (text.contains("$E")) {
        text = text.replaceFirst(HOLE, quoted(simple()));
      }
      while (text.contains("$S")) {
        String inner =
            depth > 0
                ? statement(depth - 1)
                : dice.pick("b++", "x = 1", "skip", "z = 1", "r!1", "c!1");
        text = text.replaceFirst("\\$S", Matcher.quoteReplacement(inner));
      }
      return text;
    }

    private String simple() {
      String expression = dice.pick(expressions);
      return dice.oneIn(4)
          ? expression
              + dice.pick(" == ", " != ", " < ", " + ")
              + dice.pick("0", "1", "2", "x", "b", "_pid")
          : expression;
    }
  }
}
