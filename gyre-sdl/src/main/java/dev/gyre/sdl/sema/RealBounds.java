package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.RealRange;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Between which numbers a real lies. Reals are not kept, so nobody looks at run time whether one is
 * in the range of its sort: it must be known before, or the system is refused.
 */
final class RealBounds extends OtherExpressions<Optional<RealRange>> {
  private final Values values;

  RealBounds(Values values) {
    this.values = values;
  }

  /** The value is one of the sort, whatever happens. */
  static void require(Expression e, IfType type, Values values) {
    Optional<RealRange> wanted = ((IfType.Irrelevant) type).range();
    if (wanted.isEmpty()) {
      return;
    }
    Optional<RealRange> known = e.match(new RealBounds(values));
    if (known.stream().noneMatch(range -> range.isWithin(wanted.get()))) {
      throw refused(e.span(), type);
    }
  }

  /** No real in a value of one type is outside of its range in the other. */
  static void require(IfType given, IfType wanted, SourceSpan span) {
    if (given.equals(wanted)) {
      return;
    }
    switch (wanted.kind()) {
      case IRRELEVANT -> {
        Optional<RealRange> range = ((IfType.Irrelevant) wanted).range();
        if (range.isPresent() && ofType(given).stream().noneMatch(r -> r.isWithin(range.get()))) {
          throw refused(span, wanted);
        }
      }
      case ARRAY, SEQUENCE -> require(Typing.element(given), Typing.element(wanted), span);
      case RECORD ->
          parts(((IfType.RecordType) given).fields(), ((IfType.RecordType) wanted).fields(), span);
      case CHOICE ->
          parts(
              ((IfType.ChoiceType) given).alternatives(),
              ((IfType.ChoiceType) wanted).alternatives(),
              span);
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE -> {}
    }
  }

  private static void parts(
      List<IfType.FieldType> given, List<IfType.FieldType> wanted, SourceSpan span) {
    for (int i = 0; i < wanted.size(); i++) {
      require(given.get(i).type(), wanted.get(i).type(), span);
    }
  }

  private static SemanticError refused(SourceSpan span, IfType type) {
    return SemanticError.unsupported(
        span,
        "a real that may be outside of the range of " + type.name(),
        "reals are not kept; use numbers in a range, or a sort without one");
  }

  private static Optional<RealRange> ofType(IfType type) {
    return switch (type.kind()) {
      case RANGE -> {
        IfType.Range range = (IfType.Range) type;
        yield Optional.of(
            new RealRange(BigDecimal.valueOf(range.low()), BigDecimal.valueOf(range.high())));
      }
      case IRRELEVANT -> ((IfType.Irrelevant) type).range();
      case BOOLEAN, ENUMERATION, INSTANCE, ARRAY, SEQUENCE, RECORD, CHOICE -> Optional.empty();
    };
  }

  // ---- expressions

  @Override
  public Optional<RealRange> real(Expression.RealLiteral e) {
    return Optional.of(RealRange.of(e.value()));
  }

  @Override
  public Optional<RealRange> integer(Expression.IntegerLiteral e) {
    return Optional.of(RealRange.of(new BigDecimal(e.value())));
  }

  @Override
  public Optional<RealRange> name(Expression.NameUse e) {
    return values
        .scope()
        .variable(e.name())
        .map(IfPlace::type)
        .or(() -> values.scope().constant(e.name()).map(IfExpr::type))
        .flatMap(RealBounds::ofType);
  }

  @Override
  public Optional<RealRange> field(Expression.Field e) {
    return ofType(values.places().of(e).type());
  }

  @Override
  public Optional<RealRange> apply(Expression.Apply e) {
    Optional<IfPlace> element = values.places().find(e);
    if (element.isPresent()) {
      return ofType(element.get().type());
    }
    boolean isFloat =
        e.function() instanceof Expression.NameUse use
            && use.name().key().equals("float")
            && e.arguments().size() == 1;
    return isFloat ? e.arguments().get(0).match(this) : other(e);
  }

  @Override
  public Optional<RealRange> conditional(Expression.Conditional e) {
    Optional<RealRange> then = e.then().match(this);
    Optional<RealRange> otherwise = e.otherwise().match(this);
    return then.flatMap(a -> otherwise.map(a::with));
  }

  @Override
  public Optional<RealRange> unary(Expression.Unary e) {
    return switch (e.operator()) {
      case NEGATE -> e.operand().match(this).map(RealRange::negated);
      case NOT -> Optional.empty();
    };
  }

  @Override
  public Optional<RealRange> binary(Expression.Binary e) {
    Optional<RealRange> left = e.left().match(this);
    Optional<RealRange> right = e.right().match(this);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return switch (e.operator()) {
      case PLUS -> Optional.of(left.get().plus(right.get()));
      case MINUS -> Optional.of(left.get().plus(right.get().negated()));
      case TIMES -> Optional.of(left.get().times(right.get()));
      default -> Optional.empty();
    };
  }

  @Override
  Optional<RealRange> other(Expression any) {
    return Optional.empty();
  }
}
