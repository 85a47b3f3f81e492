package dev.gyre.ltl.print;

import dev.gyre.ltl.automaton.Cube;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** Labels of arcs as conditions. */
public final class LabelText {
  private static final Pattern WORD = Pattern.compile("\\w+(\\[\\w+\\])?");

  private LabelText() {}

  /** The label as a Promela expression. */
  public static String of(Cube label, List<String> propositions) {
    return literals(label, i -> operand(propositions.get(i)), " && ", "true");
  }

  /** The literals of a label, joined; {@code empty} if there are none. */
  static String literals(
      Cube label, IntFunction<String> proposition, String operator, String empty) {
    List<String> literals = new ArrayList<>();
    for (long rest = label.support(); rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      boolean positive = (label.positive() >> i & 1) != 0;
      literals.add((positive ? "" : "!") + proposition.apply(i));
    }
    return literals.isEmpty() ? empty : String.join(operator, literals);
  }

  private static String operand(String proposition) {
    return WORD.matcher(proposition).matches() ? proposition : "(" + proposition + ")";
  }

  /** The acceptance sets of an arc, as numbers with spaces between. */
  static String marks(long marks) {
    List<String> numbers = new ArrayList<>();
    for (long rest = marks; rest != 0; rest &= rest - 1) {
      numbers.add(Integer.toString(Long.numberOfTrailingZeros(rest)));
    }
    return String.join(" ", numbers);
  }
}
