package dev.gyre.sdl.property;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lex.SdlLexer;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.sdl.syntax.ExpressionText;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Stop conditions of TASTE: statements {@code never e;}, {@code always e;}, {@code eventually e;}
 * and {@code filter_out e;} over expressions of SDL. A statement that is wrong is reported, and the
 * next one read.
 */
public final class StopConditionParser {
  private StopConditionParser() {}

  /** Whether a file is one of stop conditions, by its name. */
  public static boolean isOne(SourceFile file) {
    String name = file.name().toLowerCase(Locale.ROOT);
    return name.endsWith(".scl") || name.endsWith(".txt");
  }

  /** All statements that could be read. */
  public static List<StopCondition> parse(SourceFile file, Diagnostics diagnostics) {
    List<StopCondition> conditions = new ArrayList<>();
    List<Token> statement = new ArrayList<>();
    for (Token token : SdlLexer.tokens(file, diagnostics).tokens()) {
      if (token.is(TokenKind.END_OF_INPUT) && !statement.isEmpty()) {
        report("';' is missing at the end of this condition", statement.get(0), diagnostics);
      } else if (token.is(TokenKind.SEMICOLON)) {
        if (!statement.isEmpty()) {
          statement(file, statement, diagnostics).ifPresent(conditions::add);
        }
        statement.clear();
      } else {
        statement.add(token);
      }
    }
    return conditions;
  }

  private static Optional<StopCondition> statement(
      SourceFile file, List<Token> tokens, Diagnostics diagnostics) {
    Optional<StopCondition.Kind> kind = kind(tokens.get(0));
    if (kind.isEmpty()) {
      String message = "a stop condition begins with never, always, eventually or filter_out";
      report(message, tokens.get(0), diagnostics);
      return Optional.empty();
    }
    if (tokens.size() == 1) {
      report("the condition is missing", tokens.get(0), diagnostics);
      return Optional.empty();
    }
    SourceSpan span = tokens.get(0).span().to(tokens.get(tokens.size() - 1).span());
    return ExpressionText.parse(file, tokens.subList(1, tokens.size()), diagnostics)
        .map(expression -> new StopCondition(kind.get(), expression, span));
  }

  private static Optional<StopCondition.Kind> kind(Token token) {
    return switch (token.folded()) {
      case "never" -> Optional.of(StopCondition.Kind.NEVER);
      case "always" -> Optional.of(StopCondition.Kind.ALWAYS);
      case "eventually" -> Optional.of(StopCondition.Kind.EVENTUALLY);
      case "filter_out" -> Optional.of(StopCondition.Kind.FILTER_OUT);
      default -> Optional.empty();
    };
  }

  private static void report(String message, Token at, Diagnostics diagnostics) {
    diagnostics.report(Diagnostic.of(SdlCode.SDL_SYNTAX, at.span(), message));
  }
}
