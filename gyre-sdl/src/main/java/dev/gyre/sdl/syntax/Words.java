package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.Set;

/**
 * The words of SDL that matter wherever they stand. Most keywords are names in some real model
 * ({@code reset}, {@code wait}, {@code event}), so only those that end something are reserved.
 */
final class Words {
  private static final Set<String> RESERVED =
      Set.of(
          "endblock",
          "endchannel",
          "endconnection",
          "enddecision",
          "endalternative",
          "endfor",
          "endnewtype",
          "endpackage",
          "endprocedure",
          "endprocess",
          "endstate",
          "endsubstructure",
          "endsyntype",
          "endsystem",
          "nextstate");

  /** What begins a part of a state, a state, or something beside it. */
  private static final Set<String> ENDS_TRANSITION =
      Set.of(
          "input",
          "priority",
          "provided",
          "save",
          "connect",
          "connection",
          "state",
          "start",
          "procedure",
          "process",
          "else",
          "dcl");

  private static final Set<String> STARTS_ACTION =
      Set.of("task", "decision", "output", "call", "create", "nextstate", "join", "stop", "return");

  private Words() {}

  static boolean isReserved(String word) {
    return RESERVED.contains(word);
  }

  /** Whether something of a transition comes. */
  static boolean startsAction(Token token) {
    return token.is(TokenKind.WORD) && STARTS_ACTION.contains(token.folded());
  }

  /** Whether a transition ends before this word, unless it is used as a name. */
  static boolean endsTransition(String word) {
    return RESERVED.contains(word) || ENDS_TRANSITION.contains(word);
  }
}
