package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * An index type of a random model and what is declared over it, by name.
 *
 * @param flags truth values for each element
 * @param levels small numbers for each element
 * @param holders global variables that hold an element
 * @param links an element for each element
 * @param boxes a channel for each element, whose messages are elements
 */
record IndexDomain(
    String name,
    int size,
    Shape shape,
    List<String> flags,
    List<String> levels,
    List<String> holders,
    List<String> links,
    List<String> boxes) {

  IndexDomain {
    flags = List.copyOf(flags);
    levels = List.copyOf(levels);
    holders = List.copyOf(holders);
    links = List.copyOf(links);
    boxes = List.copyOf(boxes);
  }

  /** Whether the elements have neighbours. */
  enum Shape {
    SCALARSET("scalarset"),
    RING("ring");

    private final String word;

    Shape(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }

  /** A type with random declarations over it. */
  static IndexDomain roll(Dice dice, String name, int size, Shape shape) {
    return new IndexDomain(
        name,
        size,
        shape,
        names(dice, "flag" + name, 1, 1),
        names(dice, "level" + name, 0, 1),
        names(dice, "turn" + name, 1, 2),
        names(dice, "link" + name, 0, 1),
        names(dice, "box" + name, 0, 1));
  }

  private static List<String> names(Dice dice, String stem, int least, int most) {
    List<String> all = new ArrayList<>();
    for (int i = dice.between(least, most); i > 0; i--) {
      all.add(stem + i);
    }
    return all;
  }

  /** The declarations as text. */
  String declarations(Dice dice) {
    StringBuilder text = new StringBuilder();
    flags.forEach(f -> text.append("bool ").append(f).append('[').append(name).append("];\n"));
    levels.forEach(f -> text.append("byte ").append(f).append('[').append(name).append("];\n"));
    holders.forEach(f -> text.append(name).append(' ').append(f).append(";\n"));
    links.forEach(
        f -> text.append(name).append(' ').append(f).append('[').append(name).append("];\n"));
    boxes.forEach(
        f ->
            text.append("chan ")
                .append(f)
                .append('[')
                .append(name)
                .append("] = [")
                .append(dice.between(0, 1))
                .append("] of { ")
                .append(name)
                .append(" };\n"));
    return text.toString();
  }
}
