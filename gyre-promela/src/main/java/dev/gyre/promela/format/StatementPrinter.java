package dev.gyre.promela.format;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import java.util.List;

/**
 * Statements as text, one to a line. A statement ends without a line end, because what follows it
 * ({@code ;}, {@code ->}, {@code unless}) must stand on its last line: after {@code fi} or a name,
 * a line end would separate it.
 */
final class StatementPrinter implements Statement.Cases<Void> {
  private final IndentedText out;
  private final ExpressionPrinter expressions;
  private final DeclarationPrinter declarations;

  StatementPrinter(
      IndentedText out, ExpressionPrinter expressions, DeclarationPrinter declarations) {
    this.out = out;
    this.expressions = expressions;
    this.declarations = declarations;
  }

  /** {@code { body }}, without a line end behind it. */
  void braces(Sequence body) {
    out.line("{");
    out.indent();
    steps(body.steps());
    out.outdent();
    out.add("}");
  }

  private void steps(List<Statement> steps) {
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).match(this);
      boolean separate = i + 1 < steps.size() && !endsWithBrace(steps.get(i));
      out.line(separate ? ";" : "");
    }
  }

  /** A statement that ends with a closing brace needs no semicolon. */
  private static boolean endsWithBrace(Statement statement) {
    if (statement instanceof Statement.Labeled labeled) {
      return labeled.statement().isPresent() && endsWithBrace(labeled.statement().get());
    }
    if (statement instanceof Statement.Unless unless) {
      return isBraced(unless.escape()) || endsWithBrace(unless.escape());
    }
    if (statement instanceof Statement.Written written) {
      return endsWithBrace(written.meaning());
    }
    if (statement instanceof Statement.Symmetric symmetric) {
      return symmetric.form() instanceof IndexStatement.ForEach;
    }
    return statement instanceof Statement.Atomic
        || statement instanceof Statement.DStep
        || statement instanceof Statement.Block
        || statement instanceof Statement.ForRange
        || statement instanceof Statement.ForIn;
  }

  private Void text(String text) {
    out.add(text);
    return null;
  }

  private String print(Expression expression) {
    return expressions.print(expression);
  }

  @Override
  public Void declare(Statement.Declare s) {
    return text(declarations.print(s.declaration()));
  }

  @Override
  public Void exclusive(Statement.Exclusive s) {
    return text(s.kind().word() + " " + expressions.list(s.channels()));
  }

  @Override
  public Void expression(Statement.ExpressionStatement s) {
    if (s.expression() instanceof Expression.Literal literal) {
      if (literal.value() == 1) {
        return text("skip");
      }
      if (literal.value() == 0) {
        return text("false");
      }
    }
    // No expression's text starts like another statement: a reference is never followed by a
    // lone '!' or '?', and only a proctype's name by ':'.
    return text(print(s.expression()));
  }

  @Override
  public Void assign(Statement.Assign s) {
    return text(print(s.target()) + " = " + print(s.value()));
  }

  @Override
  public Void increment(Statement.Increment s) {
    return text(print(s.target()) + s.direction().symbol());
  }

  @Override
  public Void send(Statement.Send s) {
    String fields = expressions.list(s.arguments());
    return text(print(s.channel()) + apart(s.order().symbol(), fields));
  }

  /** An operator of channels and what follows, with a space where they could grow together. */
  private static String apart(String operator, String fields) {
    char first = fields.charAt(0);
    boolean tight = Character.isLetterOrDigit(first) || first == '_' || first == '(';
    return operator + (tight ? "" : " ") + fields;
  }

  @Override
  public Void receive(Statement.Receive s) {
    String fields = expressions.fields(s.arguments());
    String written = s.retention() == Statement.Retention.KEEP ? "<" + fields + ">" : fields;
    return text(print(s.channel()) + apart(s.order().symbol(), written));
  }

  @Override
  public Void selection(Statement.If s) {
    return options("if", s.options(), "fi");
  }

  @Override
  public Void repetition(Statement.Do s) {
    return options("do", s.options(), "od");
  }

  private Void options(String open, List<Sequence> options, String close) {
    out.line(open);
    out.indent();
    options.forEach(this::option);
    out.outdent();
    return text(close);
  }

  private void option(Sequence option) {
    List<Statement> steps = option.steps();
    out.add(":: ");
    out.indent();
    steps.get(0).match(this);
    boolean alone = steps.size() == 1;
    out.line(alone ? "" : steps.get(0) instanceof Statement.Declare ? ";" : " ->");
    steps(steps.subList(1, steps.size()));
    out.outdent();
  }

  @Override
  public Void elseGuard(Statement.Else s) {
    return text("else");
  }

  @Override
  public Void breakLoop(Statement.Break s) {
    return text("break");
  }

  @Override
  public Void jump(Statement.Goto s) {
    return text("goto " + s.label().text());
  }

  @Override
  public Void labeled(Statement.Labeled s) {
    out.add(s.label().text() + ":");
    s.statement().ifPresent(this::afterLabel);
    return null;
  }

  private void afterLabel(Statement statement) {
    out.add(" ");
    part(statement);
  }

  /** A statement where the grammar has no room for {@code unless}: that gets braces. */
  private void part(Statement statement) {
    if (isBraced(statement)) {
      braces(new Sequence(statement.span(), List.of(statement)));
    } else {
      statement.match(this);
    }
  }

  private static boolean isBraced(Statement part) {
    return part instanceof Statement.Unless;
  }

  @Override
  public Void forRange(Statement.ForRange s) {
    String bounds = print(s.from()) + " .. " + print(s.to());
    out.add("for (" + print(s.variable()) + " : " + bounds + ") ");
    braces(s.body());
    return null;
  }

  @Override
  public Void forIn(Statement.ForIn s) {
    out.add("for (" + print(s.variable()) + " in " + print(s.collection()) + ") ");
    braces(s.body());
    return null;
  }

  @Override
  public Void select(Statement.Select s) {
    String from = print(s.from());
    // Spin's lexer recognises a select by bare numbers; parentheses keep it from doing so.
    boolean hide = s.form() == Statement.SelectForm.COUNT_STOP_FIRST;
    String lower = hide && s.from() instanceof Expression.Literal ? "(" + from + ")" : from;
    return text("select (" + print(s.variable()) + " : " + lower + " .. " + print(s.to()) + ")");
  }

  @Override
  public Void atomic(Statement.Atomic s) {
    out.add("atomic ");
    braces(s.body());
    return null;
  }

  @Override
  public Void dStep(Statement.DStep s) {
    out.add("d_step ");
    braces(s.body());
    return null;
  }

  @Override
  public Void block(Statement.Block s) {
    braces(s.body());
    return null;
  }

  @Override
  public Void unless(Statement.Unless s) {
    part(s.main());
    out.add(" unless ");
    part(s.escape());
    return null;
  }

  @Override
  public Void assertion(Statement.Assert s) {
    return text("assert(" + print(s.condition()) + ")");
  }

  @Override
  public Void print(Statement.Print s) {
    String rest = s.arguments().isEmpty() ? "" : ", " + expressions.list(s.arguments());
    return text("printf(\"" + s.format() + "\"" + rest + ")");
  }

  @Override
  public Void printMtype(Statement.PrintMtype s) {
    return text("printm(" + print(s.value()) + ")");
  }

  @Override
  public Void setPriority(Statement.SetPriority s) {
    return text("set_priority(" + print(s.process()) + ", " + print(s.priority()) + ")");
  }

  @Override
  public Void setTimer(Statement.SetTimer s) {
    return text(
        s.value()
            .map(value -> "set(" + print(s.timer()) + ", " + print(value) + ")")
            .orElse("reset(" + print(s.timer()) + ")"));
  }

  @Override
  public Void symmetric(Statement.Symmetric s) {
    String range = " (" + print(s.form().variable()) + " : " + s.form().type().text() + ")";
    if (s.form() instanceof IndexStatement.ForEach loop) {
      out.add("for" + range + " ");
      braces(loop.body());
      return null;
    }
    return text("select" + range);
  }

  @Override
  public Void selectIn(Statement.SelectIn s) {
    return text("select (" + print(s.variable()) + " in " + print(s.collection()) + ")");
  }
}
