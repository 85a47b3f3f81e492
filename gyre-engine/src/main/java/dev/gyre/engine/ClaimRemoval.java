package dev.gyre.engine;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.List;

/** The never claims of a model for a search that does not run them. */
final class ClaimRemoval {
  private ClaimRemoval() {}

  /** The system with claims that look at nothing; all edges keep their numbers. */
  static ProcessSystem silenced(ProcessSystem system) {
    return system.withAutomata(
        system.automata().stream()
            .map(
                a ->
                    a.kind() == ProcessAutomaton.Kind.NEVER
                        ? a.withEdges(ClaimRemoval::silenced)
                        : a)
            .toList());
  }

  private static Edge silenced(Edge edge) {
    return edge.withGuard(new Guard.Always()).withEffects(List.of());
  }
}
