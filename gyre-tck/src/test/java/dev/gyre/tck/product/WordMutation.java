package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes one word of a model to another that may stand in its place. */
final class WordMutation {
  private static final List<List<String>> CLASSES =
      List.of(
          List.of("==", "!=", "<", ">", "<=", ">="),
          List.of("+", "-", "*", "%", "/", "<<", ">>", "&", "|", "^"),
          List.of("&&", "||"),
          List.of("++", "--"),
          List.of("?", "??"),
          List.of("!", "!!"),
          List.of("atomic", "d_step"),
          List.of("else", "timeout"),
          List.of("byte", "short", "int", "bool", "bit", "pid"),
          List.of("len", "empty", "nempty", "full", "nfull"),
          List.of("true", "false"),
          List.of("skip", "timeout", "else", "false", "break"));

  private static final Map<String, String> REMOVABLE =
      Map.of("atomic", "", "d_step", "", "-", "", "eval", "");

  private final Dice dice;
  private final ExpressionMaker expressions;
  private final ModelFacts facts;

  WordMutation(ModelFacts facts, Dice dice, ExpressionMaker expressions) {
    this.facts = facts;
    this.dice = dice;
    this.expressions = expressions;
  }

  String mutate(String text) {
    List<String> words = TextPieces.split(text);
    for (int tries = 0; tries < 50; tries++) {
      int at = dice.below(words.size());
      String word = words.get(at).strip();
      String before = at == 0 ? "" : words.get(at - 1).strip();
      Optional<String> other = other(word, before);
      if (other.isPresent()) {
        String space = words.get(at).substring(words.get(at).stripTrailing().length());
        words.set(at, other.get() + (space.isEmpty() && isName(other.get()) ? "" : space));
        return String.join("", words);
      }
    }
    return text;
  }

  private static boolean isName(String word) {
    return word.matches("\\w*");
  }

  private Optional<String> other(String word, String before) {
    if (word.matches("\\d+")) {
      return Optional.of(number(before));
    }
    if (REMOVABLE.containsKey(word) && dice.oneIn(2)) {
      return Optional.of("");
    }
    if (facts.numbers().contains(word)) {
      return Optional.of(dice.oneIn(3) ? expressions.expression(1) : dice.pick(facts.numbers()));
    }
    if (facts.channels().contains(word)) {
      return Optional.of(dice.pick(facts.channels()));
    }
    if (word.equals("active")) {
      return Optional.of("active [" + dice.between(1, 3) + "]");
    }
    List<String> others = new ArrayList<>();
    CLASSES.stream().filter(c -> c.contains(word)).forEach(others::addAll);
    others.remove(word);
    return others.isEmpty() ? Optional.empty() : Optional.of(dice.pick(others));
  }

  private String number(String before) {
    if (before.equals("[") && dice.oneIn(2)) {
      return String.valueOf(dice.between(0, 3));
    }
    return dice.oneIn(3) ? expressions.expression(1) : expressions.constant();
  }
}
