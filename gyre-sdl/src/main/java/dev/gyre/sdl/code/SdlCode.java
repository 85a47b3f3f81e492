package dev.gyre.sdl.code;

import dev.gyre.source.DiagnosticCode;
import dev.gyre.source.Severity;
import java.util.Locale;

/**
 * Every kind of finding about SDL, ASN.1 and interface views. Numbers are stable: one that is no
 * longer used is not given to another code. Each has a section in {@code docs/diagnostics.md},
 * which a test checks.
 */
public enum SdlCode implements DiagnosticCode {
  // Reading.
  SDL_UNREADABLE_FILE(2101),
  SDL_UNTERMINATED_COMMENT(2102),
  SDL_UNTERMINATED_STRING(2103),
  SDL_STRAY_CHARACTER(2104),
  // Grammar.
  SDL_SYNTAX(2201),
  SDL_NESTING_TOO_DEEP(2202),
  SDL_UNSUPPORTED(2203),
  SDL_NOT_A_SYSTEM(2204),
  // Meaning.
  SDL_UNKNOWN_NAME(2301),
  SDL_SORT(2302),
  SDL_ROUTE(2303),
  SDL_TOO_LARGE(2304),
  SDL_UNDECLARED(2305, Severity.WARNING),
  SDL_MANY_VALUES(2306, Severity.WARNING),
  // Data types.
  ASN1_SYNTAX(2251),
  ASN1_UNSUPPORTED(2252),
  // Systems in IF.
  IF_SYNTAX(2281),
  // Projects.
  INTERFACE_VIEW(2271);

  private final String id;
  private final Severity severity;

  SdlCode(int number) {
    this(number, Severity.ERROR);
  }

  SdlCode(int number, Severity severity) {
    this.id = "GYR" + number;
    this.severity = severity;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Severity severity() {
    return severity;
  }
}
