package dev.gyre.tck.bound;

import java.util.Random;

/**
 * Random small models about channels: counters that guard sends, state variables, resets, values
 * that wrap around, globals of one writer and of two, processes created in loops, channels given as
 * parameters, and the rarer statements. The capacity is the macro {@code K}.
 */
final class ChannelModels {
  /** The global channels of each model. */
  static final String[] CHANNELS = {"c0", "c1", "d[0]", "d[1]"};

  private final Random random;
  private final StringBuilder text = new StringBuilder();

  private ChannelModels(long seed) {
    this.random = new Random(seed);
  }

  static String of(long seed) {
    return new ChannelModels(seed).model();
  }

  private boolean isLucky(int percent) {
    return random.nextInt(100) < percent;
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private String model() {
    text.append("#ifndef K\n#define K 2\n#endif\nmtype = { a, b };\n");
    text.append("chan c0 = [K] of { mtype };\nchan c1 = [K] of { mtype, bit };\n");
    text.append("chan d[2] = [K] of { mtype };\nchan r = [0] of { mtype };\n");
    text.append("byte g = ").append(random.nextInt(3)).append(";\nbit h;\n");
    boolean creates = isLucky(40);
    if (creates) {
      text.append("proctype W(chan x; byte n) {\n  unsigned v : 2; mtype m; bit z; byte i = n;\n");
      block(2, "W");
      text.append("}\n");
    }
    int processes = 1 + random.nextInt(2);
    for (int i = 0; i < processes; i++) {
      text.append("active ").append(isLucky(15) ? "[2] " : "").append("proctype P").append(i);
      text.append("() {\n  unsigned v : 2; byte i; mtype m; bit z; chan x = ");
      text.append(one("c0", "d[0]", "d[1]", "c0")).append(";\n");
      block(3, "P");
      text.append("}\n");
    }
    if (creates) {
      text.append("init {\n  byte i; chan x = d[1]; mtype m; bit z; unsigned v : 2;\n");
      text.append(
          isLucky(50)
              ? "  do :: i < "
                  + (1 + random.nextInt(3))
                  + " -> run W("
                  + target()
                  + ", i); i++ "
                  + ":: else -> break od\n"
              : "  run W(" + target() + ", " + random.nextInt(3) + ");\n");
      if (isLucky(30)) {
        block(1, "init");
      }
      text.append("}\n");
    }
    return text.toString();
  }

  private String target() {
    return one("c0", "d[0]", "d[1]", "x");
  }

  private void block(int depth, String where) {
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      statement(depth, where);
    }
  }

  private void statement(int depth, String where) {
    int kind = random.nextInt(depth > 0 ? 14 : 6);
    if (kind < 6) {
      text.append("  ").append(simple(where)).append(";\n");
    } else if (kind < 11) {
      choice("do", depth, where);
    } else if (kind < 12) {
      choice("if", depth, where);
    } else if (kind < 13) {
      text.append(one("  atomic {\n", "  d_step {\n"));
      for (int i = 0; i <= random.nextInt(2); i++) {
        text.append("  ").append(local()).append(";\n");
      }
      text.append("  };\n");
    } else {
      text.append("  {\n");
      block(depth - 1, where);
      text.append("  } unless { ").append(condition()).append(" };\n");
    }
  }

  private void choice(String word, int depth, String where) {
    text.append("  ").append(word).append("\n");
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      text.append("  :: ").append(guard()).append(" ->\n");
      block(depth - 1, where);
      if (word.equals("do") && isLucky(25)) {
        text.append("  break;\n");
      }
    }
    if (isLucky(30)) {
      String end = word.equals("do") ? "break" : "skip";
      text.append("  :: else -> ").append(one(end, "skip; " + end, "v = 0; " + end));
      text.append("\n");
    }
    text.append("  ").append(word.equals("do") ? "od" : "fi").append(";\n");
  }

  private String guard() {
    return isLucky(65) ? condition() : isLucky(60) ? receive() : one("skip", "timeout", send());
  }

  private String condition() {
    int n = random.nextInt(4);
    return switch (random.nextInt(12)) {
      case 0, 1 -> "(i < " + n + ")";
      case 2 -> "(i <= " + n + ")";
      case 3 -> "(i == " + n + ")";
      case 4 -> "(v == " + n + ")";
      case 5 -> "(v != " + n + " && i < 4)";
      case 6 -> "(z)";
      case 7 -> "(!z || v > 1)";
      case 8 -> "(g < " + n + ")";
      case 9 -> "(m == a)";
      case 10 -> one("(h)", "(!h)", "(g == h)");
      default -> one("empty(c0)", "(len(d[0]) < 2)", "nfull(c1)", "(c0?[a])", "(v > i)");
    };
  }

  private String simple(String where) {
    int kind = random.nextInt(10);
    if (kind == 9 && where.equals("W") && isLucky(40)) {
      return "run W(" + target() + ", " + random.nextInt(3) + ")";
    }
    if (kind < 4) {
      return send();
    } else if (kind < 7) {
      return receive();
    }
    return kind == 9 && where.equals("P") && isLucky(10) ? "m = b" : local();
  }

  private String local() {
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> "i++";
      case 3 -> "i = " + random.nextInt(4);
      case 4 -> "v++";
      case 5 -> "v = " + random.nextInt(4);
      case 6 -> "z = 1 - z";
      case 7 -> "z = " + random.nextInt(2);
      case 8 -> one("g++", "g = 0", "g--");
      case 9 -> "i--";
      case 10 -> one("x = d[v % 2]", "x = c0", "m = a");
      default -> one("h = !h", "v = v + i", "i = i + v", "m = (z -> a : b)");
    };
  }

  private String send() {
    return switch (random.nextInt(8)) {
      case 0 -> "c1!a(z)";
      case 1 -> "c1!" + one("b, 1", "m, 0", "a, z");
      case 2 -> "c0!!" + one("a", "b");
      case 3 -> "r!a";
      case 4 -> "d[z]!" + one("a", "m");
      default -> target() + "!" + one("a", "b", "m");
    };
  }

  private String receive() {
    return switch (random.nextInt(9)) {
      case 0 -> "c1?a(z)";
      case 1 -> "c1?" + one("m, z", "b, _", "m, 1", "m, eval(z)");
      case 2 -> "c0??" + one("a", "b");
      case 3 -> "r?m";
      case 4 -> "d[z]?" + one("a", "m");
      case 5 -> one("c0?<m>", "x?<a>");
      default -> target() + "?" + one("a", "b", "m", "_", "eval(m)");
    };
  }
}
