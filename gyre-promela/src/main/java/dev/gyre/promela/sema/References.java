package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds the type of a reference and whether its indices and fields make sense. */
final class References {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;

  References(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  /** The type of the scalar or structure meant; empty when there was something to complain of. */
  Optional<Type> typeOf(Expression.Reference reference) {
    Optional<VariableSymbol> variable = resolved.variable(reference);
    if (variable.isEmpty()) {
      return Optional.empty();
    }
    Expression.Accessor first = reference.first();
    if (!indexFits(first, variable.get().length())) {
      return Optional.empty();
    }
    Type type = variable.get().type();
    for (int i = 1; i < reference.path().size(); i++) {
      Expression.Accessor step = reference.path().get(i);
      Optional<Type.Field> field = field(type, reference.path().get(i - 1).name(), step.name());
      if (field.isEmpty() || !indexFits(step, field.get().length())) {
        return Optional.empty();
      }
      type = field.get().type();
    }
    return Optional.of(type);
  }

  /** The type of a reference that must be a single number. */
  Optional<Type> scalar(Expression.Reference reference) {
    Optional<Type> type = typeOf(reference);
    if (type.isPresent() && type.get().isStructure()) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.INCOMPLETE_STRUCTURE,
                  reference.span(),
                  "'" + reference.span().text() + "' is a whole structure, not a value")
              .withHint("name one of its fields"));
      return Optional.empty();
    }
    return type;
  }

  boolean indexFits(Expression.Accessor accessor, OptionalInt length) {
    Name name = accessor.name();
    if (length.isPresent() && accessor.index().isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.MISSING_INDEX,
                  name.span(),
                  "'" + name.text() + "' is an array; without an index its element 0 is meant")
              .withHint("write '" + name.text() + "[0]', or the index you mean"));
      return true;
    }
    if (length.isEmpty() && accessor.index().isPresent()) {
      boolean zero =
          accessor.index().get() instanceof Expression.Literal literal && literal.value() == 0;
      if (!zero) {
        diagnostics.report(
            Diagnostic.of(
                PromelaCode.NOT_AN_ARRAY, name.span(), "'" + name.text() + "' is not an array"));
        return false;
      }
    }
    return true;
  }

  private Optional<Type.Field> field(Type type, Name owner, Name wanted) {
    if (!(type instanceof Type.Structure structure)) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_A_STRUCTURE,
              wanted.span(),
              "'" + owner.text() + "' is of type " + type.describe() + " and has no fields"));
      return Optional.empty();
    }
    Optional<Type.Field> field = structure.field(wanted.text());
    if (field.isEmpty()) {
      diagnostics.report(
          BodyResolver.withSuggestion(
              Diagnostic.of(
                      PromelaCode.UNKNOWN_FIELD,
                      wanted.span(),
                      "typedef '" + structure.describe() + "' has no field '" + wanted.text() + "'")
                  .withNote(structure.name().span(), "it is declared here"),
              wanted.text(),
              structure.fields().stream().map(f -> f.name().text()).toList()));
    }
    return field;
  }

  /** Complains unless the reference is a channel. */
  void requireChannel(Expression.Reference reference) {
    if (reference.isWildcard()) {
      readsWildcard(reference.span());
      return;
    }
    Optional<Type> type = scalar(reference);
    if (type.isPresent() && !type.get().isChannel()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_A_CHANNEL,
              reference.span(),
              "'"
                  + reference.span().text()
                  + "' is of type "
                  + type.get().describe()
                  + ", not a channel"));
    }
  }

  void readsWildcard(SourceSpan span) {
    diagnostics.report(
        Diagnostic.of(PromelaCode.WRITE_ONLY, span, "'_' can be written but not read"));
  }
}
