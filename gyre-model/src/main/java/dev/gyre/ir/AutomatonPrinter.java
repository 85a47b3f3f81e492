package dev.gyre.ir;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes a system as text, in the form that readers of {@code pan -d} know.
 *
 * <pre>
 * proctype P, starts in state 8
 *     byte y
 *     state   8 -> state   3  [A--p] model.pml:3 => x &lt; 3
 * </pre>
 *
 * <p>The letters: {@code A} the process keeps control (atomic), {@code D} a d_step, {@code a}
 * accept, {@code e} end, {@code p} progress. State 0 means that the process is gone. An edge of an
 * {@code unless} shows its rank; rank 1 goes first.
 */
public final class AutomatonPrinter {
  private final ProcessSystem system;
  private final StringBuilder out = new StringBuilder();

  private AutomatonPrinter(ProcessSystem system) {
    this.system = system;
  }

  public static String print(ProcessSystem system) {
    return new AutomatonPrinter(system).run();
  }

  private String run() {
    if (!system.globals().isEmpty()) {
      out.append("globals\n");
      system.globals().forEach(this::variable);
      out.append('\n');
    }
    for (ProcessAutomaton automaton : system.automata()) {
      automaton(automaton);
      out.append('\n');
    }
    out.append("letters: A=atomic, D=d_step, a=accept, e=end, p=progress\n");
    return out.toString();
  }

  private void automaton(ProcessAutomaton automaton) {
    out.append(automaton.kind().word());
    if (automaton.kind() != ProcessAutomaton.Kind.INIT) {
      out.append(' ').append(automaton.name());
    }
    int start = automaton.locations().get(automaton.initial()).number();
    out.append(", starts in state ").append(start).append('\n');
    automaton.locals().forEach(this::variable);
    for (Location location : automaton.locations()) {
      location.edges().forEach(edge -> edge(automaton, location, edge));
    }
  }

  private void variable(Variable variable) {
    out.append('\t');
    out.append(variable.type().name()).append(' ').append(variable.name());
    variable.dimensions().forEach(length -> out.append('[').append(length).append(']'));
    out.append(variable.initial().match(new InitialText())).append('\n');
  }

  private void edge(ProcessAutomaton automaton, Location source, Edge edge) {
    out.append(
        String.format(
            Locale.ROOT,
            "\tstate %3d -> state %3d  [%s] ",
            source.number(),
            targetNumber(automaton, edge),
            letters(source, edge)));
    if (edge.escape() > 0) {
      out.append("unless ").append(edge.escape()).append(", ");
    }
    out.append(edge.span().file().name()).append(':').append(edge.span().line());
    out.append(" => ").append(edge.text()).append('\n');
  }

  private static int targetNumber(ProcessAutomaton automaton, Edge edge) {
    return edge.target() == Edge.NO_LOCATION
        ? 0
        : automaton.locations().get(edge.target()).number();
  }

  private static String letters(Location source, Edge edge) {
    Set<Location.Mark> marks = source.marks();
    return ""
        + stepLetter(edge)
        + (marks.contains(Location.Mark.ACCEPT) ? 'a' : '-')
        + (marks.contains(Location.Mark.END) ? 'e' : '-')
        + (marks.contains(Location.Mark.PROGRESS) ? 'p' : '-');
  }

  private static char stepLetter(Edge edge) {
    if (edge.does(Effect.Kind.INDIVISIBLE_STEP)) {
      return 'D';
    }
    return edge.control() == Edge.Control.KEEP ? 'A' : '-';
  }

  /** What stands behind the name; nothing for a variable that starts with 0. */
  private static final class InitialText implements Initial.Cases<String> {
    @Override
    public String values(Initial.Values initial) {
      List<Expr> values = initial.expressions();
      if (!values.stream().allMatch(Expr.Const.class::isInstance)) {
        return " = (computed)";
      }
      String text =
          values.stream()
              .map(e -> Integer.toString(((Expr.Const) e).value()))
              .collect(Collectors.joining(", "));
      if (values.size() > 1) {
        return " = { " + text + " }";
      }
      return text.equals("0") ? "" : " = " + text;
    }

    @Override
    public String channels(Initial.Channels initial) {
      ChannelType type = initial.type();
      return type.fields().stream()
          .map(ValueType::name)
          .collect(Collectors.joining(", ", " = [" + type.capacity() + "] of { ", " }"));
    }
  }
}
