package dev.gyre.source;

/**
 * The stable identity of a kind of finding. Implementations are enums, one per part of Gyre that
 * looks at the user's text; every code has a section in {@code docs/diagnostics.md}.
 */
public interface DiagnosticCode {
  /** The number users can search for, such as {@code GYR0203}. */
  String id();

  /** The name in kebab case, such as {@code assignment-as-guard}. */
  String slug();

  Severity severity();
}
