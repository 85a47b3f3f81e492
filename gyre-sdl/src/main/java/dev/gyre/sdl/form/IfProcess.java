package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.OptionalInt;

/**
 * A set of process instances that behave alike.
 *
 * @param index its place among the processes of the system
 * @param initial how many instances there are at the beginning
 * @param most how many there may be at a time
 * @param queue how many signals the queue of an instance holds, where the model says so
 * @param parameters how many of the variables are set by whoever creates an instance
 * @param start the block of the start transition
 */
public record IfProcess(
    int index,
    String name,
    Role role,
    int initial,
    int most,
    OptionalInt queue,
    int parameters,
    List<IfVariable> variables,
    List<IfTimer> timers,
    List<IfState> states,
    List<IfBlock> blocks,
    int start,
    SourceSpan span) {

  public IfProcess {
    variables = List.copyOf(variables);
    timers = List.copyOf(timers);
    states = List.copyOf(states);
    blocks = List.copyOf(blocks);
  }

  /** The same process with other blocks. */
  public IfProcess withBlocks(List<IfBlock> others) {
    return new IfProcess(
        index,
        name,
        role,
        initial,
        most,
        queue,
        parameters,
        variables,
        timers,
        states,
        others,
        start,
        span);
  }

  /** The same process with other variables. */
  public IfProcess withVariables(List<IfVariable> others) {
    return new IfProcess(
        index,
        name,
        role,
        initial,
        most,
        queue,
        parameters,
        others,
        timers,
        states,
        blocks,
        start,
        span);
  }

  /** What a process is for. */
  public enum Role {
    /** It belongs to the system. */
    ORDINARY,
    /** It only watches: it moves in lock step with the others and changes nothing they see. */
    OBSERVER
  }
}
