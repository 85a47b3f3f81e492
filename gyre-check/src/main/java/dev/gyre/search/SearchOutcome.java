package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What a search found.
 *
 * @param end why it ended
 * @param states how many states it stored
 * @param transitions how often it arrived at a state, new or old, the initial state included; the
 *     figure Spin calls stored plus matched
 * @param depth the longest path it followed, counted in states others can see
 * @param violationCount how many violations there were, kept or not
 * @param takenEdges the ids of the edges that were taken at least once
 * @param leftOut what a reduction left out, if the search was told which steps to take
 * @param trouble what was wrong with files, if that ended the search
 * @param files what a search on disk wrote
 */
public record SearchOutcome(
    End end,
    long states,
    long transitions,
    long depth,
    long memoryBytes,
    long violationCount,
    List<Violation> violations,
    BitSet takenEdges,
    PrunedSteps leftOut,
    Optional<String> trouble,
    Optional<Files> files) {

  public SearchOutcome {
    violations = List.copyOf(violations);
  }

  public void save(CheckpointOutput out) {
    out.writeText(end.name());
    out.writeLong(states);
    out.writeLong(transitions);
    out.writeLong(depth);
    out.writeLong(memoryBytes);
    out.writeLong(violationCount);
    out.writeInt(violations.size());
    violations.forEach(violation -> violation.save(out));
    out.writeArray(takenEdges.toLongArray());
    out.writeLong(leftOut.states());
    out.writeLong(leftOut.steps());
  }

  /**
   * @param system that was searched
   */
  public static SearchOutcome read(CheckpointInput in, TransitionSystem system) {
    End end = End.valueOf(in.readText());
    long states = in.readLong();
    long transitions = in.readLong();
    long depth = in.readLong();
    long memoryBytes = in.readLong();
    long violationCount = in.readLong();
    List<Violation> violations = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      violations.add(Violation.read(in, system));
    }
    BitSet takenEdges = BitSet.valueOf(in.readLongArray());
    PrunedSteps leftOut = new PrunedSteps(in.readLong(), in.readLong());
    return new SearchOutcome(
        end,
        states,
        transitions,
        depth,
        memoryBytes,
        violationCount,
        violations,
        takenEdges,
        leftOut,
        Optional.empty(),
        Optional.empty());
  }

  /** Of a search that could not begin, because there was no place for its files. */
  public static SearchOutcome withoutFiles(String trouble) {
    return new SearchOutcome(
        End.FILES,
        0,
        0,
        0,
        0,
        0,
        List.of(),
        new BitSet(),
        PrunedSteps.NOTHING,
        Optional.of(trouble),
        Optional.empty());
  }

  SearchOutcome withFiles(Files written) {
    return with(trouble, Optional.of(written));
  }

  /** The same of a search that went on on disk where another one was at its end. */
  public SearchOutcome after(SearchOutcome inMemory) {
    return new SearchOutcome(
        end,
        states,
        transitions,
        depth,
        Math.max(memoryBytes, inMemory.memoryBytes),
        violationCount,
        violations,
        takenEdges,
        leftOut,
        trouble,
        files.map(f -> new Files(f.peakBytes, f.writtenBytes, f.runs, f.merges, inMemory.states)));
  }

  /** The same with a word on why it could not go on. */
  public SearchOutcome withTrouble(String why) {
    return with(Optional.of(why), files);
  }

  private SearchOutcome with(Optional<String> why, Optional<Files> written) {
    return new SearchOutcome(
        end,
        states,
        transitions,
        depth,
        memoryBytes,
        violationCount,
        violations,
        takenEdges,
        leftOut,
        why,
        written);
  }

  /**
   * What a search on disk wrote.
   *
   * @param peakBytes how many bytes there were at most
   * @param writtenBytes how many were written
   * @param runs in how many files
   * @param merges how often large ones were merged
   * @param statesBefore how many states a search in memory had found before it went on on disk; 0
   *     if there was none
   */
  public record Files(
      long peakBytes, long writtenBytes, long runs, long merges, long statesBefore) {
    /** Of a search that was on disk from the beginning. */
    public Files(long peakBytes, long writtenBytes, long runs, long merges) {
      this(peakBytes, writtenBytes, runs, merges, 0);
    }
  }

  /** Why a search ended. */
  public enum End {
    /** Everything was seen. */
    COMPLETE,
    /** A violation was found, and one was enough. */
    VIOLATION,
    /** Some paths were cut at the depth limit; all the rest was seen. */
    DEPTH_LIMIT,
    /**
     * A run can stay inside an atomic sequence for ever. It has no states that others see, so what
     * a property says of it was not found out; all the rest was seen.
     */
    ENDLESS_SEQUENCE,
    MEMORY_LIMIT,
    /** The memory of the Java virtual machine was used up before any limit was reached. */
    HEAP_EXHAUSTED,
    /** The store cannot take more states, whatever memory there is. */
    STORE_FULL,
    /** Files could not be written or read. */
    FILES,
    TIME_LIMIT,
    CANCELLED
  }
}
