package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What an expression can ask while a step is being carried out. Whether a process can move is a
 * question about the state as the step has made it so far: an earlier statement of the same {@code
 * d_step} may have opened or closed what the process waits for, and a process that is asked about
 * in its own starting values is not there at all in the state from which the step started.
 */
final class MidStep implements Evaluator.Surroundings {
  private final InterpretedSystem owner;
  private final StateMemory memory;
  private final Evaluator.Surroundings beforeStep;
  private final ToIntFunction<Expr.Spawn> creation;

  /** Made when it is asked for first: few models ask, and it has surroundings of its own. */
  private EnabledMoves probe;

  /**
   * @param memory the state that the step is changing
   * @param beforeStep what can be asked in the state from which the step started
   * @param creation creates a process in that state and returns its number
   */
  MidStep(
      InterpretedSystem owner,
      StateMemory memory,
      Evaluator.Surroundings beforeStep,
      ToIntFunction<Expr.Spawn> creation) {
    this.owner = owner;
    this.memory = memory;
    this.beforeStep = beforeStep;
    this.creation = creation;
  }

  @Override
  public boolean isTimeout() {
    return beforeStep.isTimeout();
  }

  @Override
  public int questions() {
    return beforeStep.questions();
  }

  @Override
  public boolean canMove(int process) {
    if (probe == null) {
      probe = new EnabledMoves(owner, memory, List.of(), new FaultLog());
    }
    return probe.canMove(process, beforeStep);
  }

  @Override
  public boolean canAnybodyMove() {
    return beforeStep.canAnybodyMove();
  }

  @Override
  public int spawn(Expr.Spawn spawn) {
    return creation.applyAsInt(spawn);
  }
}
