package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Values that do not fit where they are put. */
final class AssignmentLints {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final ConstantFolder folder;

  AssignmentLints(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.folder = new ConstantFolder(resolved.mtypes());
  }

  void check(Statement statement) {
    if (statement instanceof Statement.Assign assign) {
      scalarType(assign.target()).ifPresent(t -> truncation(t, assign.value(), assign.span()));
    } else if (statement instanceof Statement.Send send) {
      truncatedMessage(send);
    } else if (statement instanceof Statement.ForRange loop) {
      endlessLoop(loop);
    } else if (statement instanceof Statement.ExpressionStatement condition) {
      alwaysFalse(condition);
    }
  }

  private void truncation(Type.Scalar type, Expression expression, SourceSpan place) {
    OptionalInt value = folder.fold(expression);
    if (value.isEmpty()) {
      return;
    }
    int stored = type.value().truncate(value.getAsInt());
    if (stored != value.getAsInt()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TRUNCATING_ASSIGNMENT,
              place,
              value.getAsInt()
                  + " does not fit into "
                  + type.describe()
                  + " and becomes "
                  + stored));
    }
  }

  /** Only channels of scalars: with structures, arguments and fields do not pair up so simply. */
  private void truncatedMessage(Statement.Send send) {
    List<Type> fields =
        resolved
            .variable(send.channel())
            .flatMap(VariableSymbol::start)
            .filter(Start.Channel.class::isInstance)
            .map(start -> ((Start.Channel) start).fields())
            .orElse(List.of());
    if (fields.size() != send.arguments().size()) {
      return;
    }
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i) instanceof Type.Scalar type) {
        Expression argument = send.arguments().get(i);
        truncation(type, argument, argument.span());
      }
    }
  }

  /** A counter that cannot go beyond the bound never ends the loop. */
  private void endlessLoop(Statement.ForRange loop) {
    Optional<Type.Scalar> type = scalarType(loop.variable());
    OptionalInt bound = folder.fold(loop.to());
    if (type.isEmpty() || bound.isEmpty() || bound.getAsInt() == Integer.MAX_VALUE) {
      return;
    }
    int beyond = bound.getAsInt() + 1;
    if (type.get().value().truncate(beyond) != beyond) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.ENDLESS_BYTE_LOOP,
                  loop.span(),
                  "a "
                      + type.get().describe()
                      + " cannot hold "
                      + beyond
                      + ", so this loop never ends")
              .withHint("declare the loop variable with a larger type"));
    }
  }

  private void alwaysFalse(Statement.ExpressionStatement condition) {
    boolean compares = condition.expression() instanceof Expression.Binary;
    OptionalInt value = folder.fold(condition.expression());
    boolean isFalse = compares && value.isPresent() && value.getAsInt() == 0;
    if (isFalse && !Expanded.isIn(condition.expression())) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.ALWAYS_FALSE, condition.span(), "this condition is always false"));
    }
  }

  private Optional<Type.Scalar> scalarType(Expression.Reference reference) {
    if (reference.path().size() != 1) {
      return Optional.empty();
    }
    return resolved
        .variable(reference)
        .filter(v -> v.role() != VariableSymbol.Role.PREDEFINED)
        .map(VariableSymbol::type)
        .filter(Type.Scalar.class::isInstance)
        .map(Type.Scalar.class::cast);
  }
}
