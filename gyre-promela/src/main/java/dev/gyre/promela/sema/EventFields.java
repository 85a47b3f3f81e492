package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/** Checks that the message of an event is known without looking at a state. */
final class EventFields {
  private final Diagnostics diagnostics;

  EventFields(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(Expression.Event event) {
    if (event.subject() instanceof Expression.Poll message) {
      message.arguments().forEach(this::check);
    }
  }

  private void check(ReceiveArgument field) {
    boolean isAny = field instanceof ReceiveArgument.Store store && store.target().isWildcard();
    if (!isAny && !(field instanceof ReceiveArgument.Match)) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_CONSTANT,
              field.span(),
              "a field of an event is a constant, or '_' for any value"));
    }
  }
}
