package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.SavedRuns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far a search on disk is, written down: which files hold which level, and which blocks of the
 * present one are still to be expanded. Nothing is copied. Files of levels are never changed nor
 * removed while the search goes on, so older checkpoints stay good; runs that were merged from them
 * are not needed, and are made anew.
 */
final class DiskCheckpoint {
  private static final int LEAST_BYTES = 8;

  private final DiskSettings settings;
  private final DiskStates states;
  private final DiskLevels levels;
  private final SavedRuns runs;

  /**
   * What remains to be done of a block.
   *
   * @param position the first state in it
   */
  record Rest(int block, int position) {}

  /**
   * Where a search is.
   *
   * @param base known states on no level
   * @param stacks what leads to the first level, if that is not the initial state
   * @param level which is being expanded
   * @param nextBlock the first block of it that nobody has begun
   * @param begun those that somebody has begun and not finished
   * @param next what is known of the level behind it
   */
  record Position(
      List<Run> base,
      Optional<StackFile> stacks,
      int level,
      int nextBlock,
      Collection<Rest> begun,
      List<Run> next) {}

  DiskCheckpoint(DiskSettings settings, DiskStates states, DiskLevels levels) {
    this.settings = settings;
    this.states = states;
    this.levels = levels;
    this.runs = new SavedRuns(settings.directory());
  }

  /**
   * @return the same, with all runs in files
   */
  Position save(Position position, CheckpointOutput out) {
    out.writeBytes(settings.codec().descriptor());
    List<Run> next = levels.inFiles(position.next());
    levels.writeHeld();
    save(position.base(), out);
    save(levels.all(), out);
    save(next, out);
    out.writeBoolean(position.stacks().isPresent());
    position.stacks().ifPresent(stacks -> saveStacks(stacks, out));
    out.writeInt(position.level());
    out.writeInt(position.nextBlock());
    out.writeInt(position.begun().size());
    for (Rest rest : position.begun()) {
      out.writeInt(rest.block());
      out.writeInt(rest.position());
    }
    out.writeLong(states.files().created());
    settings.directory().retain(runs.names());
    return new Position(
        position.base(),
        position.stacks(),
        position.level(),
        position.nextBlock(),
        position.begun(),
        next);
  }

  private void saveStacks(StackFile stacks, CheckpointOutput out) {
    runs.sync(StackFile.NAME);
    out.writeLong(stacks.shallowest());
  }

  private void save(List<Run> all, CheckpointOutput out) {
    out.writeInt(all.size());
    all.forEach(run -> runs.save(run, out));
  }

  /**
   * @throws RunsException if files are missing, or are not those that were written
   */
  Position restore(CheckpointInput in) {
    if (!Arrays.equals(in.readBytes(), settings.codec().descriptor())) {
      throw new RunsException("the states of the checkpoint are coded in another way");
    }
    List<Run> base = read(in);
    List<Run> all = read(in);
    all.forEach(levels::restore);
    List<Run> next = read(in);
    Optional<StackFile> stacks =
        in.readBoolean()
            ? Optional.of(StackFile.existing(settings, in.readLong()))
            : Optional.empty();
    stacks.ifPresent(file -> runs.sync(StackFile.NAME));
    int level = in.readInt();
    int nextBlock = in.readInt();
    List<Rest> begun = new ArrayList<>();
    for (int left = in.readCount(LEAST_BYTES); left > 0; left--) {
      begun.add(new Rest(in.readInt(), in.readInt()));
    }
    states.files().goOnAfter(in.readLong());
    settings.directory().retainOnly(runs.names());
    know(base, all, next);
    return new Position(base, stacks, level, nextBlock, begun, next);
  }

  /**
   * Where there is a base it has the first level, too. A level as a whole is not sorted, its parts
   * are.
   */
  private void know(List<Run> base, List<Run> all, List<Run> next) {
    Stream.of(base.stream(), all.stream().skip(base.isEmpty() ? 0 : 1), next.stream())
        .flatMap(list -> list)
        .flatMap(run -> JoinedRun.partsOf(run).stream())
        .forEach(states.known()::add);
    states.known().mergeAll();
  }

  private List<Run> read(CheckpointInput in) {
    List<Run> all = new ArrayList<>();
    for (int left = in.readCount(Integer.BYTES); left > 0; left--) {
      all.add(runs.read(in));
    }
    return all;
  }
}
