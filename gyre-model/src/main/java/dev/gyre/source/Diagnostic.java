package dev.gyre.source;

import java.util.List;
import java.util.Optional;

/**
 * One finding about the user's text: the only way Gyre talks about it.
 *
 * @param code what kind of finding
 * @param span where
 * @param message what is wrong, one sentence without a full stop
 * @param notes further places that explain it
 * @param hint what to do about it, if there is advice to give
 */
public record Diagnostic(
    DiagnosticCode code, SourceSpan span, String message, List<Note> notes, Optional<String> hint) {

  public Diagnostic {
    notes = List.copyOf(notes);
  }

  /** A second place that helps to understand the first. */
  public record Note(SourceSpan span, String message) {}

  public static Diagnostic of(DiagnosticCode code, SourceSpan span, String message) {
    return new Diagnostic(code, span, message, List.of(), Optional.empty());
  }

  public Diagnostic withHint(String advice) {
    return new Diagnostic(code, span, message, notes, Optional.of(advice));
  }

  public Diagnostic withNote(SourceSpan place, String text) {
    List<Note> more = new java.util.ArrayList<>(notes);
    more.add(new Note(place, text));
    return new Diagnostic(code, span, message, more, hint);
  }

  public boolean isError() {
    return code.severity() == Severity.ERROR;
  }
}
