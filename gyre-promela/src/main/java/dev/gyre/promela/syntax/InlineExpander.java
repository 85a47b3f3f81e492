package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Expansion;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Copies the bodies of inlines to their calls.
 *
 * <p>As in Spin an inline is text: each parameter is replaced by the tokens of its argument, with
 * no parentheses around them. Unlike Spin there is no limit on depth or length except a budget on
 * the total, which stops inlines that double at each level.
 */
final class InlineExpander {
  /** All expansions of one model together may not produce more tokens than this. */
  private static final int TOKEN_BUDGET = 2_000_000;

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final Deque<Call> active = new ArrayDeque<>();
  private int produced;

  /** An inline being expanded; {@code result} is the variable that a {@code return} assigns to. */
  private record Call(String name, Optional<Expression.Reference> result, Expansion expansion) {}

  InlineExpander(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
  }

  /** The variable that takes the value of a {@code return} here, if this is inside such a call. */
  Optional<Expression.Reference> resultTarget() {
    return active.isEmpty() ? Optional.empty() : active.peek().result();
  }

  /**
   * Reads a call, whose name is next, and hands the body to {@code parseBody}.
   *
   * @param result the variable on the left of {@code x = f(..)}
   */
  Statement call(
      InlineDefinition definition,
      Optional<Expression.Reference> result,
      Supplier<Statement> parseBody) {
    Token name = cursor.advance();
    List<List<Token>> arguments = arguments(name);
    check(definition, name, arguments.size());
    arguments.forEach(this::checkArgument);
    Expansion expansion =
        new Expansion(Expansion.Kind.INLINE, definition.name().text(), name.span());
    List<Token> body = substitute(definition, arguments, expansion);
    active.push(new Call(definition.name().text(), result, expansion));
    cursor.enterInline(body, name.span());
    try {
      return parseBody.get();
    } finally {
      cursor.leaveInline();
      active.pop();
    }
  }

  private void check(InlineDefinition definition, Token name, int given) {
    for (Call call : active) {
      if (call.name().equals(definition.name().text())) {
        throw cursor.fail(
            Diagnostic.of(
                    PromelaCode.INLINE_RECURSION,
                    name.span(),
                    "inline '" + name.text() + "' calls itself")
                .withNote(definition.name().span(), "it is defined here")
                .withHint("an inline is copied to its call; use a proctype or a loop instead"));
      }
    }
    int wanted = definition.parameters().size();
    if (given != wanted) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.INLINE_ARGUMENTS,
                  name.span(),
                  "inline '" + name.text() + "' takes " + count(wanted) + ", not " + given)
              .withNote(definition.name().span(), "it is defined here"));
    }
  }

  /** An argument is copied as text, but it must be an expression by itself. */
  private void checkArgument(List<Token> argument) {
    cursor.enterInline(argument, argument.get(0).span());
    try {
      expressions.expression();
      if (!cursor.rawPeek(0).is(TokenKind.END_OF_INPUT)) {
        throw cursor.unexpected("an operator, ',' or ')' in the argument of an inline");
      }
    } finally {
      cursor.leaveInline();
    }
  }

  private static String count(int n) {
    return n == 1 ? "1 argument" : n + " arguments";
  }

  /** The tokens of each argument between the parentheses. */
  private List<List<Token>> arguments(Token name) {
    Token open = cursor.expect(TokenKind.LEFT_PAREN, "after the inline's name");
    List<List<Token>> all = new ArrayList<>();
    List<Token> current = new ArrayList<>();
    int depth = 0;
    while (true) {
      Token token = cursor.rawPeek(0);
      if (token.is(TokenKind.END_OF_INPUT) || token.is(TokenKind.RIGHT_BRACE)) {
        throw cursor.fail(
            Diagnostic.of(
                    PromelaCode.SYNTAX,
                    token.span(),
                    "the arguments of '" + name.text() + "' do not end")
                .withNote(open.span(), "the parenthesis that is still open"));
      }
      cursor.advanceRaw();
      if (token.is(TokenKind.LEFT_PAREN) || token.is(TokenKind.LEFT_BRACKET)) {
        depth++;
      } else if (depth > 0
          && (token.is(TokenKind.RIGHT_PAREN) || token.is(TokenKind.RIGHT_BRACKET))) {
        depth--;
      } else if (token.is(TokenKind.RIGHT_PAREN)) {
        addArgument(all, current, token);
        return all;
      } else if (token.is(TokenKind.COMMA) && depth == 0) {
        addArgument(all, current, token);
        current = new ArrayList<>();
        continue;
      }
      current.add(token.onLine(false));
    }
  }

  private void addArgument(List<List<Token>> all, List<Token> argument, Token closing) {
    boolean noArguments = all.isEmpty() && closing.is(TokenKind.RIGHT_PAREN);
    if (!argument.isEmpty()) {
      all.add(argument);
    } else if (!noArguments) {
      throw cursor.fail(
          Diagnostic.of(PromelaCode.INLINE_ARGUMENTS, closing.span(), "an argument is missing"));
    }
  }

  private List<Token> substitute(
      InlineDefinition definition, List<List<Token>> arguments, Expansion expansion) {
    Map<String, List<Token>> actual = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      actual.put(definition.parameters().get(i).text(), arguments.get(i));
    }
    List<Token> body = new ArrayList<>(definition.body().size());
    for (int at = 0; at < definition.body().size(); at++) {
      Token token = definition.body().get(at);
      List<Token> replacement =
          token.is(TokenKind.IDENTIFIER) && !names.isConstant(token.text())
              ? actual.get(token.text())
              : null;
      if (replacement == null) {
        body.add(token.withSpan(inside(token.span(), expansion)));
      } else {
        InlineArgumentLint.check(definition.body(), at, replacement).ifPresent(cursor::warn);
        for (int i = 0; i < replacement.size(); i++) {
          body.add(replacement.get(i).onLine(i == 0 && token.startsLine()));
        }
      }
      if (body.size() > TOKEN_BUDGET - produced) {
        throw tooLarge(definition, expansion.callSite());
      }
    }
    produced += body.size();
    return body;
  }

  /**
   * The place of a body token. One that a macro wrote into the body keeps the macro as its
   * innermost expansion, because that is what explains its spelling.
   */
  private static SourceSpan inside(SourceSpan span, Expansion expansion) {
    return span.expansion().isPresent() ? span : span.within(expansion);
  }

  private SyntaxError tooLarge(InlineDefinition definition, SourceSpan callSite) {
    produced = TOKEN_BUDGET; // so that the calls behind this one do not try it again
    return cursor.fail(
        Diagnostic.of(
                PromelaCode.EXPANSION_TOO_LARGE,
                callSite,
                "expanding inlines gives more than " + TOKEN_BUDGET + " tokens")
            .withNote(definition.name().span(), "while copying this inline")
            .withHint("inlines that call others several times grow exponentially"));
  }
}
