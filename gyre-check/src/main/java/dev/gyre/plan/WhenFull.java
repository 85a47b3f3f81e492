package dev.gyre.plan;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a search in memory does when there is no more memory for it.
 *
 * @param directory where its states go, if they go to disk; empty for a new one among the temporary
 *     files
 * @param diskBytes how much they may take there; empty for most of what is free
 */
public record WhenFull(Way way, Optional<Path> directory, OptionalLong diskBytes) {
  /** It ends without an answer. */
  public static final WhenFull STOP =
      new WhenFull(Way.STOP, Optional.empty(), OptionalLong.empty());

  /** It goes on on disk, where there is room. */
  public static final WhenFull DISK =
      new WhenFull(Way.DISK, Optional.empty(), OptionalLong.empty());

  /** How it goes on. */
  public enum Way {
    /** With states in files: as exact as before. */
    DISK,
    /** With a signature of each state: some states may be left out. */
    COMPACT,
    /** Not at all. */
    STOP
  }
}
