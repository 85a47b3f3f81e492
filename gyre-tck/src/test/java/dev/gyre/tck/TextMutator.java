package dev.gyre.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spoils model texts, and makes up texts that never were models. The same seed always gives the
 * same text.
 */
final class TextMutator {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s+|\\w+|//[^\\n]*|\"[^\"\\n]*\"|->|::|\\.\\.|==|!=|<=|>=|<<|>>|&&|\\|\\||\\+\\+|--|.",
          Pattern.DOTALL);

  /** Whatever has a meaning somewhere, so that soup gets past the first few rules. */
  private static final List<String> VOCABULARY =
      List.of(
          ("proctype active init never trace notrace inline typedef mtype ltl chan of byte bool bit"
                  + " int short unsigned pid hidden show local if fi do od atomic d_step unless goto"
                  + " break skip else run assert printf printm for in select timeout true false len"
                  + " full empty nfull nempty enabled pc_value eval _ _pid _last _nr_pr np_ provided"
                  + " priority xr xs return set_priority get_priority c_code c_expr D_proctype x y z"
                  + " P Q c d 0 1 2 255 256 65535 2147483647 4294967296 99999999999 'a' '\\n' \"s%d\""
                  + " ( ) { } [ ] ; ; ; -> -> , . .. : :: :: @ = = == != < <= > >= << >> + ++ - -- *"
                  + " / % & && | || ^ ~ ! !! ? ?? # ## \\ $ ` ' \" /* */ // \n#define \n#if \n#ifdef"
                  + " \n#endif \n#else \n#include \n#undef [] <> U W V X always eventually until \n"
                  + " \n \t")
              .split(" "));

  private final List<String> texts;
  private final List<String> vocabulary;
  private final String opening;
  private final Random random;

  TextMutator(List<String> texts, long seed) {
    this(texts, VOCABULARY, "active proctype P() { ", seed);
  }

  /**
   * @param vocabulary the words of the language
   * @param opening a beginning that gets past the first rules
   */
  TextMutator(List<String> texts, List<String> vocabulary, String opening, long seed) {
    this.texts = texts;
    this.vocabulary = vocabulary;
    this.opening = opening;
    this.random = new Random(seed);
  }

  String next() {
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> mutateTokens();
      case 3, 4 -> mutateCharacters();
      case 5 -> splice();
      case 6 -> soup();
      default -> noise();
    };
  }

  private String someText() {
    return texts.get(random.nextInt(texts.size()));
  }

  private String mutateTokens() {
    List<String> tokens = tokens(someText());
    for (int changes = 1 + random.nextInt(6); changes > 0 && !tokens.isEmpty(); changes--) {
      int at = random.nextInt(tokens.size());
      switch (random.nextInt(5)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.add(at, word());
        case 2 -> tokens.set(at, word());
        case 3 -> tokens.add(at, tokens.get(random.nextInt(tokens.size())));
        default -> {
          int other = random.nextInt(tokens.size());
          String kept = tokens.get(at);
          tokens.set(at, tokens.get(other));
          tokens.set(other, kept);
        }
      }
    }
    return String.join("", tokens);
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  private String mutateCharacters() {
    StringBuilder text = new StringBuilder(someText());
    for (int changes = 1 + random.nextInt(8); changes > 0 && text.length() > 0; changes--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, character());
        default -> text.setCharAt(at, character());
      }
    }
    return text.toString();
  }

  /** The beginning of one text and the end of another. */
  private String splice() {
    String first = someText();
    String second = someText();
    return first.substring(0, random.nextInt(first.length() + 1))
        + second.substring(random.nextInt(second.length() + 1));
  }

  private String soup() {
    StringBuilder text = new StringBuilder(random.nextBoolean() ? opening : "");
    for (int i = random.nextInt(300); i > 0; i--) {
      text.append(word()).append(random.nextInt(4) == 0 ? "" : " ");
    }
    return text.toString();
  }

  private String noise() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(2_000); i > 0; i--) {
      text.append(character());
    }
    return text.toString();
  }

  private String word() {
    return vocabulary.get(random.nextInt(vocabulary.size()));
  }

  /** Mostly what is on a keyboard, now and then half a surrogate pair or a control character. */
  private char character() {
    return switch (random.nextInt(10)) {
      case 0 -> (char) random.nextInt(0x10000);
      case 1 -> (char) random.nextInt(32);
      default -> (char) (32 + random.nextInt(95));
    };
  }
}
