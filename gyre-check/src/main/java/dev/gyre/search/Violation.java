package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Something bad that can happen, and how to get there.
 *
 * @param kind what
 * @param fault for a fault of the model, the fault
 * @param path the transitions from the initial state; the last one is the bad step, unless the
 *     state it leads to is what is bad
 * @param depth how many steps, atomic sequences counted as one, lead to the state in which it
 *     happens
 */
public record Violation(Kind kind, Optional<Fault> fault, List<Long> path, long depth) {
  public Violation {
    path = List.copyOf(path);
  }

  /** A fault, or without one an invalid end state. */
  static Violation of(Optional<Fault> fault, List<Long> path, long depth) {
    Kind kind = fault.isPresent() ? Kind.FAULT : Kind.INVALID_END_STATE;
    return new Violation(kind, fault, path, depth);
  }

  void save(CheckpointOutput out) {
    out.writeBoolean(fault.isPresent());
    fault.ifPresent(
        what -> {
          out.writeText(what.kind().name());
          out.writeInt(what.process());
          out.writeText(what.message());
          out.writeText(what.span().file().name());
          out.writeInt(what.span().start());
        });
    out.writeArray(path.stream().mapToLong(Long::longValue).toArray());
    out.writeLong(depth);
  }

  /**
   * @param system in which it was found
   */
  static Violation read(CheckpointInput in, TransitionSystem system) {
    if (!in.readBoolean()) {
      return of(Optional.empty(), path(in), in.readLong());
    }
    FaultReplay.Wanted fault =
        new FaultReplay.Wanted(
            Fault.Kind.valueOf(in.readText()),
            in.readInt(),
            in.readText(),
            in.readText(),
            in.readInt());
    List<Long> path = path(in);
    Fault found = new FaultReplay(system).at(path, fault);
    return of(Optional.of(found), path, in.readLong());
  }

  private static List<Long> path(CheckpointInput in) {
    return Arrays.stream(in.readLongArray()).boxed().toList();
  }

  /** What is bad. */
  public enum Kind {
    /** A statement failed. */
    FAULT,
    /** Nobody can move, and somebody should. */
    INVALID_END_STATE
  }
}
