package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Where a search on disk is: which level is being expanded, what of it nobody works on, and what is
 * known of the level behind it. Workers take blocks; all else is changed while they wait.
 */
final class DiskFrontier {
  private final DiskLevels levels;
  private final SearchRun run;
  private final LevelBlocks blocks = new LevelBlocks();
  private final List<Run> next = new ArrayList<>();
  private final LevelGrowth growth = new LevelGrowth();

  /** Known states that are on no level. */
  private List<Run> base = List.of();

  /** What leads to the first level, if that is not the initial state. */
  private Optional<StackFile> stacks = Optional.empty();

  private volatile int level;
  private volatile boolean isWithin;
  private volatile SearchObserver.Outlook outlook = SearchObserver.Outlook.NONE;

  /**
   * @param run says how deep a search may go
   */
  DiskFrontier(DiskLevels levels, SearchRun run) {
    this.levels = levels;
    this.run = run;
  }

  /** What was found is the first level. */
  void begin() {
    addLevel();
    isWithin = run.isWithin(0);
  }

  void goOnAt(DiskCheckpoint.Position position) {
    base = position.base();
    stacks = position.stacks();
    level = position.level();
    blocks.start(position.nextBlock(), position.begun());
    next.addAll(position.next());
    isWithin = run.isWithin(level);
  }

  /**
   * What has to be written down.
   *
   * @param rests what workers have begun and not finished
   */
  DiskCheckpoint.Position position(Collection<DiskCheckpoint.Rest> rests) {
    List<DiskCheckpoint.Rest> unfinished = new ArrayList<>(blocks.begun());
    unfinished.addAll(rests);
    return new DiskCheckpoint.Position(
        base, stacks, level, blocks.next(), unfinished, List.copyOf(next));
  }

  /** The same states are elsewhere now. */
  void moved(DiskCheckpoint.Position saved) {
    next.clear();
    next.addAll(saved.next());
  }

  /** More states of the level behind. */
  void found(List<Run> states) {
    next.addAll(states);
  }

  /** Whether the level has been expanded, but for blocks that workers have begun. */
  boolean isTaken() {
    return !isWithin || blocks.areTaken(levels.get(level).blocks());
  }

  /** Goes on to the level behind; false if there is none. */
  boolean advance() {
    if (next.isEmpty()) {
      return false;
    }
    levels.get(level).release();
    addLevel();
    int reached = level + 1;
    level = reached;
    growth.add(levels.get(reached).size());
    outlook = growth.outlook();
    blocks.start(0, List.of());
    isWithin = run.isWithin(reached);
    return true;
  }

  private void addLevel() {
    levels.add(List.copyOf(next));
    next.clear();
  }

  /** The number of the level that is being expanded. */
  int level() {
    return level;
  }

  /** How many states it has. */
  long width() {
    return levels.get(level).size();
  }

  /** How far its states are from the initial one, at least. */
  long depth() {
    return stacks.map(StackFile::shallowest).orElse(0L) + level;
  }

  /** Whether its states may be expanded. */
  boolean isWithin() {
    return isWithin;
  }

  Optional<StackFile> stacks() {
    return stacks;
  }

  /** What is still to come. */
  SearchObserver.Outlook outlook() {
    return outlook;
  }

  /** What is left of a block of the level that nobody works on; empty if there is none. */
  Optional<DiskCheckpoint.Rest> take() {
    DiskCheckpoint.Rest rest = blocks.take();
    return rest.block() < levels.get(level).blocks() ? Optional.of(rest) : Optional.empty();
  }

  Block read(DiskCheckpoint.Rest rest, BlockReader reader) {
    return levels.get(level).read(rest.block(), reader);
  }
}
