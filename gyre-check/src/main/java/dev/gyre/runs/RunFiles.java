package dev.gyre.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Makes the run files of one search, which share a directory and a codec. */
public final class RunFiles {
  /** How the names of such files end. */
  static final String SUFFIX = ".gyre.run";

  private final LevelDirectory directory;
  private final byte[] descriptor;
  private final String prefix;
  private final AtomicLong created = new AtomicLong();

  public RunFiles(LevelDirectory directory, StateCodec codec) {
    this(directory, codec, "");
  }

  /**
   * @param prefix what names begin with, where others write files as well
   */
  public RunFiles(LevelDirectory directory, StateCodec codec, String prefix) {
    this.directory = directory;
    this.descriptor = codec.descriptor();
    this.prefix = prefix;
  }

  /** A new file. */
  RunWriter create(RunWriter.Life life) {
    String name = String.format("%s%08d%s", prefix, created.incrementAndGet(), SUFFIX);
    return new RunWriter(directory, name, descriptor, life);
  }

  /**
   * Writes runs into one file.
   *
   * @return the same runs, in the file
   */
  public List<Run> together(List<Run> runs) {
    List<Run> written = new ArrayList<>();
    try (RunWriter writer = create(RunWriter.Life.LONG);
        BlockReader reader = new BlockReader()) {
      int[] starts = new int[runs.size()];
      for (int i = 0; i < starts.length; i++) {
        starts[i] = writer.blocks();
        Run run = runs.get(i);
        for (int block = 0; block < run.blocks(); block++) {
          writer.write(run.read(block, reader));
        }
      }
      RunFile file = writer.finish();
      for (int i = 0; i < starts.length; i++) {
        Run run = runs.get(i);
        written.add(new RunSlice(file, starts[i], run.blocks(), run.size()));
      }
    }
    return written;
  }

  /** So many files were started by a search that this one goes on with. */
  public void goOnAfter(long count) {
    created.set(count);
  }

  /** How many files have been started. */
  public long created() {
    return created.get();
  }
}
