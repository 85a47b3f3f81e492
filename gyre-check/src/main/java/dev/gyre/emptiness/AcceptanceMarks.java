package dev.gyre.emptiness;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.StateLayout;

/**
 * Which acceptance sets the steps of a product belong to, one bit for each set. A cycle is accepted
 * if its steps have all bits together, and none of them has {@link #CUT}. Stateless.
 *
 * <p>The words of a source state are {@code words[from .. from+length)}; if there is a claim, the
 * last of them is its location.
 */
interface AcceptanceMarks {
  /** A step with this bit lies on no accepted cycle. */
  long CUT = Long.MIN_VALUE;

  /** How many bits there are for sets of steps; {@link #CUT} is not counted. */
  int MAX_SETS = 63;

  /** How many sets there are. */
  int sets();

  /** The marks of all steps that leave a state. */
  long leaving(int[] words, int from, int length);

  /**
   * What marks a step has besides.
   *
   * @param first its first transition, which is the one that tells what the claim does
   */
  long taking(int[] words, int from, int length, long first);

  static AcceptanceMarks of(CycleQuestion question) {
    return question
        .acceptance()
        .match(
            new Acceptance.Cases<>() {
              @Override
              public AcceptanceMarks claimLabels() {
                return ClaimMarks.ofLabels(claim());
              }

              @Override
              public AcceptanceMarks claimEdges(Acceptance.ClaimEdges edges) {
                return ClaimMarks.ofEdges(claim(), edges);
              }

              @Override
              public AcceptanceMarks processLabels() {
                return new ProcessMarks(layout(), Location.Mark.ACCEPT, 1, 1L);
              }

              @Override
              public AcceptanceMarks noProgress() {
                return new ProcessMarks(layout(), Location.Mark.PROGRESS, 0, CUT);
              }

              @Override
              public AcceptanceMarks noTick() {
                return new TickMarks();
              }

              private ProcessAutomaton claim() {
                return question.claim().orElseThrow();
              }

              private StateLayout layout() {
                return question.system().layout();
              }
            });
  }
}
