package dev.gyre.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.TinyModels;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who can move, who does, and which conditions hold in each state of a run. */
class RunRecordTest {
  /** One process waits for the other, which goes inside an atomic sequence. */
  private static final String MODEL =
      """
      byte x;
      active proctype P() { x == 2; x = 0 }
      active proctype Q() { atomic { x = 1; x = 2 }; do :: x = 3 od }
      never n { do :: x == 2 od }
      """;

  private static RunRecord record() {
    InterpretedSystem system = TinyModels.interpreted(MODEL);
    List<Integer> way = TinyModels.firstEdges(system, 1, 2);
    return new RunRecord(
        system,
        Optional.of(system.layout().system().automata().get(2)),
        List.of(Transitions.of(1, way.get(0)), Transitions.of(1, way.get(1))));
  }

  @Test
  void everyMomentTellsWhoCanMoveAndWhoDoes() {
    Map<Integer, String> both = Map.of(0, "P", 1, "Q");
    assertThat(record().moments())
        .containsExactly(
            new RunRecord.Moment(true, Set.of(1), Set.of(1), List.of(false), both),
            new RunRecord.Moment(false, Set.of(1), Set.of(1), List.of(false), both),
            new RunRecord.Moment(true, Set.of(0, 1), Set.of(), List.of(true), both));
  }

  @Test
  void onlyVisibleStatesCountForWhoCouldMove() {
    assertThat(record().participants(1))
        .containsExactly(
            new Evidence.Participant("P", 0, List.of(), List.of(), List.of(1)),
            new Evidence.Participant("Q", 1, List.of(1, 2), List.of(1), List.of()));
  }
}
