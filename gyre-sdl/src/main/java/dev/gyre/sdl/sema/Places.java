package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds out which variable, or part of one, is meant. */
final class Places extends OtherExpressions<Optional<IfPlace>> {
  private final Values values;
  private final Sorts sorts;
  private final Scope scope;

  Places(Values values, Sorts sorts, Scope scope) {
    this.values = values;
    this.sorts = sorts;
    this.scope = scope;
  }

  /** What can be assigned to. */
  IfPlace of(Expression e) {
    return find(e)
        .orElseThrow(
            () -> SemanticError.sort(e.span(), "a variable, or a part of one, is needed here"));
  }

  Optional<IfPlace> find(Expression e) {
    return scope.view().flatMap(view -> view.find(e)).or(() -> e.match(this));
  }

  @Override
  public Optional<IfPlace> name(Expression.NameUse e) {
    return scope.variable(e.name());
  }

  @Override
  public Optional<IfPlace> implicit(Expression.Implicit e) {
    return scope.variable(e.name());
  }

  @Override
  public Optional<IfPlace> field(Expression.Field e) {
    return find(e.record()).map(record -> field(record, e.field()));
  }

  private static IfPlace field(IfPlace place, Name name) {
    return switch (place.type().kind()) {
      case RECORD -> inside(place, ((IfType.RecordType) place.type()).fields(), name);
      case CHOICE -> inside(place, ((IfType.ChoiceType) place.type()).alternatives(), name);
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, ARRAY, SEQUENCE, IRRELEVANT ->
          throw SemanticError.sort(name.span(), place.type().name() + " has no fields");
    };
  }

  private static IfPlace inside(IfPlace place, List<IfType.FieldType> fields, Name name) {
    int number = Typing.field(fields, name);
    return extended(place, new IfPlace.Field(number), fields.get(number).type());
  }

  private static IfPlace extended(IfPlace place, IfPlace.Step step, IfType type) {
    List<IfPlace.Step> steps = new ArrayList<>(place.steps());
    steps.add(step);
    return new IfPlace(place.variable(), steps, type);
  }

  @Override
  public Optional<IfPlace> apply(Expression.Apply e) {
    if (e.arguments().size() != 1) {
      return Optional.empty();
    }
    return find(e.function()).map(base -> element(base, e.arguments().get(0), e.span()));
  }

  /** An element of a place. */
  IfPlace element(IfPlace base, Expression index, SourceSpan span) {
    return switch (base.type().kind()) {
      case ARRAY -> {
        IfExpr at = values.of(index);
        int first = sorts.firstIndex(base.type());
        IfType element = ((IfType.Array) base.type()).element();
        yield extended(base, new IfPlace.Element(shifted(at, first)), element);
      }
      case SEQUENCE -> {
        IfExpr at = values.of(index, BasicSorts.INTEGER);
        IfType element = ((IfType.Sequence) base.type()).element();
        yield extended(base, new IfPlace.Element(at), element);
      }
      case RECORD -> {
        // Old files write r(f) for r!f.
        if (index instanceof Expression.NameUse name) {
          yield field(base, name.name());
        }
        throw SemanticError.sort(span, base.type().name() + " has no elements");
      }
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, CHOICE, IRRELEVANT ->
          throw SemanticError.sort(span, base.type().name() + " has no elements");
    };
  }

  private static IfExpr shifted(IfExpr index, int first) {
    if (first == 0) {
      return index;
    }
    IfExpr low = new IfExpr.Constant(first, BasicSorts.INTEGER);
    return new IfExpr.Binary(IfExpr.BinaryOperator.MINUS, index, low, BasicSorts.INTEGER);
  }

  @Override
  Optional<IfPlace> other(Expression e) {
    return Optional.empty();
  }
}
