package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.SourceSpan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives expressions their types. What a literal means may depend on the type that is wanted. */
final class Values implements Expression.Cases<IfExpr> {
  private final Sorts sorts;
  private final Scope scope;
  private final Hoist hoist;
  private final Optional<IfType> wanted;

  Values(Sorts sorts, Scope scope, Hoist hoist) {
    this(sorts, scope, hoist, Optional.empty());
  }

  private Values(Sorts sorts, Scope scope, Hoist hoist, Optional<IfType> wanted) {
    this.sorts = sorts;
    this.scope = scope;
    this.hoist = hoist;
    this.wanted = wanted;
  }

  /** A value that needs nothing done before. */
  static IfExpr constant(Expression e, Optional<IfType> wanted, Sorts sorts, Scope scope) {
    return e.match(new Values(sorts, scope, Hoist.forbidden(), wanted));
  }

  /** A value of the type, or an error. */
  IfExpr of(Expression e, IfType type) {
    IfExpr value = e.match(new Values(sorts, scope, hoist, Optional.of(type)));
    if (BasicSorts.isIrrelevant(type)) {
      RealBounds.require(e, type, this);
      return nothing(type);
    }
    if (BasicSorts.isIrrelevant(value.type()) && BasicSorts.isNumber(type)) {
      throw Operations.irrelevant(e.span(), value.type());
    }
    if (!Typing.fits(value.type(), type)) {
      throw SemanticError.sort(
          e.span(), "this is of sort " + value.type().name() + ", wanted is " + type.name());
    }
    RealBounds.require(value.type(), type, e.span());
    return value;
  }

  /** A value whose type says itself. */
  IfExpr of(Expression e) {
    return e.match(new Values(sorts, scope, hoist));
  }

  IfExpr condition(Expression e) {
    return of(e, BasicSorts.BOOLEAN);
  }

  Places places() {
    return new Places(this, sorts, scope);
  }

  Sorts sorts() {
    return sorts;
  }

  Scope scope() {
    return scope;
  }

  Hoist hoist() {
    return hoist;
  }

  /** Stands for a value on which nothing depends. */
  static IfExpr nothing(IfType type) {
    return new IfExpr.Construct(List.of(), type);
  }

  // ---- literals

  private IfType numberType() {
    return wanted.filter(BasicSorts::isNumber).orElse(BasicSorts.INTEGER);
  }

  @Override
  public IfExpr integer(Expression.IntegerLiteral e) {
    if (wanted.stream().anyMatch(BasicSorts::isIrrelevant)) {
      return nothing(wanted.get());
    }
    return new IfExpr.Constant(number(e.value(), e.span()), numberType());
  }

  private static int number(BigInteger value, SourceSpan span) {
    if (value.bitLength() > 31) {
      throw SemanticError.sort(span, "numbers have 32 bits here");
    }
    return value.intValue();
  }

  /** As a duration, a number of units. */
  @Override
  public IfExpr real(Expression.RealLiteral e) {
    if (wanted.stream().noneMatch(BasicSorts::isNumber)) {
      return nothing(BasicSorts.REAL);
    }
    BigDecimal value = e.value().stripTrailingZeros();
    if (value.scale() > 0) {
      throw SemanticError.sort(
          e.span(), "time is counted in whole units; choose a smaller unit for " + e.value());
    }
    return new IfExpr.Constant(number(value.toBigIntegerExact(), e.span()), numberType());
  }

  @Override
  public IfExpr bool(Expression.BooleanLiteral e) {
    return truth(e.value());
  }

  static IfExpr truth(boolean value) {
    return new IfExpr.Constant(value ? 1 : 0, BasicSorts.BOOLEAN);
  }

  @Override
  public IfExpr string(Expression.StringLiteral e) {
    if (wanted.isPresent() && wanted.get().kind() == IfType.Kind.SEQUENCE) {
      return Texts.characters(e.value(), (IfType.Sequence) wanted.get());
    }
    if (wanted.stream().anyMatch(BasicSorts::isNumber) && e.value().length() == 1) {
      return new IfExpr.Constant(e.value().charAt(0), wanted.get());
    }
    return nothing(BasicSorts.STRING);
  }

