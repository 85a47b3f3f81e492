package dev.gyre.exec.interp;

import dev.gyre.system.Fault;

/** Ends the evaluation of a statement that did something wrong. Has no stack trace. */
final class FaultSignal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Fault.Kind kind;

  FaultSignal(Fault.Kind kind, String message) {
    super(message, null, false, false);
    this.kind = kind;
  }

  Fault.Kind kind() {
    return kind;
  }
}
