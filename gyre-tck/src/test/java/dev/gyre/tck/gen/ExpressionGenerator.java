package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Expressions without side effects. */
final class ExpressionGenerator {
  private static final List<Operator.Binary> COMPARISONS =
      List.of(
          Operator.Binary.EQUAL,
          Operator.Binary.NOT_EQUAL,
          Operator.Binary.LESS,
          Operator.Binary.LESS_EQUAL,
          Operator.Binary.GREATER,
          Operator.Binary.GREATER_EQUAL);

  private static final List<Operator.Binary> ARITHMETIC =
      List.of(
          Operator.Binary.PLUS,
          Operator.Binary.MINUS,
          Operator.Binary.TIMES,
          Operator.Binary.BIT_AND,
          Operator.Binary.BIT_OR,
          Operator.Binary.BIT_XOR);

  /** Their right side must be a constant: no division by zero, no shift by a negative number. */
  private static final List<Operator.Binary> BY_CONSTANT =
      List.of(
          Operator.Binary.DIVIDE,
          Operator.Binary.MODULO,
          Operator.Binary.SHIFT_LEFT,
          Operator.Binary.SHIFT_RIGHT);

  private final Dice dice;

  ExpressionGenerator(Dice dice) {
    this.dice = dice;
  }

  // ---- values that may be stored

  /** A value that a place of this kind may take. */
  Expression value(Scope scope, Kind kind, int depth) {
    return switch (kind.sort()) {
      case NUMBER -> small(scope, depth);
      case BOOL -> condition(scope, depth);
      case MTYPE -> symbol(scope, kind, depth);
    };
  }

  /** Between 0 and 4. */
  Expression small(Scope scope, int depth) {
    List<Place> places = scope.readable(Kind.NUMBER);
    return dice.<Expression>menu()
        .add(4, () -> Ast.number(dice.below(4)))
        .addIf(!places.isEmpty(), 4, () -> reference(dice.pick(places), scope))
        .addIf(depth > 0, 4, () -> masked(scope, depth - 1))
        .addIf(
            depth > 0,
            1,
            () ->
                Ast.conditional(
                    condition(scope, depth - 1), small(scope, depth - 1), small(scope, depth - 1)))
        .serve();
  }

  private Expression masked(Scope scope, int depth) {
    return Ast.binary(
        Operator.Binary.BIT_AND, arithmetic(scope, depth), Ast.number(dice.pick(1, 3)));
  }

  private Expression symbol(Scope scope, Kind kind, int depth) {
    List<Place> places = scope.readable(kind);
    return dice.<Expression>menu()
        .add(4, () -> Ast.constant(dice.pick(scope.constants().get(kind.set()))))
        .addIf(!places.isEmpty(), 3, () -> reference(dice.pick(places), scope))
        .addIf(
            depth > 0,
            1,
            () ->
                Ast.conditional(
                    condition(scope, depth - 1),
                    symbol(scope, kind, depth - 1),
                    symbol(scope, kind, depth - 1)))
        .serve();
  }

  // ---- values of any size, to be compared or cut down

  Expression arithmetic(Scope scope, int depth) {
    return dice.<Expression>menu()
        .add(3, () -> small(scope, 0))
        .addIf(depth > 0, 4, () -> operation(scope, depth - 1))
        .addIf(depth > 0, 2, () -> byConstant(scope, depth - 1))
        .addIf(
            depth > 0,
            2,
            () ->
                Ast.unary(
                    dice.pick(Operator.Unary.MINUS, Operator.Unary.COMPLEMENT),
                    arithmetic(scope, depth - 1)))
        .addIf(!scope.channels().isEmpty(), 2, () -> length(scope))
        .serve();
  }

  private Expression operation(Scope scope, int depth) {
    return Ast.binary(dice.pick(ARITHMETIC), arithmetic(scope, depth), arithmetic(scope, depth));
  }

  private Expression byConstant(Scope scope, int depth) {
    return Ast.binary(
        dice.pick(BY_CONSTANT), arithmetic(scope, depth), Ast.number(dice.between(1, 3)));
  }

  private Expression length(Scope scope) {
    return probe(Expression.ProbeKind.LEN, dice.pick(scope.channels()), scope);
  }

  Expression probe(Expression.ProbeKind kind, Channel channel, Scope scope) {
    return new Expression.Probe(Ast.HERE, kind, channel(channel, scope));
  }

  // ---- conditions