  @Override
  public IfExpr digits(Expression.DigitsLiteral e) {
    int radix =
        switch (e.radix()) {
          case BINARY -> 2;
          case HEXADECIMAL -> 16;
        };
    if (wanted.isPresent() && wanted.get().kind() == IfType.Kind.SEQUENCE) {
      return Texts.digits(e.digits(), radix, (IfType.Sequence) wanted.get());
    }
    if (e.digits().isEmpty()) {
      throw SemanticError.sort(e.span(), "there are no digits");
    }
    BigInteger value = new BigInteger(e.digits(), radix);
    return new IfExpr.Constant(number(value, e.span()), numberType());
  }

  @Override
  public IfExpr nil(Expression.NullLiteral e) {
    return wanted.stream().anyMatch(type -> type.kind() == IfType.Kind.RECORD)
        ? new IfExpr.Construct(List.of(), wanted.get())
        : new IfExpr.Constant(0, BasicSorts.INSTANCE);
  }

  // ---- names

  @Override
  public IfExpr name(Expression.NameUse e) {
    Name name = e.name();
    Optional<IfPlace> variable = scope.variable(name);
    if (variable.isPresent() && !isMeant(name, variable.get().type())) {
      return load(variable.get());
    }
    Optional<IfExpr> constant = scope.constant(name);
    if (constant.isPresent()) {
      return constant.get();
    }
    Optional<IfExpr> synonym = Typing.synonym(name, sorts, scope);
    return synonym.orElseGet(() -> literal(name, e.span()));
  }

  /** Whether a name is that of a literal of the sort that is wanted, and not of a variable. */
  private boolean isMeant(Name name, IfType variable) {
    return wanted.isPresent()
        && !Typing.fits(variable, wanted.get())
        && sorts.literals(name).stream().anyMatch(found -> found.type().equals(wanted.get()));
  }

  static IfExpr load(IfPlace place) {
    return BasicSorts.isIrrelevant(place.type()) ? nothing(place.type()) : new IfExpr.Load(place);
  }

  private IfExpr literal(Name name, SourceSpan span) {
    List<IfExpr> candidates = sorts.literals(name);
    if (wanted.isPresent()) {
      for (IfExpr candidate : candidates) {
        if (candidate.type().equals(wanted.get())) {
          return candidate;
        }
      }
    }
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    throw SemanticError.unknown(
        span,
        candidates.isEmpty()
            ? "there is nothing called " + name.text() + " here"
            : name.text() + " is a literal of several sorts");
  }

  @Override
  public IfExpr implicit(Expression.Implicit e) {
    Optional<IfPlace> variable = scope.variable(e.name());
    if (variable.isPresent()) {
      return load(variable.get());
    }
    if (scope.view().isPresent() && e.value() != Expression.ImplicitValue.NOW) {
      throw SemanticError.unsupported(
          e.span(), e.value() + " of somebody who watches", "ask for a variable of a process");
    }
    return switch (e.value()) {
      case SELF -> identity(IfExpr.Who.SELF);
      case SENDER -> identity(IfExpr.Who.SENDER);
      case PARENT -> identity(IfExpr.Who.PARENT);
      case OFFSPRING -> identity(IfExpr.Who.OFFSPRING);
      case NOW -> nothing(BasicSorts.TIME);
    };
  }

  private static IfExpr identity(IfExpr.Who who) {
    return new IfExpr.Identity(who, BasicSorts.INSTANCE);
  }

  @Override
  public IfExpr apply(Expression.Apply e) {
    return scope
        .view()
        .flatMap(view -> view.condition(e))
        .orElseGet(() -> new Applications(this, wanted).apply(e));
  }

  @Override
  public IfExpr field(Expression.Field e) {
    return load(places().of(e));
  }

  // ---- operators

  @Override
  public IfExpr unary(Expression.Unary e) {
    return switch (e.operator()) {
      case NOT -> new Bits(this, wanted).not(e.operand());
      case NEGATE -> negated(e);
    };
  }

  private IfExpr negated(Expression.Unary e) {
    IfExpr operand = of(e.operand());
    if (BasicSorts.isIrrelevant(operand.type())) {
      return operand;
    }
    if (!BasicSorts.isNumber(operand.type())) {
      throw SemanticError.sort(e.span(), "a number is needed here");
    }
    return operand.kind() == IfExpr.Kind.CONSTANT
        ? new IfExpr.Constant(-((IfExpr.Constant) operand).value(), numberType())
        : new IfExpr.Unary(IfExpr.UnaryOperator.NEGATE, operand, BasicSorts.INTEGER);
  }

