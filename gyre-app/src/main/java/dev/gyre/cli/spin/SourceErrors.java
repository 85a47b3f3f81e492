package dev.gyre.cli.spin;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceSpan;

/** What is wrong with a model's text, as Spin puts it, and then as Gyre does. */
final class SourceErrors {
  private SourceErrors() {}

  /** Prints the errors; whether there are any. */
  static boolean errors(LoadedModel model, Terminal terminal) {
    model.diagnostics().stream()
        .filter(Diagnostic::isError)
        .forEach(diagnostic -> print(diagnostic, terminal));
    terminal.flush();
    return model.system().isEmpty();
  }

  /**
   * Prints what Spin calls an error and then understands as Gyre does, arrays without an index. It
   * writes or simulates the model all the same, but does not search it, and its exit status is the
   * number of these errors.
   */
  static int tolerated(LoadedModel model, Terminal terminal) {
    int count = 0;
    for (Diagnostic diagnostic : model.diagnostics()) {
      if (diagnostic.code() == PromelaCode.MISSING_INDEX) {
        print(diagnostic, terminal);
        count++;
      }
    }
    terminal.flush();
    return count;
  }

  private static void print(Diagnostic diagnostic, Terminal terminal) {
    SourceSpan site = diagnostic.span().visibleSite();
    String place = site.file().name() + ":" + site.line();
    terminal.out().println("spin: " + place + ", Error: " + diagnostic.message());
    terminal.err().println(DiagnosticRenderer.render(diagnostic));
  }
}
