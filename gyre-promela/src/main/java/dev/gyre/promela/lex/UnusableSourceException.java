package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import java.io.IOException;

/** A file that can be read but is no model text: too large, or not text at all. */
public final class UnusableSourceException extends IOException {
  private final PromelaCode code;

  UnusableSourceException(PromelaCode code, String message) {
    super(message);
    this.code = code;
  }

  /** The finding to report. */
  public PromelaCode code() {
    return code;
  }
}
