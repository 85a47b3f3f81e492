package dev.gyre.ir.pass;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Knows the channel behind an expression, where it is always of the same shape. */
final class KnownChannels {
  private final Map<VariableKey, ChannelType> types = new HashMap<>();

  /** A variable that gets channels when it is created and nothing ever after. */
  KnownChannels(ProcessSystem system) {
    declare(system.globals(), VariableKey.SHARED);
    for (ProcessAutomaton automaton : system.automata()) {
      declare(automaton.locals(), automaton.index());
    }
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          Writes.of(
              edge.effects(),
              place -> types.remove(VariableKey.of(place.variable(), automaton.index())));
        }
      }
    }
  }

  private void declare(List<Variable> variables, int automaton) {
    for (Variable variable : variables) {
      variable
          .declaredChannels()
          .ifPresent(each -> types.put(VariableKey.of(variable, automaton), each.type()));
    }
  }

  /** The variable that alone names a channel of known shape. */
  Optional<VariableKey> variable(Expr channel, int automaton) {
    return channel
        .loaded()
        .map(place -> VariableKey.of(place.variable(), automaton))
        .filter(types::containsKey);
  }

  /** The shape of a channel, as an expression of the given automaton names it. */
  Optional<ChannelType> type(Expr channel, int automaton) {
    return variable(channel, automaton).map(types::get);
  }
}
