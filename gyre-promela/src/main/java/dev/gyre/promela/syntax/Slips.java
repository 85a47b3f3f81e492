package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Suggestions;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Advice for what people write who have another language in mind, or mistype a word. */
public final class Slips {
  private static final String LOOP = "'while' is 'do :: condition -> ... :: else -> break od'";
  private static final String CHOICE = "write 'if :: condition -> ... :: else -> ... fi'";
  private static final String NO_RETURN =
      "there is no 'return': 'goto' a label at the end, or give a value back in a variable";

  /** Words that Promela has under another name, or not at all. */
  private static final Map<String, String> FOREIGN =
      Map.ofEntries(
          Map.entry("while", LOOP),
          Map.entry("return", NO_RETURN),
          Map.entry("integer", "did you mean 'int'?"),
          Map.entry("boolean", "did you mean 'bool'?"),
          Map.entry("char", "did you mean 'byte'?"),
          Map.entry("long", "did you mean 'int'?"),
          Map.entry("void", "did you mean 'proctype' or 'inline'?"),
          Map.entry("function", "did you mean 'proctype' or 'inline'?"),
          Map.entry("process", "did you mean 'proctype'?"),
          Map.entry("then", "write '->' behind the condition"),
          Map.entry("switch", CHOICE),
          Map.entry("null", "there is no 'null'; numbers begin with 0"));

  private static final List<String> KEYWORDS =
      List.of(
          "active",
          "assert",
          "atomic",
          "bool",
          "break",
          "byte",
          "chan",
          "d_step",
          "else",
          "empty",
          "enabled",
          "eval",
          "false",
          "full",
          "goto",
          "hidden",
          "init",
          "inline",
          "int",
          "mtype",
          "nempty",
          "never",
          "nfull",
          "notrace",
          "printf",
          "printm",
          "priority",
          "proctype",
          "provided",
          "short",
          "show",
          "skip",
          "timeout",
          "trace",
          "true",
          "typedef",
          "unless",
          "unsigned",
          "select",
          "len",
          "ltl");

  private Slips() {}

  /** What may have been meant by a word that means nothing. */
  public static Optional<String> word(String text) {
    Optional<String> advice = Optional.ofNullable(FOREIGN.get(text));
    return advice
        .or(() -> Suggestions.nearest(text, KEYWORDS).map(s -> "did you mean '" + s + "'?"))
        .or(() -> Suggestions.nearest(text, FOREIGN.keySet()).map(FOREIGN::get));
  }

  /**
   * The error with advice, if there is some and it has none.
   *
   * @param last what was read before
   * @param found what does not fit there
   */
  static Diagnostic explained(Diagnostic error, Optional<Token> last, Token found) {
    if (error.hint().isPresent()) {
      return error;
    }
    return advice(error, last, found).map(error::withHint).orElse(error);
  }

  private static Optional<String> advice(Diagnostic error, Optional<Token> last, Token found) {
    if (found.is(TokenKind.ASSIGN) && error.message().contains("an operator")) {
      return Optional.of("write '==' to compare");
    }
    String before = last.filter(t -> t.is(TokenKind.IDENTIFIER)).map(Token::text).orElse("");
    if (found.is(TokenKind.LEFT_PAREN)) {
      if (error.message().contains("after a proctype's name")) {
        return Optional.of("write 'run " + before + "(...)' to start a process");
      }
      return before.equals("if") || before.equals("do")
          ? Optional.of("write '" + before + " :: condition -> ... " + close(before) + "'")
          : foreign(before);
    }
    return found.is(TokenKind.IDENTIFIER) ? ofWords(before, found.text()) : Optional.empty();
  }

  private static String close(String open) {
    return open.equals("if") ? ":: else -> ... fi" : "od";
  }

  private static Optional<String> foreign(String word) {
    return word.isEmpty() || KEYWORDS.contains(word) ? Optional.empty() : word(word);
  }

  /** A type or a keyword that is misspelt shows in the word behind it. */
  private static Optional<String> ofWords(String before, String found) {
    return foreign(found).or(() -> foreign(before));
  }
}
