package dev.gyre.promela.chantype;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What each channel of a model carries, inferred from its uses, and the uses that do not go
 * together.
 */
public final class ChannelTypes {
  /** More stations than these of the way of a channel nobody reads. */
  private static final int MAX_STATIONS = 9;

  private final Map<String, Term> channels = new LinkedHashMap<>();

  private ChannelTypes() {}

  /** Infers the types; warns of uses that cannot match. */
  public static ChannelTypes infer(ResolvedModel resolved, Diagnostics diagnostics) {
    Unifier unifier = new Unifier();
    Places places = new Places(resolved, unifier);
    new ChannelTyping(resolved, unifier, places).collect();
    unifier.clashes().forEach(clash -> report(clash, diagnostics));
    ChannelTypes types = new ChannelTypes();
    types.name("", resolved.globals(), places);
    for (ProcessSymbol process : resolved.automata()) {
      types.name(process.name().text() + ".", process.locals(), places);
    }
    return types;
  }

  private void name(String owner, List<VariableSymbol> variables, Places places) {
    for (VariableSymbol variable : variables) {
      String length = variable.isArray() ? "[" + variable.length().getAsInt() + "]" : "";
      name(owner + variable.name().text() + length, places.of(variable));
    }
  }

  private void name(String name, Places.Shape shape) {
    if (shape instanceof Places.Leaf leaf && leaf.term().kind() == Term.Kind.CHANNEL) {
      channels.putIfAbsent(name, leaf.term());
    } else if (shape instanceof Places.Node structure) {
      structure
          .fields()
          .forEach(
              (field, inner) -> {
                int length = structure.lengths().get(field);
                name(name + "." + field + (length > 1 ? "[" + length + "]" : ""), inner);
              });
    }
  }

  private static void report(Unifier.Clash clash, Diagnostics diagnostics) {
    Term left = evidence(clash.left());
    Term right = evidence(clash.right());
    List<Joint.Written> way = Explanation.of(left, clash, right);
    SourceSpan here = clash.cause().place();
    boolean isCount = left.kind() == Term.Kind.MESSAGE && right.kind() == Term.Kind.MESSAGE;
    Diagnostic diagnostic =
        Diagnostic.of(
            PromelaCode.CHANNEL_TYPES,
            here,
            isCount ? count(left, right, here) : kinds(clash, left, right));
    Set<SourceSpan> told = new HashSet<>(Set.of(here));
    for (Term term : List.of(left, right)) {
      if (told.add(term.place())) {
        diagnostic = diagnostic.withNote(term.place(), saying(term));
      }
    }
    for (Joint.Written station : way) {
      if (told.size() < MAX_STATIONS && told.add(station.place())) {
        diagnostic = diagnostic.withNote(station.place(), station.words());
      }
    }
    diagnostics.report(diagnostic);
  }

  /** What a term says by itself, or else what it is equal to says. */
  private static Term evidence(Term term) {
    return term.kind() == Term.Kind.UNKNOWN ? Unifier.known(term) : term;
  }

  private static String count(Term left, Term right, SourceSpan here) {
    if (right.place().equals(here) && !left.place().equals(here)) {
      return count(right, left, here);
    }
    return left.place().equals(here)
        ? "this message has "
            + fields(left)
            + ", but the channel carries messages of "
            + fields(right)
        : "one channel is used with messages of " + fields(left) + " and of " + fields(right);
  }

  private static String kinds(Unifier.Clash clash, Term left, Term right) {
    return clash.right().name()
        + " is "
        + right.kind().words()
        + ", but "
        + clash.left().name()
        + " is "
        + left.kind().words();
  }

  private static String saying(Term term) {
    return term.kind() == Term.Kind.MESSAGE
        ? fields(term) + " here"
        : term.name() + " is " + term.kind().words();
  }

  private static String fields(Term message) {
    int count = message.parts().size();
    return count == 1 ? "1 field" : count + " fields";
  }

  /** The types, one channel a line. */
  public List<String> lines() {
    return new TypePrinter(new ArrayList<>(channels.values()))
        .lines(new ArrayList<>(channels.keySet()));
  }
}
