package dev.gyre.plan;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.access.AccessObstacle;
import dev.gyre.ir.pass.StatementMerging;
import java.util.List;
import java.util.Optional;

/**
 * What a model asks to be checked.
 *
 * @param claims its never claims
 * @param properties the names of its temporal properties
 * @param labels what the labels in its processes ask for
 * @param mergingObstacle why its statements must not be merged, if there is a reason
 * @param partialOrderObstacle why no order of steps may be left out, if there is a reason
 */
public record ModelTraits(
    List<Claim> claims,
    List<String> properties,
    List<Location.Mark> labels,
    Optional<String> mergingObstacle,
    Optional<String> partialOrderObstacle) {
  public ModelTraits {
    claims = List.copyOf(claims);
    properties = List.copyOf(properties);
    labels = List.copyOf(labels);
  }

  /** A never claim. */
  public record Claim(String name, List<Location.Mark> labels) {
    public Claim {
      labels = List.copyOf(labels);
    }

    boolean hasAcceptLabels() {
      return labels.contains(Location.Mark.ACCEPT);
    }
  }

  public static ModelTraits of(ProcessSystem system) {
    List<Claim> claims =
        system.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .map(ModelTraits::claim)
            .toList();
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
        StatementMerging.obstacle(system),
        AccessObstacle.of(system));
  }

  /** The same model, of which no order of steps may be left out. */
  public ModelTraits withPartialOrderObstacle(String reason) {
    return new ModelTraits(claims, properties, labels, mergingObstacle, Optional.of(reason));
  }

  private static Claim claim(ProcessAutomaton automaton) {
    return new Claim(
        automaton.name(),
        automaton.locations().stream().flatMap(l -> l.marks().stream()).distinct().toList());
  }
}
