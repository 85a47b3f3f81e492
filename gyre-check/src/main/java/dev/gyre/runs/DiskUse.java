package dev.gyre.runs;

/** Counts the bytes that files take, and refuses more than are allowed. For any thread. */
public final class DiskUse {
  private final long limit;
  private long used;
  private long peak;
  private long written;

  public DiskUse(long limit) {
    this.limit = limit;
  }

  /**
   * Counts bytes that are about to be written.
   *
   * @throws NoRoomException if they are too many
   */
  synchronized void take(long bytes) {
    if (used + bytes > limit) {
      throw new NoRoomException(
          "the files of states may not take more than " + limit + " bytes, and need more");
    }
    used += bytes;
    written += bytes;
    peak = Math.max(peak, used);
  }

  /** Counts bytes that are there already. */
  synchronized void found(long bytes) {
    used += bytes;
    peak = Math.max(peak, used);
  }

  /** Counts bytes that were removed. */
  synchronized void freed(long bytes) {
    used -= bytes;
  }

  /** How many bytes there are now. */
  public synchronized long used() {
    return used;
  }

  /** How many there were at most. */
  public synchronized long peak() {
    return peak;
  }

  /** How many were written, those included that were removed. */
  public synchronized long written() {
    return written;
  }

  /** How many there may be. */
  public long limit() {
    return limit;
  }
}
