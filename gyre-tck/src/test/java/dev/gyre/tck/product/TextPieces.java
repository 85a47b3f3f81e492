package dev.gyre.tck.product;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts that are a little simpler than a given one, numbered. */
final class TextPieces {
  /** White space goes with the word before it. */
  static final Pattern WORD =
      Pattern.compile(
          "(?:\"[^\"\\n]*\"|\\w+|->|::|\\.\\.|==|!=|<=|>=|<<|>>|&&|\\|\\||\\+\\+|--|\\?\\?|!!|\\S)\\s*");

  private static final Map<String, String> CLOSING =
      Map.of("{", "}", "(", ")", "[", "]", "if", "fi", "do", "od");

  private TextPieces() {}

  /** The text number {@code at} of some list of simpler ones; nothing behind its end. */
  interface Proposals {
    Optional<String> proposal(String text, int at);
  }

  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** Without a pair of brackets and what is inside, or without the brackets alone. */
  static Optional<String> blocks(String text, int at) {
    List<String> words = split(text);
    Map<Integer, Integer> pairs = pairs(words);
    List<Integer> starts = new ArrayList<>(pairs.keySet());
    starts.sort(null);
    if (at >= starts.size() * 3) {
      return Optional.empty();
    }
    int open = starts.get(at / 3);
    int close = pairs.get(open);
    int before = at % 3 == 0 ? startOfUnit(words, open) : open;
    List<String> rest = new ArrayList<>(words.subList(0, before));
    if (at % 3 == 2) {
      boolean isChoice = words.get(open + 1).strip().equals("::");
      rest.addAll(words.subList(isChoice ? open + 2 : open + 1, close));
    }
    rest.addAll(words.subList(close + 1, words.size()));
    return Optional.of(String.join("", rest));
  }

  /** Back to what the brackets belong to. */
  private static int startOfUnit(List<String> words, int open) {
    int at = open;
    while (at > 0 && !words.get(at - 1).strip().matches("[;{}]|->|::|fi|od")) {
      at--;
    }
    return at;
  }

  private static Map<Integer, Integer> pairs(List<String> words) {
    Map<Integer, Integer> pairs = new HashMap<>();
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).strip();
      if (CLOSING.containsKey(word)) {
        open.add(i);
      } else if (!open.isEmpty()
          && word.equals(CLOSING.get(words.get(open.get(open.size() - 1)).strip()))) {
        pairs.put(open.remove(open.size() - 1), i);
      }
    }
    return pairs;
  }

  /** Without one to four words. */
  static Optional<String> words(String text, int at) {
    List<String> words = split(text);
    int from = at / 4;
    int count = 4 - at % 4;
    if (from >= words.size()) {
      return Optional.empty();
    }
    String line =
        count <= words.size() - from && words.get(from + count - 1).endsWith("\n") ? "\n" : "";
    List<String> rest = new ArrayList<>(words.subList(0, from));
    rest.add(line);
    rest.addAll(words.subList(Math.min(words.size(), from + count), words.size()));
    return Optional.of(String.join("", rest));
  }

  /** With a smaller number, or a plainer word. */
  static Optional<String> simplerWords(String text, int at) {
    List<String> words = split(text);
    if (at >= words.size() * 2) {
      return Optional.empty();
    }
    String word = words.get(at / 2);
    String space = word.substring(word.stripTrailing().length());
    Optional<String> simpler = simpler(word.strip(), at % 2);
    if (simpler.isEmpty()) {
      return Optional.of(text);
    }
    words.set(at / 2, simpler.get() + space);
    return Optional.of(String.join("", words));
  }

  private static Optional<String> simpler(String word, int which) {
    if (word.matches("\\d+") && !word.equals("0")) {
      return word.equals("1") && which == 1
          ? Optional.empty()
          : Optional.of(which == 0 ? "0" : "1");
    }
    return switch (word) {
      case "short", "int", "bool", "bit", "pid" -> Optional.of("byte");
      case "d_step" -> Optional.of("atomic");
      case "??" -> Optional.of("?");
      case "!!" -> Optional.of("!");
      default -> word.matches("[a-z_]\\w*") && which == 0 ? Optional.of("0") : Optional.empty();
    };
  }
}
