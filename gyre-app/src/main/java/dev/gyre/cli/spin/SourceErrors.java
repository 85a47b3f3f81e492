package dev.gyre.cli.spin;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceSpan;

/** What is wrong with a model's text, as Spin puts it, and then as Gyre does. */
final class SourceErrors {
  private SourceErrors() {}

  /** Prints the errors; whether there are any. */
  static boolean errors(LoadedModel model, Terminal terminal) {
    for (Diagnostic diagnostic : model.diagnostics()) {
      if (diagnostic.isError()) {
        SourceSpan site = diagnostic.span().visibleSite();
        terminal
            .out()
            .println(
                "spin: "
                    + site.file().name()
                    + ":"
                    + site.line()
                    + ", Error: "
                    + diagnostic.message());
        terminal.err().println(DiagnosticRenderer.render(diagnostic));
      }
    }
    terminal.flush();
    return model.system().isEmpty();
  }
}
