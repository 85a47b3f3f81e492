package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.StatementMerging;
import java.util.List;
import java.util.Optional;

/**
 * What a model asks to be checked.
 *
 * @param claims how many never claims it has
 * @param properties the names of its temporal properties
 * @param labels what the labels in its processes ask for
 * @param mergingObstacle why its statements must not be merged, if there is a reason
 */
public record ModelTraits(
    int claims,
    List<String> properties,
    List<Location.Mark> labels,
    Optional<String> mergingObstacle) {
  public ModelTraits {
    properties = List.copyOf(properties);
    labels = List.copyOf(labels);
  }

  public static ModelTraits of(ProcessSystem system) {
    int claims = 0;
    for (ProcessAutomaton automaton : system.automata()) {
      claims += automaton.kind() == ProcessAutomaton.Kind.NEVER ? 1 : 0;
    }
    List<Location.Mark> labels =
        system.automata().stream()
            .filter(a -> a.kind() != ProcessAutomaton.Kind.NEVER)
            .flatMap(a -> a.locations().stream())
            .flatMap(l -> l.marks().stream())
            .distinct()
            .sorted()
            .toList();
    return new ModelTraits(
        claims,
        system.properties().stream().map(LtlProperty::name).toList(),
        labels,
        StatementMerging.obstacle(system));
  }
}
