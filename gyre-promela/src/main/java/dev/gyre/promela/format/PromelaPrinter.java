package dev.gyre.promela.format;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A syntax tree as Promela text that Spin and our own parser read back to the same tree, except for
 * what is not text any more: macros are expanded, the definitions of inlines are left out and their
 * calls are plain blocks. A label inside an inline that is called twice in one process therefore
 * appears twice.
 *
 * <p>The text depends on nothing but the tree: no source positions, no original layout.
 */
public final class PromelaPrinter {
  private final IndentedText out = new IndentedText();
  private final ExpressionPrinter expressions;
  private final DeclarationPrinter declarations;
  private final StatementPrinter statements;

  private PromelaPrinter() {
    this(new ExpressionPrinter());
  }

  private PromelaPrinter(ExpressionPrinter expressions) {
    this.expressions = expressions;
    this.declarations = new DeclarationPrinter(expressions);
    this.statements = new StatementPrinter(out, expressions, declarations);
  }

  /** The whole model; every line ends with a line feed. */
  public static String print(Model model) {
    PromelaPrinter printer = new PromelaPrinter();
    model.units().forEach(unit -> unit.match(printer.new UnitPrinter()));
    return printer.out.toString();
  }

  /** One expression or formula, on one line. */
  public static String print(Expression expression) {
    return new ExpressionPrinter().print(expression);
  }

  /** One statement, without a line end behind it. */
  public static String print(Statement statement) {
    PromelaPrinter printer = new PromelaPrinter();
    statement.match(printer.statements);
    return printer.out.toString();
  }

  /**
   * One expression, on one line.
   *
   * @param spelling how a literal is written; empty for its number
   */
  public static String print(
      Expression expression, Function<Expression.Literal, Optional<String>> spelling) {
    return new ExpressionPrinter(spelling).print(expression);
  }

  /**
   * One statement, without a line end behind it.
   *
   * @param spelling how a literal is written; empty for its number
   */
  public static String print(
      Statement statement, Function<Expression.Literal, Optional<String>> spelling) {
    PromelaPrinter printer = new PromelaPrinter(new ExpressionPrinter(spelling));
    statement.match(printer.statements);
    return printer.out.toString();
  }

  private final class UnitPrinter implements Unit.Cases<Void> {
    @Override
    public Void proctype(Unit.Proctype unit) {
      String active = unit.instances().map(this::active).orElse("");
      String keyword = unit.determinism() == Unit.Determinism.ANY ? "proctype " : "D_proctype ";
      String parameters = declarations.parameters(unit.parameters());
      out.add(active + keyword + unit.name().text() + "(" + parameters + ") ");
      out.add(priority(unit.priority()));
      unit.provided().ifPresent(e -> out.add("provided (" + expressions.print(e) + ") "));
      statements.braces(unit.body());
      out.endLine();
      return null;
    }

    private String active(Expression instances) {
      boolean one = instances instanceof Expression.Literal literal && literal.value() == 1;
      return one ? "active " : "active [" + expressions.print(instances) + "] ";
    }

    private String priority(Optional<Integer> priority) {
      return priority.map(p -> "priority " + p + " ").orElse("");
    }

    @Override
    public Void init(Unit.Init unit) {
      out.add("init " + priority(unit.priority()));
      statements.braces(unit.body());
      out.endLine();
      return null;
    }

    @Override
    public Void never(Unit.Never unit) {
      out.add("never " + name(unit.name()));
      statements.braces(unit.body());
      out.endLine();
      return null;
    }

    private String name(Optional<Name> name) {
      return name.map(n -> n.text() + " ").orElse("");
    }

    @Override
    public Void trace(Unit.Trace unit) {
      out.add(unit.kind() == Unit.TraceKind.TRACE ? "trace " : "notrace ");
      statements.braces(unit.body());
      out.endLine();
      return null;
    }

    @Override
    public Void ltl(Unit.Ltl unit) {
      out.line("ltl " + name(unit.name()) + "{ " + expressions.print(unit.formula()) + " }");
      return null;
    }

    @Override
    public Void globals(Unit.Globals unit) {
      out.line(declarations.print(unit.declaration()) + ";");
      return null;
    }

    @Override
    public Void typedef(Unit.Typedef unit) {
      out.line("typedef " + unit.name().text() + " {");
      out.indent();
      List<Declaration> fields = unit.fields();
      fields.forEach(field -> out.line(declarations.print(field) + ";"));
      out.outdent();
      out.line("}");
      return null;
    }

    @Override
    public Void mtype(Unit.Mtype unit) {
      String set = unit.set().map(n -> ":" + n.text()).orElse("");
      String constants =
          unit.constants().stream().map(Name::text).collect(Collectors.joining(", "));
      out.line("mtype" + set + " = { " + constants + " };");
      return null;
    }

    @Override
    public Void indexType(Unit.IndexType unit) {
      String size = "[" + expressions.print(unit.size()) + "]";
      out.line(unit.kind().word() + " " + unit.name().text() + size + ";");
      return null;
    }

    @Override
    public Void inline(Unit.Inline unit) {
      return null;
    }
  }
}
