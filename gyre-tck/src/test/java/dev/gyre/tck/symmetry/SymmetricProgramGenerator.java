package dev.gyre.tck.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random Promela programs with interchangeable processes: families from the start or created by
 * init, identified by {@code _pid} or by a parameter, with arrays, references, matrices, queues and
 * rendez-vous between them. Some programs contain a statement that tells the processes apart.
 */
final class SymmetricProgramGenerator {
  private final SplittableRandom random;
  private final int size;
  private final boolean isCreated;
  private final boolean hasTwoFamilies;
  private final int first;
  private final boolean isBroken;

  private SymmetricProgramGenerator(long seed) {
    this.random = new SplittableRandom(seed);
    this.size = 2 + random.nextInt(2);
    this.isCreated = random.nextBoolean();
    this.hasTwoFamilies = isCreated && random.nextInt(3) == 0;
    this.first = isCreated ? random.nextInt(2) : 0;
    this.isBroken = random.nextInt(3) == 0;
  }

  static String generate(long seed) {
    return new SymmetricProgramGenerator(seed).program();
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
    int length = first + size;
    StringBuilder text = new StringBuilder();
    text.append("#define U 99\n");
    text.append("typedef Row { bit b[").append(length).append("] };\n");
    text.append("Row m[").append(length).append("];\n");
    text.append("byte g = ").append(below(4) == 0 ? String.valueOf(first) : "U").append(";\n");
    text.append("byte n;\n");
    text.append("byte a[").append(length).append("];\n");
    text.append("byte ptr[").append(length).append("] = U;\n");
    text.append("chan c = [").append(1 + below(2)).append("] of { byte, byte };\n");
    text.append("chan r = [0] of { byte };\n");
    text.append("chan q[").append(length).append("] = [1] of { byte };\n");
    text.append(process("P"));
    if (hasTwoFamilies) {
      text.append(process("Q"));
    }
    if (isCreated) {
      text.append(init());
    }
    return text.toString();
  }

  private String init() {
    String runs = "run P(i); " + (hasTwoFamilies ? "run Q(i); " : "");
    String loop = "do :: i < " + (first + size) + " -> " + runs + "i++ :: else -> break od";
    boolean isAtomic = below(3) > 0;
    String before = below(3) == 0 ? "a[" + first + "] = 1; " : "";
    return "init { byte i = "
        + first
        + "; "
        + before
        + (isAtomic ? "atomic { " + loop + " }" : loop)
        + (below(4) == 0 ? "; " + pick("n = 1", "r?i", "(g == U)", "c?i,_") : "")
        + " }\n";
  }

  private String process(String name) {
    StringBuilder text = new StringBuilder();
    text.append(isCreated ? "proctype " : "active [" + size + "] proctype ").append(name);
    text.append(isCreated ? "(byte me) {\n" : "() {\n");
    text.append("  byte x").append(below(2) == 0 ? " = U" : "").append("; byte v;\n");
    boolean isEndless = below(3) == 0;
    if (below(2) == 0) {
      text.append("  ").append(sequence()).append(";\n");
    }
    if (isEndless || below(2) == 0) {
      text.append("  do\n");
      int options = 1 + below(3);
      for (int i = 0; i < options; i++) {
        text.append("  :: ").append(sequence()).append("\n");
      }
      text.append(isEndless ? "" : "  :: " + pick("", "n == 0 -> ", "x == U -> ") + "break\n");
      text.append("  od\n");
    } else {
      text.append("  ").append(sequence()).append("\n");
    }
    return text.append("}\n").toString();
  }

  private String sequence() {
    List<String> steps = new ArrayList<>();
    int count = 1 + below(3);
    for (int i = 0; i < count; i++) {
      steps.add(isBroken && below(3) == 0 ? broken() : statement());
    }
    String all = String.join("; ", steps);
    return switch (below(5)) {
      case 0 -> "atomic { " + all + " }";
      case 1 -> "d_step { " + steady() + "; " + steady() + " }";
      default -> all;
    };
  }

  private String identity() {
    return pick(me(), me(), "x", "g", "ptr[" + me() + "]");
  }

  /** A statement that cannot block and whose index is always in range. */
  private String steady() {
    return pick(
        "g = " + identity(),
        "g = U",
        "x = " + identity(),
        "ptr[" + me() + "] = " + identity(),
        "a[" + me() + "] = (a[" + me() + "] + 1) % 3",
        "m[" + me() + "].b[" + me() + "] = 1",
        "n = (n + 1) % 2",
        "v = a[" + me() + "]");
  }

  private String statement() {
    return switch (below(14)) {
      case 0, 1, 2 -> steady();
      case 3 -> "(" + identity() + pick(" == ", " != ") + identity() + ")";
      case 4 -> pick("g == U -> g = " + me(), "a[" + me() + "] == " + below(2), "n == 0");
      case 5 -> "c!" + identity() + "," + pick("v", "0", "1");
      case 6 -> "c?" + pick("x,v", "eval(" + me() + "),v", "x,_", "x,1");
      case 7 -> pick("r!" + identity(), "r?x", "r?eval(" + me() + ")");
      case 8 ->
          pick("q[" + me() + "]!" + identity(), "q[" + me() + "]?x", "nempty(q[" + me() + "])");
      case 9 -> "if :: x != U -> q[x]!" + me() + " :: else -> skip fi";
      case 10 -> "if :: g != U -> m[" + me() + "].b[g] = 1 - m[" + me() + "].b[g] :: else fi";
      case 11 -> "assert(" + assertion() + ")";
      case 12 ->
          "if :: x != U && a[x] > 0 -> a[x] = 0 :: c??[eval(" + me() + "),_] -> x = U :: else fi";
      default -> "if :: " + steady() + " :: " + steady() + " fi";
    };
  }

  private String assertion() {
    return pick(
        "g != " + me(),
        "a[" + me() + "] < 2",
        "x == U || x == " + me(),
        "n == 0",
        "ptr[" + me() + "] != g || g == U",
        "m[" + me() + "].b[" + me() + "] == 0");
  }

  /** Tells the processes apart. */
  private String broken() {
    String fixed = String.valueOf(first + below(size));
    return pick(
        "g = " + fixed,
        "x = (" + me() + " + 1) % " + size,
        "(" + me() + " < x)",
        "(" + me() + " == " + fixed + ")",
        "a[" + fixed + "] = 1",
        "q[" + fixed + "]!" + me(),
        "c!" + fixed + ",1",
        "(_nr_pr < 3)",
        "n = x % 2");
  }
}
