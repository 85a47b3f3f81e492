package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Finds the names that must be process types, because a remote reference follows. */
final class RemoteNames {
  private RemoteNames() {}

  /** The names before {@code @} or {@code :}, with or without a process number between. */
  static List<String> in(List<Token> tokens) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i < tokens.size(); i++) {
      if (tokens.get(i).is(TokenKind.AT) || tokens.get(i).is(TokenKind.COLON)) {
        int before = beforeNumber(tokens, i - 1);
        if (before >= 0 && tokens.get(before).is(TokenKind.IDENTIFIER)) {
          names.add(tokens.get(before).text());
        }
      }
    }
    return names;
  }

  /** The place in front of the brackets that end at {@code end}, if there are any. */
  private static int beforeNumber(List<Token> tokens, int end) {
    int depth = 0;
    int at = end;
    do {
      if (tokens.get(at).is(TokenKind.RIGHT_BRACKET)) {
        depth++;
      } else if (tokens.get(at).is(TokenKind.LEFT_BRACKET)) {
        depth--;
      } else if (depth == 0) {
        return at;
      }
      at--;
    } while (at >= 0);
    return -1;
  }
}
