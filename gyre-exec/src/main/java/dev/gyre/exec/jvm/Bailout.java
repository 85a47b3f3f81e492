package dev.gyre.exec.jvm;

/** Thrown by generated code when a step is not the common case. One instance, no stack trace. */
final class Bailout extends RuntimeException {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("StaticAssignmentOfThrowable") // it has no state and no stack trace
  static final Bailout INSTANCE = new Bailout();

  private Bailout() {
    super("the interpreter must do this step", null, false, false);
  }
}
