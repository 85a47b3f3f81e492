package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;

/** One field of a receive or poll. */
public sealed interface ReceiveArgument {
  SourceSpan span();

  /** A constant that the field must equal. */
  record Match(SourceSpan span, Expression constant) implements ReceiveArgument {}

  /** {@code eval(e)}: the field must equal the value of e. */
  record Eval(SourceSpan span, Expression value) implements ReceiveArgument {}

  /** A variable that takes the field; {@code _} takes and drops it. */
  record Store(SourceSpan span, Expression.Reference target) implements ReceiveArgument {}
}
