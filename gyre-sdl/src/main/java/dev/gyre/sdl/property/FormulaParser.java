package dev.gyre.sdl.property;

import dev.gyre.ir.LtlFormula;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.ExpressionText;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Temporal formulas whose conditions are expressions of SDL. What lies between two operators of
 * logic is a condition; the operators bind, from weak to strong, {@code <->}, {@code ->}, {@code
 * ||}, {@code &&}, {@code U W V}, and those with one operand.
 */
public final class FormulaParser {
  private static final int DEEPEST = 200;

  private final SourceFile file;
  private final List<Token> tokens;
  private final Diagnostics diagnostics;
  private int next;
  private int depth;

  private FormulaParser(SourceFile file, Diagnostics diagnostics) {
    this.file = file;
    this.tokens = FormulaTokens.of(file, diagnostics);
    this.diagnostics = diagnostics;
  }

  /** The formula, or nothing if something is wrong, which is then in the diagnostics. */
  public static Optional<FormulaTree> parse(SourceFile file, Diagnostics diagnostics) {
    FormulaParser parser = new FormulaParser(file, diagnostics);
    try {
      FormulaTree formula = parser.formula(0);
      if (parser.next < parser.tokens.size()) {
        throw parser.fail("this ')' closes nothing");
      }
      return diagnostics.hasErrors() ? Optional.empty() : Optional.of(formula);
    } catch (FormulaError reported) {
      return Optional.empty();
    }
  }

  /** Has been reported. */
  private static final class FormulaError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FormulaError() {
      super(null, null, false, false);
    }
  }

  private FormulaError fail(String message) {
    SourceSpan place =
        next < tokens.size()
            ? tokens.get(next).span()
            : file.span(file.text().length(), file.text().length());
    diagnostics.report(Diagnostic.of(SdlCode.SDL_SYNTAX, place, message));
    return new FormulaError();
  }

  private Optional<Token> peek() {
    return next < tokens.size() ? Optional.of(tokens.get(next)) : Optional.empty();
  }

  private FormulaTree formula(int weakest) {
    if (++depth > DEEPEST) {
      throw fail("this is nested more than " + DEEPEST + " levels deep");
    }
    FormulaTree left = operand();
    while (true) {
      Optional<LtlFormula.BinaryOp> operator = peek().flatMap(FormulaTokens::binary);
      if (operator.isEmpty() || binding(operator.get()) <= weakest) {
        depth--;
        return left;
      }
      skipOperator();
      // Implication and until group to the right.
      FormulaTree right = formula(binding(operator.get()) - (groupsRight(operator.get()) ? 1 : 0));
      left = new FormulaTree.Binary(operator.get(), left, right);
    }
  }

  /** {@code and then} is {@code and}, as nothing here has an effect. */
  private void skipOperator() {
    Token first = tokens.get(next++);
    Optional<Token> second = peek();
    if (second.isPresent()
        && ((first.isWord("and") && second.get().isWord("then"))
            || (first.isWord("or") && second.get().isWord("else")))) {
      next++;
    }
  }

  private static int binding(LtlFormula.BinaryOp operator) {
    return switch (operator) {
      case EQUIVALENT -> 1;
      case IMPLIES -> 2;
      case OR -> 3;
      case AND -> 4;
      case UNTIL, WEAK_UNTIL, RELEASE -> 5;
    };
  }

  private static boolean groupsRight(LtlFormula.BinaryOp operator) {
    return switch (operator) {
      case IMPLIES, UNTIL, WEAK_UNTIL, RELEASE -> true;
      case EQUIVALENT, OR, AND -> false;
    };
  }

  private FormulaTree operand() {
    Token token = peek().orElseThrow(() -> fail("a condition is missing here"));
    Optional<LtlFormula.UnaryOp> operator = FormulaTokens.unary(token);
    if (operator.isPresent()) {
      next++;
      if (++depth > DEEPEST) {
        throw fail("this is nested more than " + DEEPEST + " levels deep");
      }
      FormulaTree operand = operand();
      depth--;
      return new FormulaTree.Unary(operator.get(), operand);
    }
    return token.is(TokenKind.LEFT_PAREN) && isGroup() ? group() : condition();
  }

  private FormulaTree group() {
    next++;
    FormulaTree inner = formula(0);
    if (peek().filter(token -> token.is(TokenKind.RIGHT_PAREN)).isEmpty()) {
      throw fail("')' is missing here");
    }
    next++;
    return inner;
  }

  /** Whether what stands in parentheses is a formula, and not the first part of a condition. */
  private boolean isGroup() {
    int open = 0;
    for (int i = next; i < tokens.size(); i++) {
      open += nesting(tokens.get(i));
      if (open == 0) {
        return i + 1 == tokens.size() || endsCondition(tokens.get(i + 1));
      }
    }
    return true;
  }

  private static int nesting(Token token) {
    return switch (token.kind()) {
      case LEFT_PAREN, LEFT_BRACE, LEFT_MAKE -> 1;
      case RIGHT_PAREN, RIGHT_BRACE, RIGHT_MAKE -> -1;
      default -> 0;
    };
  }

  private static boolean endsCondition(Token token) {
    return token.is(TokenKind.RIGHT_PAREN) || FormulaTokens.binary(token).isPresent();
  }

  private FormulaTree condition() {
    List<Token> own = new ArrayList<>();
    int open = 0;
    while (next < tokens.size()) {
      Token token = tokens.get(next);
      boolean isPart = !own.isEmpty() && own.get(own.size() - 1).is(TokenKind.DOT);
      if (open == 0 && !isPart && endsCondition(token)) {
        break;
      }
      open += nesting(token);
      own.add(token);
      next++;
    }
    if (own.isEmpty()) {
      throw fail("a condition is missing here");
    }
    Expression expression =
        ExpressionText.parse(file, own, diagnostics).orElseThrow(FormulaError::new);
    return new FormulaTree.Condition(expression);
  }
}
