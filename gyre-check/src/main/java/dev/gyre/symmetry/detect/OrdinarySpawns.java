package dev.gyre.symmetry.detect;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
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
      protected void enterSpawn(Expr.Spawn e) {
        all[0]++;
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
    return effects.stream().mapToInt(OrdinarySpawns::ordinary).sum();
  }

  /** An index that creates a process itself is counted among all, so it is noticed. */
  private static int ordinary(Effect effect) {
    return switch (effect.kind()) {
      case SPAWN_PROCESS -> 1;
      case ASSIGN -> ((Effect.Assign) effect).value().kind() == Expr.Kind.SPAWN ? 1 : 0;
      case INDIVISIBLE_STEP ->
          ((Effect.IndivisibleStep) effect)
              .program().nodes().stream()
                  .flatMap(node -> node.branches().stream())
                  .mapToInt(branch -> ordinary(branch.effects()))
                  .sum();
      case SEND, RECEIVE, CHECK, REQUIRE, PRINT, PRINT_NAME, SET_PRIORITY, TERMINATE -> 0;
    };
  }
}
