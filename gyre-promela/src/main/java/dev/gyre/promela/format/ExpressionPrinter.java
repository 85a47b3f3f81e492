package dev.gyre.promela.format;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Expressions as text, with no more parentheses than reading them back needs. There is white space
 * around every binary operator, so two operators never grow together into another token.
 */
final class ExpressionPrinter implements Expression.Cases<String> {
  private static final long WORD = 1L << 32;

  private final Function<Expression.Literal, Optional<String>> spelling;

  ExpressionPrinter() {
    this(literal -> Optional.empty());
  }

  /**
   * @param spelling how a literal is written; empty for its number
   */
  ExpressionPrinter(Function<Expression.Literal, Optional<String>> spelling) {
    this.spelling = spelling;
  }

  String print(Expression expression) {
    return expression.match(this);
  }

  String list(List<? extends Expression> expressions) {
    return expressions.stream().map(this::print).collect(Collectors.joining(", "));
  }

  String fields(List<ReceiveArgument> arguments) {
    return arguments.stream().map(this::field).collect(Collectors.joining(", "));
  }

  private String field(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Eval eval) {
      return "eval(" + print(eval.value()) + ")";
    }
    if (argument instanceof ReceiveArgument.Store store) {
      return print(store.target());
    }
    Expression constant = ((ReceiveArgument.Match) argument).constant();
    // Here, and nowhere else, a sign is part of the constant.
    return constant instanceof Expression.Literal literal
        ? spelling.apply(literal).orElseGet(() -> Integer.toString(literal.value()))
        : print(constant);
  }

  /** With parentheses if it binds less tightly than {@code strength}. */
  private String atLeast(int strength, Expression expression) {
    boolean loose =
        expression instanceof Expression.Binary binary && binary.operator().precedence() < strength;
    return loose ? "(" + print(expression) + ")" : print(expression);
  }

  @Override
  public String literal(Expression.Literal e) {
    // A sign would be an operator; the unsigned number with the same bits is one token.
    long value = e.value();
    return spelling.apply(e).orElseGet(() -> Long.toString(value < 0 ? value + WORD : value));
  }

  @Override
  public String constant(Expression.MtypeConstant e) {
    return e.name();
  }

  @Override
  public String reference(Expression.Reference e) {
    return e.path().stream().map(this::accessor).collect(Collectors.joining("."));
  }

  private String accessor(Expression.Accessor accessor) {
    return accessor.name().text() + index(accessor.index());
  }

  private String index(Optional<Expression> index) {
    return index.map(i -> "[" + print(i) + "]").orElse("");
  }

  @Override
  public String unary(Expression.Unary e) {
    String operand = atLeast(Operator.Unary.PRECEDENCE, e.operand());
    // Without the space, "- -x" and "! !x" would be other tokens.
    boolean apart =
        e.operator().isTemporal()
            || (e.operand() instanceof Expression.Unary inner
                && inner.operator() != Operator.Unary.ALWAYS);
    return e.operator().symbol() + (apart ? " " : "") + operand;
  }

  @Override
  public String binary(Expression.Binary e) {
    int strength = e.operator().precedence();
    // Needless for the parser, but people read a chain of implications from the other side.
    boolean misread = e.operator() == Operator.Binary.IMPLIES || isImplication(e.left());
    return atLeast(misread ? strength + 1 : strength, e.left())
        + " "
        + e.operator().symbol()
        + " "
        + atLeast(strength + 1, e.right());
  }

  private static boolean isImplication(Expression e) {
    return e instanceof Expression.Binary binary && binary.operator() == Operator.Binary.IMPLIES;
  }

  @Override
  public String conditional(Expression.Conditional e) {
    return "("
        + print(e.condition())
        + " -> "
        + print(e.then())
        + " : "
        + print(e.otherwise())
        + ")";
  }

  @Override
  public String run(Expression.Run e) {
    String priority = e.priority().map(p -> " priority " + p).orElse("");
    return "run " + e.process().text() + "(" + list(e.arguments()) + ")" + priority;
  }

  @Override
  public String timerQuery(Expression.TimerQuery e) {
    return e.kind().word() + "(" + print(e.timer()) + ")";
  }

  @Override
  public String probe(Expression.Probe e) {
    return e.kind().word() + "(" + print(e.channel()) + ")";
  }

  @Override
  public String poll(Expression.Poll e) {
    return print(e.channel()) + e.order().symbol() + "[" + fields(e.arguments()) + "]";
  }

  @Override
  public String query(Expression.Query e) {
    return e.kind().word() + "(" + print(e.process()) + ")";
  }

  @Override
  public String remoteVariable(Expression.RemoteVariable e) {
    return e.process().text() + index(e.instance()) + ":" + accessor(e.variable());
  }

  @Override
  public String remoteLabel(Expression.RemoteLabel e) {
    return e.process().text() + index(e.instance()) + "@" + e.label().text();
  }

  @Override
  public String predicate(Expression.Predicate e) {
    return e.kind().word();
  }

  @Override
  public String event(Expression.Event e) {
    if (!(e.subject() instanceof Expression.Poll message)) {
      return "event(" + print(e.subject()) + ")";
    }
    String sign = e.kind() == Expression.EventKind.SENT ? "!" : "?";
    return "event(" + print(message.channel()) + sign + fields(message.arguments()) + ")";
  }

  @Override
  public String collection(Expression.CollectionCall e) {
    return print(e.collection()) + "." + e.operation().text() + "(" + list(e.arguments()) + ")";
  }

  @Override
  public String symmetric(Expression.Symmetric e) {
    return e.form().match(indexForms);
  }

  private final IndexExpression.Cases<String> indexForms =
      new IndexExpression.Cases<>() {
        @Override
        public String quantified(IndexExpression.Quantified e) {
          String range = "(" + e.variable().text() + " : " + e.type().text() + ")";
          String head = e.quantifier().word() + " " + range + " ";
          // A condition reaches as far as it can, so the whole needs parentheses.
          return e.quantifier().isNumber()
              ? head + atLeast(Operator.Unary.PRECEDENCE, e.body())
              : "(" + head + print(e.body()) + ")";
        }

        @Override
        public String neighbour(IndexExpression.Neighbour e) {
          return e.step().word() + "(" + print(e.value()) + ")";
        }

        @Override
        public String undefined(IndexExpression.Undefined e) {
          return e.type().text() + ".none";
        }

        @Override
        public String cardinality(IndexExpression.Cardinality e) {
          return e.type().text();
        }
      };
}
