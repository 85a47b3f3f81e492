package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Counts: fields of messages against channels, arguments of printf against its format. */
final class Messages {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final int widest;

  Messages(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.widest = widest();
  }

  /** The most fields any channel of the model has. */
  private int widest() {
    Stream<VariableSymbol> locals = resolved.automata().stream().flatMap(p -> p.locals().stream());
    return Stream.concat(resolved.globals().stream(), locals)
        .mapToInt(Messages::widestIn)
        .max()
        .orElse(0);
  }

  private static int widestIn(VariableSymbol variable) {
    int own = variable.start().orElse(null) instanceof Start.Channel channel ? channel.width() : 0;
    return Math.max(own, widestIn(variable.type()));
  }

  private static int widestIn(Type type) {
    if (!(type instanceof Type.Structure structure)) {
      return 0;
    }
    return structure.fields().stream()
        .mapToInt(
            f ->
                Math.max(
                    f.start().orElse(null) instanceof Start.Channel channel ? channel.width() : 0,
                    widestIn(f.type())))
        .max()
        .orElse(0);
  }

  /** More fields than any channel has cannot be right. */
  void checkCount(Expression.Reference channel, int given, SourceSpan span) {
    if (given > widest) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.MESSAGE_FIELDS,
              span,
              "this message has " + given + " fields, but no channel has more than " + widest));
      return;
    }
    warnAboutCount(channel, given, span);
  }

  /** Another number of fields than declared fails when it is reached. */
  void warnAboutCount(Expression.Reference channel, int given, SourceSpan span) {
    OptionalInt declared = declaredWidth(channel);
    if (declared.isPresent() && declared.getAsInt() != given) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.MESSAGE_FIELD_COUNT,
              span,
              "this message has "
                  + given
                  + " fields, the channel has "
                  + declared.getAsInt()
                  + "; it fails when it is reached"));
    }
  }

  /**
   * Two fields of one message cannot go into the same variable.
   *
   * @param seen the variables that take earlier fields; this one is added
   */
  void refuseTwice(Expression.Reference target, Map<VariableSymbol, Boolean> seen) {
    Optional<VariableSymbol> variable = resolved.variable(target);
    if (variable.isEmpty() || variable.get().isArray() || variable.get().type().isStructure()) {
      return;
    }
    if (seen.put(variable.get(), true) != null) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TYPE_MISMATCH,
              target.span(),
              "'" + variable.get() + "' cannot take two fields of one message"));
    }
  }

  private OptionalInt declaredWidth(Expression.Reference channel) {
    return resolved
        .variable(channel)
        .flatMap(VariableSymbol::start)
        .filter(Start.Channel.class::isInstance)
        .map(start -> OptionalInt.of(((Start.Channel) start).width()))
        .orElse(OptionalInt.empty());
  }

  void checkFormat(Statement.Print print) {
    int wanted = 0;
    String format = print.format();
    for (int i = 0; i < format.length(); i++) {
      if (format.charAt(i) == '\\') {
        i++;
      } else if (format.charAt(i) == '%' && i + 1 < format.length()) {
        i++;
        if (format.charAt(i) != '%') {
          wanted++;
          checkConversion(print, format.charAt(i));
        }
      }
    }
    int given = print.arguments().size();
    if (wanted != given) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_FORMAT,
              print.span(),
              "the format uses " + wanted + " values, but " + given + " are given"));
    }
  }

  private void checkConversion(Statement.Print print, char conversion) {
    if ("cdeuxo".indexOf(conversion) < 0) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.BAD_FORMAT,
                  print.span(),
                  "'%" + conversion + "' is not a conversion of Promela")
              .withHint("use one of %c %d %e %o %u %x and %% for a percent sign"));
    }
  }
}
