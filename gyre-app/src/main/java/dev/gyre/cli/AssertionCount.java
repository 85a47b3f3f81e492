package dev.gyre.cli;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.source.SourceSpan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Counts the assertions of processes by where they are written; a copy of an inline is no other.
 */
final class AssertionCount {
  private final Set<String> places = new HashSet<>();

  private AssertionCount() {}

  static int of(ProcessSystem system) {
    AssertionCount count = new AssertionCount();
    system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .flatMap(automaton -> automaton.locations().stream())
        .map(Location::edges)
        .flatMap(List::stream)
        .forEach(count::add);
    return count.places.size();
  }

  private void add(Edge edge) {
    add(edge.effects(), edge.span());
  }

  private void add(List<Effect> effects, SourceSpan span) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Check) {
        places.add(span.file().name() + " " + span.start());
      } else if (effect instanceof Effect.IndivisibleStep step) {
        for (StepProgram.Node node : step.program().nodes()) {
          node.branches().forEach(branch -> add(branch.effects(), branch.span()));
        }
      }
    }
  }
}
