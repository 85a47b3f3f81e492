package dev.gyre.runs;

import java.util.Arrays;
import java.util.List;

/** Runs one behind the other, where all records of one come before all of the next. */
public final class JoinedRun implements Run {
  private final Run[] parts;

  /** The number of the first block of each part, and of the one behind the last. */
  private final int[] starts;

  private final long size;

  public JoinedRun(List<? extends Run> parts) {
    this.parts = parts.toArray(new Run[0]);
    this.starts = new int[this.parts.length + 1];
    for (int i = 0; i < this.parts.length; i++) {
      starts[i + 1] = starts[i] + this.parts[i].blocks();
    }
    this.size = parts.stream().mapToLong(Run::size).sum();
  }

  /** The parts of a run, or the run itself if it has none. */
  public static List<Run> partsOf(Run run) {
    return run instanceof JoinedRun joined ? List.of(joined.parts) : List.of(run);
  }

  private int part(int block) {
    int found = Arrays.binarySearch(starts, block);
    if (found < 0) {
      return -found - 2;
    }
    while (starts[found + 1] == block) {
      found++; // empty parts
    }
    return found;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public int blocks() {
    return starts[parts.length];
  }

  @Override
  public int count(int block) {
    int part = part(block);
    return parts[part].count(block - starts[part]);
  }

  @Override
  public Block read(int block, BlockReader reader) {
    int part = part(block);
    return parts[part].read(block - starts[part], reader);
  }

  @Override
  public int compareFirst(int block, long[] record, int at, int length) {
    int part = part(block);
    return parts[part].compareFirst(block - starts[part], record, at, length);
  }

  @Override
  public boolean isInMemory() {
    return Arrays.stream(parts).allMatch(Run::isInMemory);
  }

  @Override
  public void release() {
    for (Run part : parts) {
      part.release();
    }
  }

  @Override
  public long memoryBytes() {
    return Arrays.stream(parts).mapToLong(Run::memoryBytes).sum();
  }
}
