package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** Checks {@code for (x in y)}: indices of an array, or messages of a channel. */
final class LoopOverChecker {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;

  LoopOverChecker(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  void check(Statement.ForIn s) {
    Optional<VariableSymbol> variable = resolved.variable(s.variable());
    Optional<VariableSymbol> collection = resolved.variable(s.collection());
    if (variable.isEmpty() || collection.isEmpty()) {
      return;
    }
    boolean plain =
        s.variable().path().size() == 1
            && s.variable().first().index().isEmpty()
            && s.collection().path().size() == 1;
    if (!plain || variable.get().isArray()) {
      fail(s.span(), "'for (x in y)' needs two plain names");
    } else if (variable.get().type() instanceof Type.Structure message) {
      overChannel(s, message, collection.get());
    } else if (!collection.get().isArray()) {
      fail(
          s.collection().span(),
          "'"
              + collection.get()
              + "' is not an array; to loop over messages the variable must have the type of a"
              + " message");
    } else if (variable.get().type().isTimer()) {
      fail(s.variable().span(), "a timer cannot count");
    } else if (variable.get().type().isChannel()) {
      fail(s.variable().span(), "a channel cannot count");
    }
  }

  private void overChannel(Statement.ForIn s, Type.Structure message, VariableSymbol collection) {
    boolean fits =
        collection.start().orElse(null) instanceof Start.Channel channel
            && channel.capacity() > 0
            && channel.fields().size() == 1
            && channel.fields().get(0).equals(message);
    if (!fits) {
      fail(
          s.collection().span(),
          "'"
              + collection
              + "' is not a buffered channel whose messages are of type "
              + message.describe());
    }
  }

  private void fail(SourceSpan span, String message) {
    diagnostics.report(Diagnostic.of(PromelaCode.BAD_RANGE, span, message));
  }
}
