package dev.gyre.promela.collection;

import dev.gyre.ir.CollectionForm;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The numbers of a range, or the constants of an mtype.
 *
 * @param names those of the constants, the one with value 1 first; empty for numbers
 */
record ListedElements(TypeName type, ValueType shown, int first, int last, List<String> names)
    implements Elements {
  ListedElements {
    names = List.copyOf(names);
  }

  @Override
  public int count() {
    return last - first + 1;
  }

  private boolean isSymbolic() {
    return !names.isEmpty();
  }

  Expression element(Build build, int value) {
    return isSymbolic()
        ? new Expression.MtypeConstant(build.span(), names.get(value - 1))
        : build.number(value);
  }

  private List<Expression> elements(Build build) {
    List<Expression> all = new ArrayList<>();
    for (int value = first; value <= last; value++) {
      all.add(element(build, value));
    }
    return all;
  }

  @Override
  public Expression cells(Build build) {
    return build.number(isSymbolic() ? last + 1 : count());
  }

  @Override
  public Expression index(Build build, Expression element) {
    if (isSymbolic() || first == 0) {
      return element;
    }
    if (element instanceof Expression.Literal literal) {
      return build.number(literal.value() - first);
    }
    return first > 0
        ? build.binary(Operator.Binary.MINUS, element, build.number(first))
        : build.plus(element, build.number(-first));
  }

  /** What a queue holds behind its last element; the smallest type that has it. */
  @Override
  public TypeName slot(Build build, CollectionForm content) {
    TypeName.Base base =
        isSymbolic()
            ? TypeName.Base.MTYPE
            : first >= 0 && end() <= 255
                ? TypeName.Base.BYTE
                : first >= Short.MIN_VALUE && end() <= Short.MAX_VALUE
                    ? TypeName.Base.SHORT
                    : TypeName.Base.INT;
    Optional<Name> set = isSymbolic() ? type.name() : Optional.empty();
    return new TypeName(build.span(), base, set, Optional.of(content));
  }

  /** A value that is no element: 0 among constants, the next number among numbers. */
  int end() {
    return isSymbolic() ? 0 : last + 1;
  }

  @Override
  public Expression none(Build build) {
    return build.number(end());
  }

  @Override
  public boolean isSurelyElement(Expression value) {
    return (value instanceof Expression.MtypeConstant constant && names.contains(constant.name()))
        || (value instanceof Expression.Literal literal
            && !isSymbolic()
            && literal.value() >= first
            && literal.value() <= last);
  }

  @Override
  public Expression isElement(Build build, Expression value) {
    if (isSymbolic()) {
      return build.differ(value, build.number(0));
    }
    return build.and(
        build.binary(Operator.Binary.GREATER_EQUAL, value, build.number(first)),
        build.binary(Operator.Binary.LESS_EQUAL, value, build.number(last)));
  }

  @Override
  public Expression all(Build build, Function<Expression, Expression> condition) {
    return Build.joined(elements(build).stream().map(condition).toList(), build::and);
  }

  @Override
  public Expression some(Build build, Function<Expression, Expression> condition) {
    return Build.joined(elements(build).stream().map(condition).toList(), build::or);
  }

  /** The conditions have the values 0 and 1. */
  @Override
  public Expression counted(Build build, Function<Expression, Expression> condition) {
    return sum(build, condition);
  }

  @Override
  public Expression sum(Build build, Function<Expression, Expression> number) {
    return Build.joined(elements(build).stream().map(number).toList(), build::plus);
  }

  @Override
  public List<Statement> each(Build build, Function<Expression, Statement> statement) {
    return elements(build).stream().map(statement).toList();
  }

  @Override
  public Statement choose(
      Build build, Expression.Reference variable, Function<Expression, Expression> condition) {
    List<Sequence> options = new ArrayList<>();
    for (Expression element : elements(build)) {
      List<Statement> steps =
          List.of(build.guard(condition.apply(element)), build.assign(variable, element));
      Statement step = new Statement.DStep(build.span(), new Sequence(build.span(), steps));
      options.add(new Sequence(build.span(), List.of(step)));
    }
    return new Statement.If(build.span(), options);
  }

  @Override
  public boolean isSameAs(Elements other) {
    return other instanceof ListedElements listed
        && first == listed.first
        && last == listed.last
        && names.equals(listed.names);
  }

  @Override
  public CollectionForm form(CollectionForm.Kind kind) {
    return new CollectionForm(kind, shown, isSymbolic() ? 0 : first, end());
  }
}
