package dev.gyre.engine.run;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.List;
import java.util.function.Predicate;

/**
 * The never claims of a model for a search that does not run them. What they read must not be part
 * of the state there: no reduction allows for {@code _last}, which every step changes.
 */
final class ClaimRemoval {
  private ClaimRemoval() {}

  /** The system with claims that look at nothing; all edges keep their numbers. */
  static ProcessSystem silenced(ProcessSystem system) {
    return silenced(system, claim -> true);
  }

  /** The same for a search that runs one claim: the others look at nothing. */
  static ProcessSystem silencedBeside(String name, ProcessSystem system) {
    return silenced(system, claim -> !claim.name().equals(name));
  }

  private static ProcessSystem silenced(ProcessSystem system, Predicate<ProcessAutomaton> which) {
    return system.withAutomata(
        system.automata().stream()
            .map(
                a ->
                    a.kind() == ProcessAutomaton.Kind.NEVER && which.test(a)
                        ? a.withEdges(ClaimRemoval::silenced)
                        : a)
            .toList());
  }

  private static Edge silenced(Edge edge) {
    return edge.withGuard(new Guard.Always()).withEffects(List.of());
  }
}
