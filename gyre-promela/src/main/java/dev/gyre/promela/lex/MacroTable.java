package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The macros in force at the current place. */
final class MacroTable {
  private final Map<String, Macro> macros = new HashMap<>();
  private final Diagnostics diagnostics;
  private boolean linesRenumbered;

  MacroTable(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    SourceSpan nowhere = new SourceFile("<built-in>", "").span(0, 0);
    macros.put("__LINE__", new Macro(Macro.Kind.LINE, "__LINE__", List.of(), List.of(), nowhere));
    macros.put("__FILE__", new Macro(Macro.Kind.FILE, "__FILE__", List.of(), List.of(), nowhere));
  }

  /** The macro of that name, or null; null because this is asked for every word of the model. */
  Macro find(String name) {
    return macros.get(name);
  }

  boolean isDefined(String name) {
    return macros.containsKey(name);
  }

  /** Defines a macro; the newest definition counts, as for gcc. */
  void define(Macro macro) {
    Macro old = macros.put(macro.name(), macro);
    if (old != null && !old.sameAs(macro)) {
      diagnostics.report(isOfCommandLine(old) ? overruled(old, macro) : redefined(old, macro));
    }
  }

  private static boolean isOfCommandLine(Macro macro) {
    return macro.span().file().name().equals(Preprocessor.COMMAND_LINE);
  }

  /** Who asks for a value is to know that another one is used. */
  private static Diagnostic overruled(Macro old, Macro macro) {
    String name = macro.name();
    return Diagnostic.of(
            PromelaCode.MACRO_REDEFINED,
            macro.span(),
            "-D " + name + " has no effect from here on: the model defines '" + name + "' again")
        .withNote(old.span(), "this was asked for")
        .withHint("put #ifndef " + name + " before it and #endif behind it");
  }

  private static Diagnostic redefined(Macro old, Macro macro) {
    return Diagnostic.of(
            PromelaCode.MACRO_REDEFINED,
            macro.span(),
            "macro '" + macro.name() + "' is redefined with another meaning")
        .withNote(old.span(), "it was defined here before")
        .withHint("put #undef " + macro.name() + " before it if that is intended");
  }

  void undefine(String name) {
    macros.remove(name);
  }

  /** From here on a directive tells which line this is, and nobody keeps count. */
  void renumberLines() {
    linesRenumbered = true;
  }

  boolean areLinesRenumbered() {
    return linesRenumbered;
  }
}
