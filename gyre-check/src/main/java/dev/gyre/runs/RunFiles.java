package dev.gyre.runs;

import java.util.concurrent.atomic.AtomicLong;

/** Makes the run files of one search, which share a directory and a codec. */
public final class RunFiles {
  /** How the names of such files end. */
  static final String SUFFIX = ".run";

  private final LevelDirectory directory;
  private final byte[] descriptor;
  private final AtomicLong created = new AtomicLong();

  public RunFiles(LevelDirectory directory, StateCodec codec) {
    this.directory = directory;
    this.descriptor = codec.descriptor();
  }

  /** A new file. */
  RunWriter create() {
    String name = String.format("%08d%s", created.incrementAndGet(), SUFFIX);
    return new RunWriter(directory, name, descriptor);
  }

  /** How many files have been started. */
  public long created() {
    return created.get();
  }
}
