package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A model without index types that behaves as the one it is made from. */
final class PlainUnits implements Unit.Cases<Optional<Unit>> {
  private final Families families;
  private final PlainExpressions expressions;
  private final PlainDeclarations declarations;
  private final PlainStatements statements;

  PlainUnits(IndexTypes types, Families families, PlainExpressions expressions) {
    this.families = families;
    this.expressions = expressions;
    this.declarations = new PlainDeclarations(types, expressions);
    this.statements = new PlainStatements(types, expressions, declarations);
  }

  Model plain(Model model) {
    List<Unit> units = new ArrayList<>();
    model.units().forEach(unit -> unit.match(this).ifPresent(units::add));
    return new Model(units);
  }

  @Override
  public Optional<Unit> proctype(Unit.Proctype unit) {
    Optional<Family> family = families.started(unit);
    List<Declaration> parameters =
        family.isPresent()
            ? List.of()
            : unit.parameters().stream().map(declarations::parameter).toList();
    Sequence body = statements.rewrite(unit.body());
    return Optional.of(
        new Unit.Proctype(
            unit.span(),
            unit.name(),
            unit.determinism(),
            expressions.rewrite(unit.instances()),
            parameters,
            unit.priority(),
            expressions.rewrite(unit.provided()),
            family.map(f -> withIdentity(f, unit, body)).orElse(body)));
  }

  /**
   * Spin gives the parameters of active processes the value 0. So they become variables, and the
   * identity is calculated from the process number, which is known: active processes are numbered
   * in the order in which they stand in the text.
   */
  private Sequence withIdentity(Family family, Unit.Proctype unit, Sequence body) {
    List<Statement> steps = new ArrayList<>();
    for (Declaration parameter : unit.parameters()) {
      for (Declaration.Declarator one : parameter.declarators()) {
        boolean isIdentity = one.name().equals(family.identity());
        Declaration.Declarator declarator =
            isIdentity
                ? new Declaration.Declarator(
                    one.name(), Optional.empty(), Optional.empty(), Optional.of(number(family)))
                : one;
        Declaration declaration =
            new Declaration(
                parameter.span(), parameter.visibility(), parameter.type(), List.of(declarator));
        steps.add(new Statement.Declare(parameter.span(), declarations.plain(declaration)));
      }
    }
    steps.addAll(body.steps());
    return new Sequence(body.span(), steps);
  }

  private static Declaration.Initializer number(Family family) {
    SourceSpan span = family.identity().span();
    Expression own =
        new Expression.Reference(
            span, List.of(new Expression.Accessor(new Name(span, "_pid"), Optional.empty())));
    int first = family.firstNumber().orElse(0);
    Expression element =
        first == 0
            ? own
            : new Expression.Binary(
                span, Operator.Binary.MINUS, own, PlainExpressions.number(span, first));
    return new Declaration.Initializer.Value(span, element);
  }

  @Override
  public Optional<Unit> init(Unit.Init unit) {
    return Optional.of(
        new Unit.Init(unit.span(), unit.priority(), statements.rewrite(unit.body())));
  }

  @Override
  public Optional<Unit> never(Unit.Never unit) {
    return Optional.of(new Unit.Never(unit.span(), unit.name(), statements.rewrite(unit.body())));
  }

  @Override
  public Optional<Unit> trace(Unit.Trace unit) {
    return Optional.of(new Unit.Trace(unit.span(), unit.kind(), statements.rewrite(unit.body())));
  }

  @Override
  public Optional<Unit> ltl(Unit.Ltl unit) {
    return Optional.of(new Unit.Ltl(unit.span(), unit.name(), expressions.rewrite(unit.formula())));
  }

  @Override
  public Optional<Unit> globals(Unit.Globals unit) {
    return Optional.of(new Unit.Globals(unit.span(), declarations.plain(unit.declaration())));
  }

  @Override
  public Optional<Unit> typedef(Unit.Typedef unit) {
    return Optional.of(
        new Unit.Typedef(
            unit.span(), unit.name(), unit.fields().stream().map(declarations::plain).toList()));
  }

  @Override
  public Optional<Unit> mtype(Unit.Mtype unit) {
    return Optional.of(unit);
  }

  @Override
  public Optional<Unit> inline(Unit.Inline unit) {
    return Optional.of(unit);
  }

  @Override
  public Optional<Unit> indexType(Unit.IndexType unit) {
    return Optional.empty();
  }
}
