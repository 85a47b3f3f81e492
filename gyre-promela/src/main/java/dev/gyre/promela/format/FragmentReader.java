package dev.gyre.promela.format;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Groups the tokens of a file into fragments. */
final class FragmentReader {
  private static final Set<String> BRACED_C = Set.of("c_code", "c_decl", "c_expr");
  private static final Set<String> QUOTED_C = Set.of("c_state", "c_track");

  private final List<Token> tokens;
  private int next;

  private FragmentReader(List<Token> tokens) {
    this.tokens = tokens;
  }

  /**
   * @param tokens of one file, comments kept
   */
  static List<Fragment> read(List<Token> tokens) {
    FragmentReader reader = new FragmentReader(tokens);
    List<Fragment> fragments = new ArrayList<>();
    while (!reader.peek().is(TokenKind.END_OF_INPUT)) {
      fragments.add(reader.fragment());
    }
    return fragments;
  }

  private Token peek() {
    return tokens.get(next);
  }

  private Fragment fragment() {
    Token first = tokens.get(next++);
    if (first.is(TokenKind.HASH) && first.startsLine()) {
      boolean dead = peek().isWord("if") && tokens.get(next + 1).text().equals("0");
      skipLine();
      if (dead) {
        skipBranch();
      }
      return upToHere(Fragment.Role.DIRECTIVE, first);
    }
    if (first.is(TokenKind.IDENTIFIER) && BRACED_C.contains(first.text())) {
      skipBraces();
      return upToHere(Fragment.Role.FOREIGN, first);
    }
    if (first.is(TokenKind.IDENTIFIER) && QUOTED_C.contains(first.text())) {
      skipLine();
      return upToHere(Fragment.Role.FOREIGN, first);
    }
    return upToHere(
        first.is(TokenKind.COMMENT) ? Fragment.Role.COMMENT : Fragment.Role.TOKEN, first);
  }

  private Fragment upToHere(Fragment.Role role, Token first) {
    int end = tokens.get(next - 1).span().end();
    String text = first.span().file().text().substring(first.span().start(), end);
    return new Fragment(role, first, text, end);
  }

  private void skipLine() {
    while (!peek().is(TokenKind.END_OF_INPUT) && !peek().startsLine()) {
      next++;
    }
  }

  /** What stands behind {@code #if 0} is often no Promela at all, and nobody reads it. */
  private void skipBranch() {
    int depth = 0;
    while (!peek().is(TokenKind.END_OF_INPUT)) {
      if (peek().is(TokenKind.HASH) && peek().startsLine()) {
        String word = tokens.get(next + 1).text();
        if (depth == 0 && (word.equals("else") || word.equals("elif") || word.equals("endif"))) {
          return;
        }
        depth += word.startsWith("if") ? 1 : word.equals("endif") ? -1 : 0;
      }
      next++;
    }
  }

  /** To the brace that closes the first one; nothing is skipped if there is none. */
  private void skipBraces() {
    int depth = 0;
    for (int i = next; !tokens.get(i).is(TokenKind.END_OF_INPUT); i++) {
      if (tokens.get(i).is(TokenKind.LEFT_BRACE)) {
        depth++;
      } else if (tokens.get(i).is(TokenKind.RIGHT_BRACE) && --depth == 0) {
        next = i + 1;
        return;
      }
    }
  }
}
