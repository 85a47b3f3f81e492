package dev.gyre.tck.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random Promela programs whose processes know their neighbours on a ring: by {@code _pid}, by a
 * parameter, or because they are told. Neighbours are computed in several ways, kept, sent and used
 * as an index. Some programs contain a statement that nobody could turn the ring under unnoticed.
 */
final class RingProgramGenerator {
  /** How a process knows who it is. */
  private enum Identity {
    NUMBER,
    NUMBER_FROM_ONE,
    PARAMETER,
    PARAMETER_AND_NEIGHBOUR
  }

  private final SplittableRandom random;
  private final int size;
  private final Identity identity;
  private final boolean isBroken;

  /** Whether neighbours are computed of what may be nobody. */
  private final boolean isCareless;

  private RingProgramGenerator(long seed) {
    this.random = new SplittableRandom(seed);
    this.size = 3 + (random.nextInt(4) == 0 ? 1 : 0) - (random.nextInt(8) == 0 ? 1 : 0);
    this.identity = Identity.values()[random.nextInt(Identity.values().length)];
    this.isBroken = random.nextInt(3) == 0;
    this.isCareless = !isBroken && random.nextInt(3) == 0;
  }

  static String generate(long seed) {
    return new RingProgramGenerator(seed).program();
  }

  private int below(int bound) {
    return random.nextInt(bound);
  }

  private String pick(String... words) {
    return words[below(words.length)];
  }

  private boolean isCreated() {
    return identity == Identity.PARAMETER || identity == Identity.PARAMETER_AND_NEIGHBOUR;
  }

  private String program() {
    String array = "[" + size + "]";
    StringBuilder text = new StringBuilder("#define U 99\n#define N " + size + "\n");
    text.append("byte g = ").append(pick("U", "U", "0")).append(";\nbit n;\n");
    text.append("byte a").append(array).append(";\n");
    text.append("byte ptr").append(array).append(" = ").append(pick("U", "0")).append(";\n");
    text.append("chan c = [1] of { byte, byte };\n");
    text.append("chan q").append(array).append(" = [1] of { byte };\n");
    if (identity == Identity.NUMBER_FROM_ONE) {
      text.append("active proctype M() { do :: n = 1 - n od }\n");
    }
    text.append(process());
    return isCreated() ? text + init() : text.toString();
  }

  private String init() {
    String more = identity == Identity.PARAMETER ? "" : ", (i + " + (1 + below(size)) + ") % N";
    String loop = "do :: i < N -> run P(i" + more + "); i++ :: else -> break od";
    String before = below(3) == 0 ? "a[1] = 1; g = 1; " : "";
    String after = isBroken && below(3) == 0 ? "; " + pick("g = 1", "a[0] = 1", "i = ptr[1]") : "";
    boolean isAtomic = below(3) > 0;
    return "init { byte i; "
        + before
        + (isAtomic ? "atomic { " + loop + " }" : loop)
        + after
        + " }\n";
  }

  private String process() {
    StringBuilder text = new StringBuilder();
    text.append(isCreated() ? "proctype P(byte me" : "active [N] proctype P(");
    text.append(identity == Identity.PARAMETER_AND_NEIGHBOUR ? "; byte other) {\n" : ") {\n");
    text.append("  byte x").append(pick("", " = U", " = " + neighbour())).append("; byte v;\n");
    text.append(isCareless ? "  x = (x + 1) % N;\n" : "");
    text.append("  ").append(sequence()).append(";\n");
    if (below(2) == 0) {
      text.append("  do\n");
      int options = 1 + below(2);
      for (int i = 0; i < options; i++) {
        text.append("  :: ").append(sequence()).append("\n");
      }
      text.append(below(2) == 0 ? "" : "  :: break\n").append("  od\n");
    }
    return text.append("}\n").toString();
  }

  private String sequence() {
    List<String> steps = new ArrayList<>();
    int count = 1 + below(3);
    for (int i = 0; i < count; i++) {
      steps.add(isBroken && below(4) == 0 ? broken() : statement());
    }
    String all = String.join("; ", steps);
    return switch (below(5)) {
      case 0 -> "atomic { " + all + " }";
      case 1 -> "d_step { " + steady() + "; " + steady() + " }";
      default -> all;
    };
  }

  private String me() {
    return switch (identity) {
      case NUMBER -> "_pid";
      case NUMBER_FROM_ONE -> "(_pid - 1)";
      case PARAMETER, PARAMETER_AND_NEIGHBOUR -> "me";
    };
  }

  private String neighbour() {
    if (identity == Identity.PARAMETER_AND_NEIGHBOUR && below(2) == 0) {
      return pick("other", "((other + 1) % N)");
    }
    if (identity == Identity.NUMBER_FROM_ONE) {
      return pick("(_pid % N)", "((_pid + N - 2) % N)", "(_pid == N -> 0 : _pid)");
    }
    String own = me();
    return pick(
        "((" + own + " + 1) % N)",
        "((" + own + " + N - 1) % N)",
        "((" + own + " - 1 + N) % N)",
        "((N + " + own + " - 1) % N)",
        "(" + own + " == N - 1 -> 0 : " + own + " + 1)",
        "(" + own + " > 0 -> " + own + " - 1 : N - 1)");
  }

  private String someone() {
    return below(2) == 0 ? me() : neighbour();
  }

  private String name() {
    return pick(me(), neighbour(), "x", "g", "ptr[" + me() + "]", "ptr[" + neighbour() + "]");
  }

  /** A statement that cannot block and whose index is always in range. */
  private String steady() {
    String one = someone();
    return pick(
        "g = " + name(),
        "g = U",
        "x = " + name(),
        "x = (x == U -> U : (x + 1) % N)",
        "ptr[" + one + "] = " + name(),
        "a[" + one + "] = (a[" + one + "] + 1) % 3",
        "a[" + neighbour() + "] = a[" + me() + "]",
        "n = 1 - n",
        "v = a[" + one + "]");
  }

  private String statement() {
    return switch (below(11)) {
      case 0, 1, 2 -> steady();
      case 3 -> "(" + name() + pick(" == ", " != ") + name() + ")";
      case 4 -> pick("g == U -> g = " + someone(), "a[" + someone() + "] == " + below(2));
      case 5 -> "c!" + name() + "," + pick("v", "0", "1");
      case 6 -> "c?" + pick("x,v", "eval(" + neighbour() + "),v", "x,_");
      case 7, 8 ->
          pick("q[" + someone() + "]!" + name(), "q[" + me() + "]?x", "len(q[" + someone() + "])");
      case 9 -> "if :: x != U -> q[x]!" + someone() + " :: else -> skip fi";
      default -> "assert(" + assertion() + ")";
    };
  }

  private String assertion() {
    return pick(
        "g != " + someone(),
        "a[" + someone() + "] < 2",
        "x == U || x != " + neighbour(),
        "ptr[" + me() + "] != ptr[" + neighbour() + "] || g == U");
  }

  /** Something that turning the ring changes. */
  private String broken() {
    String own = me();
    return pick(
        "x = (x + 1) % N",
        "g = (g + N - 1) % N",
        "x = (N - " + own + ") % N",
        "x = (" + own + " * 2) % N",
        "x = (" + own + " == N - 1 -> U : " + own + " + 1)",
        "(" + own + " < x)",
        "(" + neighbour() + " == 1)",
        "a[0] = 1 - a[0]",
        "c!1,1",
        "q[" + neighbour() + "]!0");
  }
}
