package dev.gyre.bound.unfold;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The channels that a system declares. */
final class Channels {
  private final List<ChannelObject> objects = new ArrayList<>();
  private final Map<VariableKey, Integer> first = new HashMap<>();

  Channels(ProcessSystem system, Instances instances) {
    for (Variable variable : system.globals()) {
      declare(variable, VariableKey.SHARED, "", ChannelObject.Count.ONE);
    }
    for (ProcessAutomaton automaton : system.automata()) {
      ChannelObject.Count count =
          instances.isOne(automaton.index())
              ? ChannelObject.Count.ONE
              : ChannelObject.Count.ONE_FOR_EACH_PROCESS;
      String prefix = automaton.name().replace(":", "") + ".";
      automaton.locals().forEach(v -> declare(v, automaton.index(), prefix, count));
    }
  }

  private void declare(Variable variable, int owner, String prefix, ChannelObject.Count count) {
    if (variable.declaredChannels().isEmpty()) {
      return;
    }
    first.put(VariableKey.of(variable, owner), objects.size());
    for (int element = 0; element < variable.size(); element++) {
      objects.add(
          new ChannelObject(
              objects.size(),
              prefix + variable.name() + indices(variable.dimensions(), element),
              owner,
              variable.declaredChannels().get().type(),
              count,
              variable.span()));
    }
  }

  private static String indices(List<Integer> dimensions, int element) {
    StringBuilder text = new StringBuilder();
    int rest = element;
    for (int i = dimensions.size() - 1; i >= 0; i--) {
      text.insert(0, "[" + rest % dimensions.get(i) + "]");
      rest /= dimensions.get(i);
    }
    return text.toString();
  }

  List<ChannelObject> all() {
    return objects;
  }

  boolean declares(VariableKey variable) {
    return first.containsKey(variable);
  }

  /** The channel that an element is declared with. */
  int object(VariableKey variable, int element) {
    return first.get(variable) + element;
  }
}
