package dev.gyre.sdl.ifl;

import dev.gyre.source.SourceSpan;
import dev.gyre.system.Cancellation;
import java.util.List;

/** The place in the text. */
final class IfCursor {
  /** How deep expressions may nest: far more than anybody writes. */
  private static final int DEEPEST = 200;

  private final List<IfToken> tokens;
  private int next;
  private int depth;

  IfCursor(List<IfToken> tokens) {
    this.tokens = tokens;
  }

  IfToken peek() {
    return tokens.get(next);
  }

  boolean at(String text) {
    return peek().is(text);
  }

  /** Whether the token after the next is this one. */
  boolean follows(String text) {
    return tokens.get(Math.min(next + 1, tokens.size() - 1)).is(text);
  }

  boolean atEnd() {
    return peek().kind() == IfToken.Kind.END;
  }

  IfToken advance() {
    Cancellation.check();
    IfToken token = peek();
    if (!atEnd()) {
      next++;
    }
    return token;
  }

  boolean accept(String text) {
    boolean is = at(text);
    if (is) {
      advance();
    }
    return is;
  }

  void expect(String text) {
    if (!accept(text)) {
      throw error("'" + text + "' is expected here" + found());
    }
  }

  private String found() {
    return atEnd() ? ", and the file ends" : ", not '" + peek().text() + "'";
  }

  IfSyntaxError error(String message) {
    return new IfSyntaxError(peek().span(), message);
  }

  /** A name that is no word of the language. */
  IfToken name(String what) {
    IfToken token = peek();
    if (token.kind() != IfToken.Kind.WORD || IfNames.WORDS.contains(token.text())) {
      throw error("the name of " + what + " is expected here" + found());
    }
    return advance();
  }

  /** A number, perhaps with a sign. */
  int number() {
    String sign = accept("-") ? "-" : "";
    IfToken token = peek();
    if (token.kind() != IfToken.Kind.NUMBER) {
      throw error("a number is expected here" + found());
    }
    try {
      int value = Integer.parseInt(sign + token.text());
      advance();
      return value;
    } catch (NumberFormatException e) {
      throw error("the number does not fit into 32 bits");
    }
  }

  /** The tokens from here to one of these. */
  List<IfToken> upTo(String end) {
    int last = next;
    while (last < tokens.size() - 1 && !tokens.get(last).is(end)) {
      last++;
    }
    return tokens.subList(next, last);
  }

  /** From a token to the one read last. */
  SourceSpan since(IfToken first) {
    return first.span().to(tokens.get(Math.max(0, next - 1)).span());
  }

  void enter() {
    if (++depth > DEEPEST) {
      throw error("this is nested too deeply");
    }
  }

  void leave() {
    depth--;
  }
}
