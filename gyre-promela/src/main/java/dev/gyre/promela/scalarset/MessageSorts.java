package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Checks what goes into channels and comes out of them. */
final class MessageSorts {
  private final SortChecker sorts;
  private final NameScopes names;
  private final SymmetryFaults faults;

  MessageSorts(SortChecker sorts, NameScopes names, SymmetryFaults faults) {
    this.sorts = sorts;
    this.names = names;
    this.faults = faults;
  }

  /** One scalar of a message and where it stands. */
  private record Part(Sort sort, SourceSpan span) {}

  void send(Statement.Send s) {
    Sort channel = sorts.reference(s.channel());
    if (s.order() == Statement.SendOrder.SORTED
        && channel instanceof Sort.Channel c
        && !c.signature().isNumeric()) {
      faults.report(
          PromelaCode.INDEX_IN_CHANNEL,
          s.span(),
          "a sorted send puts messages in the order of their fields, which elements and channels have not",
          "use '!' instead of '!!'");
    }
    check(channel, parts(s.arguments()));
  }

  private List<Part> parts(List<Expression> arguments) {
    List<Part> parts = new ArrayList<>();
    for (Expression argument : arguments) {
      add(sorts.sort(argument), argument.span(), parts);
    }
    return parts;
  }

  /** What a new process is given. */
  void arguments(List<Shape> parameters, List<Expression> arguments, SourceSpan where) {
    List<Sort> wanted = new ArrayList<>();
    parameters.forEach(parameter -> StructureShape.flatten(parameter.sort(), wanted));
    compare(wanted, parts(arguments), where);
  }

  /** The fields of a receive or poll. */
  void receive(Sort channel, List<ReceiveArgument> arguments) {
    List<Part> parts = new ArrayList<>();
    for (ReceiveArgument argument : arguments) {
      if (argument instanceof ReceiveArgument.Eval eval) {
        add(sorts.sort(eval.value()), eval.span(), parts);
      } else if (argument instanceof ReceiveArgument.Store store) {
        refuseQuantified(store.target());
        add(sorts.reference(store.target()), store.span(), parts);
      } else if (argument instanceof ReceiveArgument.Match match) {
        add(sorts.sort(match.constant()), match.span(), parts);
      } else {
        add(Sort.number(), argument.span(), parts);
      }
    }
    check(channel, parts);
  }

  private void refuseQuantified(Expression.Reference target) {
    String name = target.first().name().text();
    if (names.quantified(name).isPresent()) {
      faults.report(
          PromelaCode.MIXED_INDEX_TYPES,
          target.span(),
          "'"
              + name
              + "' is quantified, so it cannot take a value; in a poll a name fits any value",
          "write 'eval(" + name + ")' to compare with it");
    }
  }

  private static void add(Sort sort, SourceSpan span, List<Part> parts) {
    List<Sort> flat = new ArrayList<>();
    StructureShape.flatten(sort, flat);
    flat.forEach(one -> parts.add(new Part(one, span)));
  }

  private void check(Sort channel, List<Part> parts) {
    if (!(channel instanceof Sort.Channel known) || known.signature().fields().isEmpty()) {
      return;
    }
    SourceSpan last = parts.isEmpty() ? null : parts.get(parts.size() - 1).span();
    compare(known.signature().fields().get(), parts, last);
  }

  private void compare(List<Sort> fields, List<Part> parts, SourceSpan where) {
    for (int i = 0; i < parts.size() && i < fields.size(); i++) {
      sorts.fits(fields.get(i), parts.get(i).sort(), parts.get(i).span());
    }
    for (Part part : parts.subList(Math.min(parts.size(), fields.size()), parts.size())) {
      if (!part.sort().isNumber()) {
        faults.report(
            PromelaCode.MIXED_INDEX_TYPES,
            part.span(),
            "there are more values than fields, so '" + part.span().text() + "' would get a number",
            "leave it out");
      }
    }
    if (parts.size() < fields.size()
        && fields.subList(parts.size(), fields.size()).stream().anyMatch(Sort::moves)) {
      faults.report(
          PromelaCode.MIXED_INDEX_TYPES,
          where,
          "not all values are given; a missing element would be element 0",
          "give all values, '.none' of the type for no element");
    }
  }
}
