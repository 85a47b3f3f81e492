package dev.gyre.engine.restore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.TinyModels;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A lasso of a model whose statements were merged, as a run of the model as it was written. */
class OriginalRunTest {
  private static final String CLOSING = "byte x; active proctype P() { do :: x = 1; x = 0 od }";

  /** The only edge of the model that is searched. */
  private static final long ROUND = Transitions.of(0, 0);

  private final List<Long> round = new ArrayList<>();

  /**
   * The run of a model that was searched as one edge, where it has two as it was written. These are
   * noted.
   */
  private OriginalRun restored(String written, Long... path) {
    InterpretedSystem reference = TinyModels.interpreted(written);
    List<Integer> statements = TinyModels.firstEdges(reference, 0, 2);
    statements.forEach(edge -> round.add(Transitions.of(0, edge)));
    ProcessSystem merged =
        TinyModels.interpreted("byte x; active proctype P() { do :: x = 2 od }").layout().system();
    return OriginalRun.of(
        new Lasso(List.of(path), 0, Lasso.Extent.WHOLE),
        new OptimisedSystem(merged, List.of(statements)),
        reference);
  }

  @Test
  void aMergedStepIsCarriedOutStatementByStatement() {
    OriginalRun run = restored(CLOSING, ROUND);
    assertThat(run.path()).isEqualTo(round);
    assertThat(run.cycleStart()).isEqualTo(0);
    assertThat(run.system().isClosed()).isTrue();
  }

  @Test
  void aCycleThatSetsADeadValueClosesInItsSecondRound() {
    OriginalRun run = restored("byte x; active proctype P() { do :: x = 1; x = 2 od }", ROUND);
    assertThat(run.path()).containsExactly(round.get(0), round.get(1), round.get(0), round.get(1));
    assertThat(run.cycleStart()).isEqualTo(2);
    assertThat(run.system().isClosed()).isTrue();
  }

  @Test
  void aCycleThatNeverClosesIsAnInternalFault() {
    assertThatThrownBy(() -> restored("byte x; active proctype P() { do :: x++; skip od }", ROUND))
        .isInstanceOf(InternalFault.class)
        .hasMessageContaining("the cycle does not close");
  }

  @Test
  void movesOfAClaimAreLeftOut() {
    OriginalRun run =
        restored(
            CLOSING, Transitions.of(Transitions.OBSERVER, 0), Transitions.withChoice(ROUND, 3));
    assertThat(run.path()).isEqualTo(round);
  }
}
