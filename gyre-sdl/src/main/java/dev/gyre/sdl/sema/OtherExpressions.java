package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Expression;

/** For whoever is interested in some kinds of expressions only: all others are one case. */
abstract class OtherExpressions<R> implements Expression.Cases<R> {
  /** An expression of no kind that matters. */
  abstract R other(Expression e);

  @Override
  public R integer(Expression.IntegerLiteral e) {
    return other(e);
  }

  @Override
  public R real(Expression.RealLiteral e) {
    return other(e);
  }

  @Override
  public R bool(Expression.BooleanLiteral e) {
    return other(e);
  }

  @Override
  public R string(Expression.StringLiteral e) {
    return other(e);
  }

  @Override
  public R digits(Expression.DigitsLiteral e) {
    return other(e);
  }

  @Override
  public R nil(Expression.NullLiteral e) {
    return other(e);
  }

  @Override
  public R name(Expression.NameUse e) {
    return other(e);
  }

  @Override
  public R implicit(Expression.Implicit e) {
    return other(e);
  }

  @Override
  public R apply(Expression.Apply e) {
    return other(e);
  }

  @Override
  public R field(Expression.Field e) {
    return other(e);
  }

  @Override
  public R unary(Expression.Unary e) {
    return other(e);
  }

  @Override
  public R binary(Expression.Binary e) {
    return other(e);
  }

  @Override
  public R conditional(Expression.Conditional e) {
    return other(e);
  }

  @Override
  public R structure(Expression.StructureValue e) {
    return other(e);
  }

  @Override
  public R sequence(Expression.SequenceValue e) {
    return other(e);
  }

  @Override
  public R choice(Expression.ChoiceValue e) {
    return other(e);
  }

  @Override
  public R any(Expression.AnyValue e) {
    return other(e);
  }

  @Override
  public R event(Expression.EventTest e) {
    return other(e);
  }
}
