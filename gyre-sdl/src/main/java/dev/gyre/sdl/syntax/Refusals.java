package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;

/** What Gyre does not take, and how to get over it without a second error. */
final class Refusals {
  private static final String PLAIN_TYPES =
      "use 'struct', 'array', 'literals' or a syntype, and procedures for the operators";

  private Refusals() {}

  /**
   * Reads and refuses a definition that begins with the word to come.
   *
   * @return whether it was one of those
   */
  static boolean definition(TokenCursor cursor) {
    Token first = cursor.peek();
    switch (first.folded()) {
      case "macrodefinition", "macro" -> throw macro(cursor, first);
      case "select" -> {
        cursor.refuse(
            first.span(), "conditional texts ('select')", "keep only the text that you mean");
        throw new EndOfReading();
      }
      case "service" -> {
        cursor.refuse(first.span(), "services", "make each service a process of its own");
        skipService(cursor);
      }
      case "substructure" -> {
        cursor.refuse(
            first.span(), "block substructures", "write the inner blocks into the system");
        cursor.skipPast("endsubstructure");
      }
      case "generator" -> {
        cursor.refuse(first.span(), "generators", PLAIN_TYPES);
        cursor.skipPast("endgenerator");
      }
      case "remote", "imported", "viewed", "view", "import" -> {
        cursor.refuse(
            first.span(),
            "remote, imported and viewed things ('" + first.folded() + "')",
            "send the value in a signal instead");
        cursor.skipStatement();
      }
      case "gate" -> {
        cursor.refuse(first.span(), "gates", "connect the processes with signal routes");
        cursor.skipStatement();
      }
      case "exception", "exceptionhandler", "onexception" -> {
        cursor.refuse(first.span(), "exceptions", "handle the case with a decision");
        cursor.skipStatement();
      }
      case "inherits", "adding" -> {
        cursor.refuse(first.span(), "inheritance", "write the process out in full");
        cursor.skipStatement();
      }
      case "virtual", "redefined", "finalized" -> {
        cursor.refuse(first.span(), "virtual types", "write the process out in full");
        cursor.advance();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Text that comes from macros cannot be read any further. */
  static EndOfReading macro(TokenCursor cursor, Token first) {
    cursor.refuse(first.span(), "macros", "write their text where they are used");
    return new EndOfReading();
  }

  /** {@code service s referenced;} or {@code service s; .. endservice;}. */
  private static void skipService(TokenCursor cursor) {
    cursor.advance();
    while (!cursor.atEnd() && !cursor.atWord("referenced") && !cursor.at(TokenKind.SEMICOLON)) {
      cursor.advance();
    }
    if (cursor.atWord("referenced")) {
      cursor.skipStatement();
    } else {
      cursor.skipPast("endservice");
    }
  }

  /** Refuses what a newtype has beyond structures, arrays and literals, up to its end. */
  static void sort(TokenCursor cursor) {
    Token first = cursor.peek();
    String construct =
        switch (first.folded()) {
          case "powerset" -> "powersets";
          case "string" -> "string generators";
          case "operators", "operator", "axioms", "map" -> "operators and axioms of newtypes";
          case "inherits", "adding" -> "inheritance";
          default -> throw cursor.unexpected("'struct', 'array' or 'literals'");
        };
    cursor.refuse(first.span(), construct, PLAIN_TYPES);
    while (!cursor.atEnd() && !cursor.atWord("endnewtype")) {
      cursor.advance();
    }
  }
}
