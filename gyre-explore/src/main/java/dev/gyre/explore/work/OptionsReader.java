package dev.gyre.explore.work;

import dev.gyre.plan.CheckOptions;

/** Reads the options of a check as they are written on a command line. */
public interface OptionsReader {
  /**
   * @throws IllegalArgumentException if these are no options; the message says why
   */
  CheckOptions read(String words);
}
