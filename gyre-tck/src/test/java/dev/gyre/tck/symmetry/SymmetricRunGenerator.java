package dev.gyre.tck.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random Promela programs with interchangeable processes that run for ever, or most of them, with
 * labels, and formulas about them: some that tell no process from another, some that name one.
 */
final class SymmetricRunGenerator {
  private final SplittableRandom random;
  private final int size;
  private final boolean isCreated;

  private SymmetricRunGenerator(long seed) {
    this.random = new SplittableRandom(seed);
    this.size = 2 + random.nextInt(2);
    this.isCreated = random.nextInt(3) == 0;
  }

  /** A program with the formulas {@code same} and {@code named}. */
  static String generate(long seed) {
    SymmetricRunGenerator generator = new SymmetricRunGenerator(seed);
    return generator.program()
        + ("ltl same { " + generator.formula(false) + " }\n")
        + ("ltl named { " + generator.formula(true) + " }\n");
  }

  private int below(int bound) {
    return random.nextInt(bound);
  }

  private String pick(String... words) {
    return words[below(words.length)];
  }

  private String me() {
    return isCreated ? "me" : "_pid";
  }

  private String program() {
    String array = "[" + size + "]";
    StringBuilder text = new StringBuilder();
    text.append("#define NIL 9\n");
    text.append("byte g = NIL;\nbit n;\n");
    text.append("bit a" + array + ";\nbyte ptr" + array + " = NIL;\n");
    text.append("chan c = [1] of { byte };\nchan r = [0] of { byte };\n");
    text.append("chan q" + array + " = [1] of { bit };\n");
    text.append(isCreated ? "proctype P(byte me) {\n" : "active " + array + " proctype P() {\n");
    text.append("  byte x = NIL;\n");
    text.append("there:\n" + loop(below(4) == 0));
    text.append("}\n");
    if (below(2) == 0) {
      text.append("active proctype S() {\n  byte x = NIL;\n" + serverLoop() + "}\n");
    }
    if (isCreated) {
      text.append("init { byte i; atomic { do :: i < " + size);
      text.append(" -> run P(i); i++ :: else -> break od } }\n");
    }
    return text.toString();
  }

  private String loop(boolean mayEnd) {
    StringBuilder text = new StringBuilder("  do\n");
    int options = 1 + below(3);
    for (int i = 0; i < options; i++) {
      text.append("  :: " + sequence("l" + i) + "\n");
    }
    return text.append(mayEnd ? "  :: a[" + me() + "] == 1 -> break\n" : "")
        .append("  od\n")
        .toString();
  }

  private String serverLoop() {
    return "  do\n  :: "
        + pick("c?x", "r?x", "n = 1 - n", "g != NIL -> g = NIL", "g != NIL -> q[g]!1")
        + "\n  :: "
        + pick("n == 1 -> n = 0", "x != NIL -> a[x] = 0; x = NIL", "r!NIL", "n = 0", "g = NIL")
        + "\n  od\n";
  }

  private String sequence(String label) {
    List<String> steps = new ArrayList<>();
    int count = 1 + below(3);
    for (int i = 0; i < count; i++) {
      String mark = i == 0 || below(5) > 0 ? "" : pick("accept_", "progress_") + label + i + ": ";
      steps.add(mark + statement());
    }
    String all = String.join("; ", steps);
    return below(6) == 0 ? "atomic { " + all + " }" : all;
  }

  private String identity() {
    return pick(me(), me(), "x", "g", "ptr[" + me() + "]");
  }

  private String statement() {
    return switch (below(12)) {
      case 0 -> "g = " + identity();
      case 1 -> "g == NIL -> g = " + me();
      case 2 -> "g == " + me() + " -> g = NIL";
      case 3 -> "x = " + identity();
      case 4 -> "ptr[" + me() + "] = " + identity();
      case 5, 6 -> "a[" + me() + "] = 1 - a[" + me() + "]";
      case 7 -> pick("n = 1 - n", "n == 0", "n == 1 -> n = 0");
      case 8 -> pick("c!" + me(), "c?x", "c?eval(" + me() + ")");
      case 9 -> pick("r!" + me(), "r?x");
      case 10 -> pick("q[" + me() + "]!1", "q[" + me() + "]?1");
      default -> pick("a[" + me() + "] == " + below(2), "skip", "x = NIL");
    };
  }

  // ---- formulas

  private String formula(boolean namesOne) {
    String a = "(" + (namesOne ? named() : same()) + ")";
    String b = "(" + (below(2) == 0 && namesOne ? named() : same()) + ")";
    return pick(
        "[] <> " + a,
        "<> [] " + a,
        "[] (" + a + " -> <> " + b + ")",
        "<> " + a,
        "[] (" + b + " -> (" + b + " U " + a + "))",
        "([] <> " + a + ") -> ([] <> " + b + ")",
        "[] <> (" + a + " && X " + b + ")");
  }

  /** Something that tells no process from another. */
  private String same() {
    return switch (below(7)) {
      case 0 -> "g == NIL";
      case 1 -> "n == 1";
      case 2 -> all(" && ", "a[%d] == 1");
      case 3 -> all(" || ", "a[%d] == 1");
      case 4 -> all(" + ", "a[%d]") + " == 1";
      case 5 -> all(" || ", "ptr[%d] == %d");
      default -> pick("len(c) > 0", all(" && ", "empty(q[%d])"));
    };
  }

  /** Something about one process. */
  private String named() {
    int one = below(size);
    String at = isCreated ? "a[%d] == 0" : "P[%d]@there";
    return String.format(pick("a[%d] == 1", "g == %d", "ptr[%d] == NIL", "nempty(q[%d])", at), one);
  }

  private String all(String operator, String each) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      parts.add(String.format(each, i, i));
    }
    return "(" + String.join(operator, parts) + ")";
  }
}
