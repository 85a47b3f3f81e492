package dev.gyre.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random files full of macros that use each other: recursive, with and without arguments, pasting,
 * stringifying, with calls that span lines. Only token pairs that C and Promela split alike.
 */
final class MacroTextGenerator {
  private static final List<String> NAMES = List.of("A", "B", "C", "D", "E", "F", "G");
  private static final List<String> PLAIN = List.of("x", "y", "17", "+", "*", ";", "q", "<", "-");

  private final Random random;
  private final int[] parameters = new int[NAMES.size()];

  MacroTextGenerator(long seed) {
    random = new Random(seed);
    // Fixed for the file, lest most calls be wrong after a redefinition. -1: no parameter list.
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = random.nextInt(5) - 1;
    }
  }

  String generate() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < NAMES.size(); i++) {
      define(i, text);
    }
    for (int lines = 12; lines > 0; lines--) {
      if (random.nextInt(6) == 0) {
        int redefined = random.nextInt(NAMES.size());
        text.append("#undef ").append(NAMES.get(redefined)).append('\n');
        define(redefined, text);
      } else if (random.nextInt(8) == 0) {
        conditional(text);
      }
      textLine(text);
    }
    return text.toString();
  }

  private void conditional(StringBuilder text) {
    text.append(random.nextBoolean() ? "#ifdef " : "#ifndef ").append(name()).append('\n');
    textLine(text);
    text.append(random.nextBoolean() ? "#else\n" : "#elif 2 - 1 == 0 || 3 > 5\nit's\n#else\n");
    textLine(text);
    text.append("#endif\n");
  }

  private void define(int index, StringBuilder text) {
    text.append("#define ").append(NAMES.get(index));
    List<String> names = new ArrayList<>();
    if (parameters[index] >= 0) {
      for (int i = 0; i < parameters[index]; i++) {
        names.add("p" + i);
      }
      boolean variadic = parameters[index] == 3;
      text.append('(').append(String.join(",", names)).append(variadic ? ",..." : "").append(')');
      if (variadic) {
        names.add("__VA_ARGS__");
      }
    }
    text.append(' ');
    for (int size = random.nextInt(6); size > 0; size--) {
      bodyPart(names, text);
      text.append(random.nextInt(8) == 0 ? " \\\n  " : " ");
    }
    text.append('\n');
  }

  private void bodyPart(List<String> names, StringBuilder text) {
    int choice = random.nextInt(20);
    if (choice < 9 && !names.isEmpty()) {
      text.append(pick(names));
    } else if (choice < 11 && !names.isEmpty()) {
      text.append('#').append(pick(names));
    } else if (choice == 11) {
      // Often refused by gcc: the argument may begin with an operator.
      text.append(names.isEmpty() ? "u##1" : "u##" + pick(names));
    } else {
      item(2, names, text);
    }
  }

  private String name() {
    return pick(NAMES);
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void textLine(StringBuilder text) {
    for (int size = 1 + random.nextInt(5); size > 0; size--) {
      item(3, List.of(), text);
      text.append(pick(List.of(" ", " ", "", " /* c\n */ ", "/**/", "\n", " \\\n ")));
      text.append(' ');
    }
    text.append('\n');
  }

  /** A token, a name or a call; {@code depth} bounds calls inside calls. */
  private void item(int depth, List<String> names, StringBuilder text) {
    int choice = random.nextInt(10);
    if (choice < 3 || depth == 0) {
      text.append(names.isEmpty() || random.nextBoolean() ? pick(PLAIN) : pick(names));
    } else if (choice < 5) {
      text.append(name());
    } else {
      int called = random.nextInt(NAMES.size());
      text.append(NAMES.get(called));
      arguments(parameters[called], depth, names, text);
    }
  }

  private void arguments(int count, int depth, List<String> names, StringBuilder text) {
    // Line ends only outside directives.
    String gap = names.isEmpty() && depth == 3 ? pick(List.of("", "\n", " ", "\n\n ")) : "";
    text.append(gap).append('(');
    for (int i = 0; i < count; i++) {
      text.append(i > 0 ? "," : "").append(gap);
      for (int size = random.nextInt(3); size > 0; size--) {
        item(depth - 1, names, text);
        text.append(' ');
      }
    }
    text.append(gap).append(')');
  }
}
