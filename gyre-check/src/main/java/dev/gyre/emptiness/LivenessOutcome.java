package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.search.SearchOutcome;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a search for cycles found.
 *
 * @param end why it ended
 * @param states how many states it met
 * @param transitions how often it arrived at a state, new or old, the initial state included
 * @param depth the longest path it followed, counted in states others can see
 * @param lasso a bad run, if there is one
 * @param trouble what was wrong with files, if that ended the search
 * @param files what a search on disk wrote
 */
public record LivenessOutcome(
    SearchOutcome.End end,
    long states,
    long transitions,
    long depth,
    long memoryBytes,
    Optional<Lasso> lasso,
    Optional<String> trouble,
    Optional<SearchOutcome.Files> files) {

  /** Of a search in memory. */
  public LivenessOutcome(
      SearchOutcome.End end,
      long states,
      long transitions,
      long depth,
      long memoryBytes,
      Optional<Lasso> lasso) {
    this(end, states, transitions, depth, memoryBytes, lasso, Optional.empty(), Optional.empty());
  }

  /** Of a search that could not begin, because there was no place for its files. */
  public static LivenessOutcome withoutFiles(String trouble) {
    return new LivenessOutcome(
        SearchOutcome.End.FILES,
        0,
        0,
        0,
        0,
        Optional.empty(),
        Optional.of(trouble),
        Optional.empty());
  }

  public void save(CheckpointOutput out) {
    out.writeText(end.name());
    out.writeLong(states);
    out.writeLong(transitions);
    out.writeLong(depth);
    out.writeLong(memoryBytes);
    out.writeBoolean(lasso.isPresent());
    lasso.ifPresent(
        run -> {
          out.writeArray(run.path().stream().mapToLong(Long::longValue).toArray());
          out.writeInt(run.cycleStart());
          out.writeText(run.extent().name());
        });
  }

  public static LivenessOutcome read(CheckpointInput in) {
    SearchOutcome.End end = SearchOutcome.End.valueOf(in.readText());
    long states = in.readLong();
    long transitions = in.readLong();
    long depth = in.readLong();
    long memoryBytes = in.readLong();
    Optional<Lasso> lasso =
        in.readBoolean()
            ? Optional.of(
                new Lasso(
                    Arrays.stream(in.readLongArray()).boxed().toList(),
                    in.readInt(),
                    Lasso.Extent.valueOf(in.readText())))
            : Optional.empty();
    return new LivenessOutcome(end, states, transitions, depth, memoryBytes, lasso);
  }
}
