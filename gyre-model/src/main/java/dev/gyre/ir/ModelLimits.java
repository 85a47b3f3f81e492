package dev.gyre.ir;

/** How much of a kind a state can have, where a byte holds the number of each. */
public final class ModelLimits {
  private ModelLimits() {}

  /** So many processes there can be at once; they are numbered from 0. */
  public static final int MAX_PROCESSES = 255;

  /** The length of an array with a place for each process and one behind them. */
  public static final int PROCESS_SLOTS = MAX_PROCESSES + 1;

  /** No process ever has this number, nor a greater one. */
  public static final int NO_PROCESS = MAX_PROCESSES;

  /** So many channels there can be at once; they are numbered from 1, and 0 means none. */
  public static final int MAX_CHANNELS = 255;

  /** So many kinds of process there can be; each process of a state has the number of its kind. */
  public static final int MAX_PROCESS_TYPES = 256;

  public static final int LOWEST_PRIORITY = 1;
  public static final int HIGHEST_PRIORITY = 255;
}
