package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfPlace;
import dev.gyre.source.SourceSpan;

/** Statements in short, for people. */
final class Texts {
  private static final int LONGEST = 60;

  private Texts() {}

  /** What is written, on one line. */
  static String of(SourceSpan span) {
    String text = span.text().replaceAll("\\s+", " ").strip();
    String shortened = text.endsWith(";") ? text.substring(0, text.length() - 1).strip() : text;
    return shortened.length() <= LONGEST ? shortened : shortened.substring(0, LONGEST - 3) + "...";
  }

  /** The name of what is assigned. */
  static String of(IfPlace place, SourceSpan span) {
    String text = of(span);
    int sign = text.indexOf(":=");
    String name = sign > 0 ? text.substring(0, sign) : place.variable().name();
    return name.replaceFirst("(?i)^task\\s+", "").strip();
  }
}
