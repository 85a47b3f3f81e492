package dev.gyre.tck.gen;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with random parts: {@code <: a // b :>} is one of its alternatives, a word after $ a rule.
 */
final class Template {
  /** An innermost choice. */
  private static final Pattern CHOICE = Pattern.compile("<:((?:(?!<:|:>).)*):>", Pattern.DOTALL);

  private static final Pattern RULE = Pattern.compile("\\$([a-z]+)");

  private final Dice dice;
  private final Map<String, Supplier<String>> rules;

  Template(Dice dice, Map<String, Supplier<String>> rules) {
    this.dice = dice;
    this.rules = Map.copyOf(rules);
  }

  /** The text with every random part decided; what the rules give may have random parts too. */
  String expand(String text) {
    String chosen = text;
    for (Matcher choice = CHOICE.matcher(chosen); choice.find(); choice = CHOICE.matcher(chosen)) {
      String picked = dice.pick(List.of(choice.group(1).split("//", -1))).strip();
      chosen = chosen.substring(0, choice.start()) + picked + chosen.substring(choice.end());
    }
    Matcher rule = RULE.matcher(chosen);
    StringBuilder whole = new StringBuilder();
    while (rule.find()) {
      rule.appendReplacement(
          whole, Matcher.quoteReplacement(expand(rules.get(rule.group(1)).get())));
    }
    return rule.appendTail(whole).toString();
  }
}
