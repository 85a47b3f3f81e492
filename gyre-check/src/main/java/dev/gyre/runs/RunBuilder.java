package dev.gyre.runs;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes a run of records that come in order: in memory if they are few, otherwise in a file. For
 * one thread; to be closed.
 */
public final class RunBuilder implements RecordSink, AutoCloseable {
  private final RunFiles files;
  private final long mostWords;
  private final RunWriter.Life life;
  private final List<Block> kept = new ArrayList<>();
  private final Block current = new Block();
  private long keptWords;
  private int capacity;
  private int count;
  private RunWriter writer;

  /**
   * @param mostWords how many words may stay in memory
   */
  public RunBuilder(RunFiles files, long mostWords) {
    this(files, mostWords, RunWriter.Life.LONG);
  }

  private RunBuilder(RunFiles files, long mostWords, RunWriter.Life life) {
    this.files = files;
    this.mostWords = mostWords;
    this.life = life;
  }

  /** Makes a file in any case. */
  static RunBuilder ofFile(RunFiles files, RunWriter.Life life) {
    return new RunBuilder(files, 0, life);
  }

  @Override
  public void accept(long[] data, int at, int length) {
    if (count == capacity || length != current.length()) {
      endBlock();
      capacity = Block.capacity(length);
      current.resize(length, capacity);
    }
    System.arraycopy(data, at, current.data(), current.at(count++), length);
  }

  private void endBlock() {
    if (count == 0) {
      return;
    }
    current.resize(current.length(), count);
    if (writer == null && keptWords + (long) count * current.length() > mostWords) {
      writer = files.create(life);
      kept.forEach(writer::write);
      kept.clear();
    }
    if (writer == null) {
      kept.add(current.copy());
      keptWords += (long) count * current.length();
    } else {
      writer.write(current);
    }
    count = 0;
  }

  /** All that was accepted. */
  public Run finish() {
    endBlock();
    return writer == null ? new MemoryRun(kept) : writer.finish();
  }

  /** Removes what was not finished. */
  @Override
  public void close() {
    if (writer != null) {
      writer.close();
    }
  }
}
