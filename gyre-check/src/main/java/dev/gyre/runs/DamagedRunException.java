package dev.gyre.runs;

/** A file of runs does not hold what was written to it. */
public final class DamagedRunException extends RunsException {
  private static final long serialVersionUID = 1;

  public DamagedRunException(String what) {
    super(what);
  }
}
