package dev.gyre.checkpoint;

/** A search that can be written down while its workers stand still. */
public interface ResumableSearch extends Resumable {
  /** Which algorithm it is, with all that its state depends on; only the same can go on. */
  String form();

  /** How many states it has stored, for people who look at the file. */
  long states();
}