  /** A condition that may stand anywhere inside an expression. */
  Expression condition(Scope scope, int depth) {
    List<Place> flags = scope.readable(Kind.BOOL);
    List<Place> symbols = symbols(scope);
    List<Channel> buffered = scope.channels(c -> !c.isRendezvous());
    return dice.<Expression>menu()
        .add(5, () -> comparison(scope, depth))
        .addIf(!flags.isEmpty(), 3, () -> reference(dice.pick(flags), scope))
        .addIf(!symbols.isEmpty(), 2, () -> symbolComparison(scope, dice.pick(symbols)))
        .addIf(!buffered.isEmpty() && depth > 0, 1, () -> poll(dice.pick(buffered), scope))
        .addIf(depth > 0, 2, () -> junction(scope, depth - 1))
        .addIf(depth > 0, 1, () -> Ast.unary(Operator.Unary.NOT, condition(scope, depth - 1)))
        .serve();
  }

  /** A condition that stands alone; only there does the grammar have empty, full and the like. */
  Expression guard(Scope scope, int depth) {
    List<Channel> channels = scope.channels();
    if (channels.isEmpty() || !dice.oneIn(5)) {
      return condition(scope, depth);
    }
    Expression.ProbeKind kind =
        dice.pick(
            Expression.ProbeKind.EMPTY,
            Expression.ProbeKind.NEMPTY,
            Expression.ProbeKind.FULL,
            Expression.ProbeKind.NFULL);
    Expression probe = probe(kind, dice.pick(channels), scope);
    return dice.oneIn(3)
        ? Ast.binary(
            dice.pick(Operator.Binary.AND, Operator.Binary.OR), probe, condition(scope, depth))
        : probe;
  }

  private Expression comparison(Scope scope, int depth) {
    return Ast.binary(
        dice.pick(COMPARISONS),
        arithmetic(scope, Math.max(0, depth - 1)),
        arithmetic(scope, Math.max(0, depth - 1)));
  }

  private List<Place> symbols(Scope scope) {
    return scope.places(p -> p.isReadable() && p.kind().sort() == Kind.Sort.MTYPE);
  }

  private Expression symbolComparison(Scope scope, Place place) {
    return Ast.binary(
        dice.pick(Operator.Binary.EQUAL, Operator.Binary.NOT_EQUAL),
        reference(place, scope),
        symbol(scope, place.kind(), 0));
  }

  private Expression junction(Scope scope, int depth) {
    return Ast.binary(
        dice.pick(Operator.Binary.AND, Operator.Binary.OR),
        condition(scope, depth),
        condition(scope, depth));
  }

  private Expression poll(Channel channel, Scope scope) {
    ReceiveOrder order = dice.pick(ReceiveOrder.FIRST, ReceiveOrder.FIRST_MATCH);
    return new Expression.Poll(Ast.HERE, channel(channel, scope), order, patterns(channel, scope));
  }

  /** Fields of a poll: constants, values and wildcards. */
  private List<ReceiveArgument> patterns(Channel channel, Scope scope) {
    List<ReceiveArgument> patterns = new ArrayList<>();
    channel.protocol().fields().forEach(kind -> patterns.add(pattern(kind, scope)));
    return patterns;
  }

  ReceiveArgument pattern(Kind kind, Scope scope) {
    return dice.<ReceiveArgument>menu()
        .add(3, () -> new ReceiveArgument.Match(Ast.HERE, anyConstant(kind, scope)))
        .add(1, () -> new ReceiveArgument.Eval(Ast.HERE, value(scope, kind, 1)))
        .add(1, () -> new ReceiveArgument.Store(Ast.HERE, Ast.variable("_")))
        .serve();
  }

  private Expression anyConstant(Kind kind, Scope scope) {
    return switch (kind.sort()) {
      case NUMBER -> Ast.number(dice.oneIn(15) ? -1 : dice.below(4));
      case BOOL -> Ast.number(dice.below(2));
      case MTYPE -> Ast.constant(dice.pick(scope.constants().get(kind.set())));
    };
  }

  // ---- names

  Expression.Reference reference(Place place, Scope scope) {
    List<Expression.Accessor> path = new ArrayList<>();
    place.path().forEach(step -> path.add(accessor(step, scope)));
    return new Expression.Reference(Ast.HERE, path);
  }

  Expression.Reference channel(Channel channel, Scope scope) {
    return new Expression.Reference(Ast.HERE, List.of(accessor(channel.step(), scope)));
  }

  private Expression.Accessor accessor(Place.Step step, Scope scope) {
    if (step.length() == 0) {
      return new Expression.Accessor(Ast.name(step.name()), Optional.empty());
    }
    return Ast.accessor(step.name(), index(step, scope));
  }

  /** Always in range: every place holds a number that is not negative. */
  private Expression index(Place.Step step, Scope scope) {
    List<Place> scalars =
        scope.places(p -> p.isReadable() && p.isScalarVariable() && p.kind().equals(Kind.NUMBER));
    if (scalars.isEmpty() || dice.oneIn(2)) {
      return Ast.number(dice.below(step.length()));
    }
    return Ast.binary(
        Operator.Binary.MODULO, reference(dice.pick(scalars), scope), Ast.number(step.length()));
  }
}
