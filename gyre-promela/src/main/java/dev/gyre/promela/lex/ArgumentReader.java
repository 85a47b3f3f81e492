package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads the argument list of one macro call: C99 6.10.3, paragraphs 4 and 10 to 12. */
final class ArgumentReader {
  private final Macro macro;
  private final Token name;
  private final Supplier<Piece> input;
  private final Diagnostics diagnostics;
  private final List<List<Piece>> arguments = new ArrayList<>();
  private List<Piece> current = new ArrayList<>();
  private int consumed;

  /**
   * @param input gives the tokens behind the opening parenthesis, and null when there are no more
   */
  ArgumentReader(Macro macro, Token name, Supplier<Piece> input, Diagnostics diagnostics) {
    this.macro = macro;
    this.name = name;
    this.input = input;
    this.diagnostics = diagnostics;
  }

  /** How many tokens were read. */
  int consumed() {
    return consumed;
  }

  /** One list for each argument; null after a report. */
  List<List<Piece>> read() {
    int depth = 0;
    for (Piece piece = input.get(); piece != null; piece = input.get()) {
      consumed++;
      TokenKind kind = piece.token().kind();
      if (kind == TokenKind.RIGHT_PAREN && depth == 0) {
        arguments.add(current);
        return checked();
      }
      if (kind == TokenKind.COMMA && depth == 0 && !inRest()) {
        arguments.add(current);
        current = new ArrayList<>();
        continue;
      }
      if (kind == TokenKind.LEFT_PAREN) {
        depth++;
      } else if (kind == TokenKind.RIGHT_PAREN) {
        depth--;
      }
      current.add(onOneLine(piece));
    }
    return fail("the call of macro '" + macro.name() + "' has no closing parenthesis");
  }

  private boolean inRest() {
    return macro.kind() == Macro.Kind.VARIADIC && arguments.size() == macro.parameters().size() - 1;
  }

  /** A line end inside a call is just white space, which the token already has before it. */
  private static Piece onOneLine(Piece piece) {
    return piece.token().startsLine()
        ? new Piece(piece.token().onLine(false), piece.painted())
        : piece;
  }

  private List<List<Piece>> checked() {
    int wanted = macro.parameters().size();
    if (wanted == 0 && arguments.size() == 1 && arguments.get(0).isEmpty()) {
      return List.of();
    }
    boolean restMayMiss = macro.kind() == Macro.Kind.VARIADIC && arguments.size() == wanted - 1;
    if (arguments.size() == wanted || restMayMiss) {
      return arguments;
    }
    return fail(
        "macro '"
            + macro.name()
            + "' takes "
            + wanted
            + (wanted == 1 ? " argument" : " arguments")
            + ", but gets "
            + arguments.size());
  }

  private List<List<Piece>> fail(String message) {
    diagnostics.report(
        Diagnostic.of(PromelaCode.MACRO_ARGUMENTS, name.span(), message)
            .withNote(macro.span(), "the macro is defined here"));
    return null;
  }
}
