package dev.gyre.promela.format;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is open at a point of the text, which says how far a line is indented. Forgiving: text that
 * does not balance, as with macros, only looks odd.
 */
final class Nesting {
  private static final Pattern DIRECTIVE = Pattern.compile("#\\s*(\\w+)");

  /** Parentheses that run over several lines. */
  private static final int CONTINUATION = 2;

  private enum Open {
    BRACE,
    PARENTHESIS,
    SELECTION,
    OPTION
  }

  private Deque<Open> open = new ArrayDeque<>();

  /** The state at each {@code #if} around, which every branch starts from. */
  private final Deque<Deque<Open>> branches = new ArrayDeque<>();

  /** How many levels the line that starts with {@code first} is indented. */
  int levelOf(Token first) {
    Nesting before = new Nesting();
    before.open = new ArrayDeque<>(open);
    before.close(first);
    return before.level();
  }

  private int level() {
    int level = 0;
    Open below = null;
    for (var i = open.descendingIterator(); i.hasNext(); ) {
      Open each = i.next();
      if (each != Open.PARENTHESIS) {
        level++;
      } else if (below != Open.PARENTHESIS) {
        level += CONTINUATION;
      }
      below = each;
    }
    return level;
  }

  boolean isInParentheses() {
    return open.peek() == Open.PARENTHESIS;
  }

  void pass(Token token) {
    close(token);
    switch (token.kind()) {
      case LEFT_BRACE -> open.push(Open.BRACE);
      case LEFT_PAREN, LEFT_BRACKET -> open.push(Open.PARENTHESIS);
      case COLON_COLON -> open.push(Open.OPTION);
      case IDENTIFIER -> {
        if (token.text().equals("if") || token.text().equals("do")) {
          open.push(Open.SELECTION);
        }
      }
      default -> {}
    }
  }

  /** Takes away what ends before or with this token. */
  private void close(Token token) {
    if (token.is(TokenKind.RIGHT_BRACE)) {
      closeLast(Open.BRACE);
    } else if (token.isWord("fi") || token.isWord("od")) {
      closeLast(Open.SELECTION);
    } else if (token.is(TokenKind.COLON_COLON)) {
      if (open.peek() == Open.OPTION) {
        open.pop();
      }
    } else if (token.is(TokenKind.RIGHT_PAREN) || token.is(TokenKind.RIGHT_BRACKET)) {
      if (open.peek() == Open.PARENTHESIS) {
        open.pop();
      }
    }
  }

  private void closeLast(Open wanted) {
    if (open.contains(wanted)) {
      Open closed;
      do {
        closed = open.pop();
      } while (closed != wanted);
    }
  }

  /** The branches of a conditional are alternatives: each starts where the first one did. */
  void directive(String text) {
    Matcher word = DIRECTIVE.matcher(text);
    if (!word.lookingAt()) {
      return;
    }
    switch (word.group(1)) {
      case "if", "ifdef", "ifndef" -> branches.push(new ArrayDeque<>(open));
      case "else", "elif" -> {
        if (!branches.isEmpty()) {
          open = new ArrayDeque<>(branches.peek());
        }
      }
      case "endif" -> branches.poll();
      default -> {}
    }
  }
}
