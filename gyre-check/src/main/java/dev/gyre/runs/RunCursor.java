package dev.gyre.runs;

/** Walks forward through a run. For one thread; to be closed. */
public final class RunCursor implements AutoCloseable {
  private final Run run;
  private final BlockReader reader = new BlockReader();
  private Block block = new Block();
  private int number = -1;
  private int index;
  private int at;

  public RunCursor(Run run) {
    this.run = run;
  }

  /** Goes to the next record, at first to the first one; false if there is none. */
  public boolean next() {
    index++;
    at += block.length();
    while (index >= block.count()) {
      if (number + 1 >= run.blocks()) {
        number = run.blocks();
        return false;
      }
      open(number + 1);
    }
    return true;
  }

  /**
   * Goes forward to the first record that is not before another one; false if there is none.
   * Successive calls ask for ever greater ones.
   */
  public boolean seek(long[] record, int start, int length) {
    if (number >= run.blocks()) {
      return false;
    }
    boolean isHere =
        index < block.count() && block.compare(block.count() - 1, record, start, length) >= 0;
    if (!isHere) {
      int found = lastNotAfter(record, start, length);
      if (found > number) {
        open(found);
      }
    }
    place(firstNotBefore(record, start, length));
    return index < block.count() || next();
  }

  private void place(int found) {
    index = found;
    at = block.at(found);
  }

  /** The last block from the present one on that begins at the record or before it. */
  private int lastNotAfter(long[] record, int start, int length) {
    int step = 1;
    int low = Math.max(number, 0);
    int high = low + step;
    while (high < run.blocks() && run.compareFirst(high, record, start, length) <= 0) {
      low = high;
      step *= 2;
      high = low + step;
    }
    high = Math.min(high, run.blocks());
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (run.compareFirst(middle, record, start, length) <= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Math.min(low, run.blocks() - 1);
  }

  private int firstNotBefore(long[] record, int start, int length) {
    int low = Math.min(index, block.count());
    int step = 1;
    while (low + step < block.count() && block.compare(low + step, record, start, length) < 0) {
      low += step;
      step *= 2;
    }
    int high = Math.min(low + step, block.count());
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (block.compare(middle, record, start, length) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void open(int wanted) {
    if (wanted < 0) {
      return; // an empty run
    }
    block = run.read(wanted, reader);
    number = wanted;
    place(0);
  }

  /** The present record is in this array, from {@link #at}; not to be changed. */
  public long[] data() {
    return block.data();
  }

  public int at() {
    return at;
  }

  /** How many words the present record has. */
  public int length() {
    return block.length();
  }

  /** Whether the present record is equal to another one. */
  public boolean isAt(long[] record, int start, int length) {
    return Records.compare(block.data(), at, block.length(), record, start, length) == 0;
  }

  @Override
  public void close() {
    reader.close();
  }
}
