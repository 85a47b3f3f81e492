package dev.gyre.symmetry.detect;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.SystemWalker;
import java.util.List;

/**
 * Whether processes are created where {@link SpawnAnalysis} follows it: by a whole statement, or on
 * the right of an assignment. A {@code run} inside another expression happens or not, and before or
 * after others, as that expression says; nobody here foresees that.
 */
final class OrdinarySpawns {
  private OrdinarySpawns() {}

  /** Whether all places of an automaton where {@code run} stands are of that kind. */
  static boolean only(ProcessAutomaton automaton) {
    int[] all = {0};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        all[0] += e instanceof Expr.Spawn ? 1 : 0;
      }
    }.walkAutomaton(automaton);
    int ordinary =
        automaton.locations().stream()
            .flatMap(location -> location.edges().stream())
            .mapToInt(edge -> ordinary(edge.effects()))
            .sum();
    return all[0] == ordinary;
  }

  private static int ordinary(List<Effect> effects) {
    int count = 0;
    for (Effect effect : effects) {
      if (effect instanceof Effect.IndivisibleStep step) {
        for (StepProgram.Node node : step.program().nodes()) {
          count += node.branches().stream().mapToInt(b -> ordinary(b.effects())).sum();
        }
      } else {
        count += isOrdinary(effect) ? 1 : 0;
      }
    }
    return count;
  }

  /** An index that creates a process itself is counted among all, so it is noticed. */
  private static boolean isOrdinary(Effect effect) {
    return effect instanceof Effect.SpawnProcess
        || (effect instanceof Effect.Assign assign && assign.value() instanceof Expr.Spawn);
  }
}
