package dev.gyre.engine.compose;

import java.util.Random;

/**
 * Random models of two groups of processes that share only channels: with buffers and without,
 * arrays of them, in both directions, values and loops, atomic sequences inside the components.
 */
final class RandomComponents {
  private static final String[] LEFT_OUT = {"toR", "meetR", "many[0]", "many[1]"};
  private static final String[] RIGHT_OUT = {"toL", "meetL"};

  private final Random dice;

  RandomComponents(Random dice) {
    this.dice = dice;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    if (dice.nextInt(2) == 0) {
      return protocol();
    }
    text.append("chan toR = [" + (1 + dice.nextInt(2)) + "] of { bit };\n");
    text.append("chan toL = [" + (1 + dice.nextInt(2)) + "] of { bit };\n");
    text.append("chan meetR = [0] of { bit };\nchan meetL = [0] of { bit };\n");
    text.append("chan many[2] = [1] of { bit };\n");
    text.append("chan ownL = [1] of { bit };\nchan ownR = [0] of { bit };\n");
    text.append("byte gl;\nbyte gr;\n");
    text.append(process("L0", "gl", LEFT_OUT, RIGHT_OUT, "ownL"));
    if (dice.nextInt(2) == 0) {
      text.append(process("L1", "gl", LEFT_OUT, RIGHT_OUT, "ownL"));
    }
    text.append(process("R0", "gr", RIGHT_OUT, LEFT_OUT, "ownR"));
    if (dice.nextInt(2) == 0) {
      text.append(process("R1", "gr", RIGHT_OUT, LEFT_OUT, "ownR"));
    }
    return text.toString();
  }

  /** One side sends in a fixed order, which the other one relies on, and rarely is mistaken. */
  private String protocol() {
    StringBuilder left = new StringBuilder("active proctype L0() {\n  bit y; byte x;\n  do\n  :: ");
    StringBuilder right = new StringBuilder("active proctype R0() {\n  bit y;\n  do\n  :: ");
    int length = 1 + dice.nextInt(4);
    for (int i = 0; i < length; i++) {
      String channel = dice.nextInt(3) == 0 ? "meetL" : "toL";
      int bit = dice.nextInt(2);
      int believed = dice.nextInt(12) == 0 ? 1 - bit : bit;
      right.append(channel + "!" + bit + "; ");
      left.append(channel + "?y; assert(y == " + believed + "); ");
      if (dice.nextInt(4) == 0) {
        left.append("toR!" + bit + "; ");
        right.append("toR?y; ");
      }
    }
    left.append("x = (x + 1) % 3");
    right.append(dice.nextInt(3) == 0 ? "assert(y < 2)" : "skip");
    left.append(dice.nextInt(3) == 0 ? "\n  :: toL?1; assert(x < 2)" : "");
    right.append(dice.nextInt(4) == 0 ? "\n  :: toL!1" : "");
    return "chan toR = [1] of { bit };\nchan toL = ["
        + (1 + dice.nextInt(2))
        + "] of { bit };\nchan meetL = [0] of { bit };\n"
        + left
        + "\n  od\n}\n"
        + right
        + "\n  od\n}\n";
  }

  private String process(String name, String global, String[] out, String[] in, String own) {
    StringBuilder text = new StringBuilder("active proctype " + name + "() {\n  byte x; bit y;\n");
    int before = dice.nextInt(2);
    for (int i = 0; i < before; i++) {
      text.append("  " + statement(global, out, in, own) + ";\n");
    }
    text.append("  do\n");
    int options = 1 + dice.nextInt(3);
    for (int i = 0; i < options; i++) {
      text.append("  :: ");
      int length = 1 + dice.nextInt(3);
      for (int k = 0; k < length; k++) {
        text.append(k == 0 ? "" : "; ").append(statement(global, out, in, own));
      }
      text.append("\n");
    }
    return text.append(dice.nextInt(3) == 0 ? "  :: break\n  od\n}\n" : "  od\n}\n").toString();
  }

  private String any(String[] names) {
    return names[dice.nextInt(names.length)];
  }

  private String value() {
    return switch (dice.nextInt(3)) {
      case 0 -> "y";
      case 1 -> "1";
      default -> "0";
    };
  }

  private String statement(String global, String[] out, String[] in, String own) {
    return switch (dice.nextInt(15)) {
      case 0, 1, 2 -> any(out) + "!" + value();
      case 3, 4, 5 -> any(in) + "?y";
      case 6 -> any(in) + "?" + dice.nextInt(2);
      case 7 -> "x = (x + 1) % 3";
      case 8 -> global + " = (" + global + " + 1) % 3";
      case 9 -> "assert(x != 2 || y == 0 || " + global + " != " + dice.nextInt(3) + ")";
      case 10 -> "assert(y == 0 || x < 2)";
      case 11 -> "atomic { x = y; " + global + " = x }";
      case 12 -> "d_step { y = 1 - y; x = (x + y) % 3 }";
      default -> dice.nextBoolean() ? own + "!" + value() : own + "?y";
    };
  }
}
