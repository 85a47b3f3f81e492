package dev.gyre.tck.sdl;

import java.util.function.Predicate;

/**
 * Something to ask of a system.
 *
 * @param form how it is asked
 * @param text the formula, or the text of the file
 * @param isViolated what the reference says
 */
record SdlQuestion(Form form, String text, Predicate<ReferenceSpace> isViolated) {
  /** In which language. */
  enum Form {
    FORMULA(""),
    STOP_CONDITION("asked.scl"),
    OBSERVER("asked.pr"),
    CHART("asked.msc");

    private final String file;

    Form(String file) {
      this.file = file;
    }

    /** What such a file is called; empty if it is none. */
    String file() {
      return file;
    }
  }
}