  @Override
  public IfExpr binary(Expression.Binary e) {
    return scope
        .view()
        .flatMap(view -> view.comparison(e))
        .orElseGet(() -> new Operations(this, wanted).apply(e));
  }

  @Override
  public IfExpr conditional(Expression.Conditional e) {
    IfExpr condition = condition(e.condition());
    IfExpr then = wanted.map(type -> of(e.then(), type)).orElseGet(() -> of(e.then()));
    IfExpr otherwise = of(e.otherwise(), wanted.orElse(then.type()));
    return new IfExpr.Conditional(condition, then, otherwise, wanted.orElse(then.type()));
  }

  // ---- structured values

  private IfType structured(SourceSpan span) {
    return wanted.orElseThrow(
        () -> SemanticError.sort(span, "the sort of this value cannot be told from its place"));
  }

  @Override
  public IfExpr structure(Expression.StructureValue e) {
    IfType type = structured(e.span());
    if (type.kind() != IfType.Kind.RECORD) {
      throw SemanticError.sort(e.span(), type.name() + " has no fields");
    }
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (IfType.FieldType field : ((IfType.RecordType) type).fields()) {
      Optional<Expression.FieldValue> given =
          e.fields().stream().filter(f -> Typing.isCalled(field, f.field())).findFirst();
      if (given.isEmpty() && field.presence() == IfType.Presence.MANDATORY) {
        throw SemanticError.sort(e.span(), "the field " + field.name() + " is missing");
      }
      parts.add(given.map(value -> of(value.value(), field.type())));
    }
    for (Expression.FieldValue given : e.fields()) {
      Typing.field(((IfType.RecordType) type).fields(), given.field());
    }
    return new IfExpr.Construct(parts, type);
  }

  @Override
  public IfExpr sequence(Expression.SequenceValue e) {
    IfType type = structured(e.span());
    List<Optional<IfExpr>> parts = new ArrayList<>();
    return switch (type.kind()) {
      case RECORD -> {
        List<IfType.FieldType> fields = ((IfType.RecordType) type).fields();
        if (fields.size() != e.elements().size()) {
          throw SemanticError.sort(e.span(), type.name() + " has " + fields.size() + " fields");
        }
        for (int i = 0; i < fields.size(); i++) {
          parts.add(Optional.of(of(e.elements().get(i), fields.get(i).type())));
        }
        yield new IfExpr.Construct(parts, type);
      }
      case ARRAY -> {
        IfType.Array array = (IfType.Array) type;
        if (array.length() != e.elements().size()) {
          throw SemanticError.sort(e.span(), type.name() + " has " + array.length() + " elements");
        }
        e.elements().forEach(part -> parts.add(Optional.of(of(part, array.element()))));
        yield new IfExpr.Construct(parts, type);
      }
      case SEQUENCE -> {
        IfType.Sequence sequence = (IfType.Sequence) type;
        e.elements().forEach(part -> parts.add(Optional.of(of(part, sequence.element()))));
        yield new IfExpr.Construct(parts, Texts.sized(sequence, parts.size()));
      }
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, CHOICE, IRRELEVANT ->
          throw SemanticError.sort(e.span(), type.name() + " has no elements");
    };
  }

  @Override
  public IfExpr choice(Expression.ChoiceValue e) {
    IfType type = structured(e.span());
    if (type.kind() != IfType.Kind.CHOICE) {
      throw SemanticError.sort(e.span(), type.name() + " has no alternatives");
    }
    List<IfType.FieldType> alternatives = ((IfType.ChoiceType) type).alternatives();
    int number = Typing.field(alternatives, e.alternative());
    IfExpr value = of(e.value(), alternatives.get(number).type());
    return new IfExpr.Alternative(number, value, type);
  }

  @Override
  public IfExpr any(Expression.AnyValue e) {
    return new IfExpr.Load(hoist.any(sorts.of(e.sort(), scope), e.span()));
  }

  @Override
  public IfExpr event(Expression.EventTest e) {
    throw SemanticError.unsupported(
        e.span(), "an event outside of an observer", "events are what observers wait for");
  }
}
