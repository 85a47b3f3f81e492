package dev.gyre.engine.graph;

import dev.gyre.engine.trace.StateView;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Variables that are not shown, by name: {@code x} is each variable of that name, {@code P.x} that
 * of the processes of a type. An array or a structure is hidden as a whole.
 */
final class HiddenVariables implements Predicate<StateView.Value> {
  private final Set<String> hidden;

  HiddenVariables(Set<String> hidden) {
    this.hidden = hidden;
  }

  /** A name that no variable has, and the names there are. */
  static Optional<String> complaint(Set<String> hidden, ProcessSystem system) {
    Set<String> known = new LinkedHashSet<>();
    Set<String> qualified = new LinkedHashSet<>();
    system.globals().forEach(variable -> known.add(root(variable.name())));
    for (ProcessAutomaton automaton : system.automata()) {
      for (Variable variable : automaton.locals()) {
        known.add(root(variable.name()));
        qualified.add(automaton.name().replace(":", "") + "." + root(variable.name()));
      }
    }
    Set<String> unknown = new TreeSet<>(hidden);
    unknown.removeAll(known);
    unknown.removeAll(qualified);
    return unknown.stream()
        .findFirst()
        .map(
            name ->
                "there is no variable "
                    + name
                    + " to hide; the model has "
                    + (known.isEmpty() ? "none" : String.join(", ", known)));
  }

  private static String root(String name) {
    return name.split("[.\\[]", 2)[0];
  }

  /** Whether a value is shown. */
  @Override
  public boolean test(StateView.Value value) {
    String name = root(value.name());
    boolean isHidden =
        hidden.contains(name)
            || value
                .owner()
                .map(owner -> hidden.contains(owner.replaceFirst(":\\d+$", "") + "." + name))
                .orElse(false);
    return !isHidden;
  }
}
