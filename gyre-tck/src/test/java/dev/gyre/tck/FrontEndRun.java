package dev.gyre.tck;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the front end says of a model, in the form tests ask for. */
final class FrontEndRun {
  private final PromelaFrontEnd.Result result;

  private FrontEndRun(PromelaFrontEnd.Result result) {
    this.result = result;
  }

  static FrontEndRun of(Path file) {
    try {
      return new FrontEndRun(new PromelaFrontEnd().check(new FileSourceLoader().read(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static FrontEndRun of(String model) {
    return new FrontEndRun(new PromelaFrontEnd().check(new SourceFile("model.pml", model)));
  }

  boolean isAccepted() {
    return result.isAccepted();
  }

  List<Diagnostic> errors() {
    return result.diagnostics().stream().filter(Diagnostic::isError).toList();
  }

  List<Diagnostic> warnings() {
    return result.diagnostics().stream().filter(d -> !d.isError()).toList();
  }

  List<Diagnostic> diagnostics() {
    return result.diagnostics();
  }

  List<String> slugs() {
    return result.diagnostics().stream().map(d -> d.code().slug()).toList();
  }

  /** As the user would read it. */
  String text() {
    return result.diagnostics().stream()
        .map(DiagnosticRenderer::render)
        .collect(Collectors.joining("\n"));
  }

  /**
   * What every answer must satisfy, or why this one does not: a refusal has an error, an acceptance
   * has none, and each finding has a place in its file and can be shown.
   */
  Optional<String> malformed() {
    if (isAccepted() != errors().isEmpty()) {
      return Optional.of(isAccepted() ? "accepted with errors" : "refused without an error");
    }
    for (Diagnostic diagnostic : result.diagnostics()) {
      SourceSpan span = diagnostic.span().visibleSite();
      int length = span.file().text().length();
      if (span.start() < 0 || span.end() < span.start() || span.end() > length) {
        return Optional.of(
            "no such place: " + span.start() + ".." + span.end() + ": " + diagnostic.message());
      }
      if (diagnostic.message().isBlank() || DiagnosticRenderer.render(diagnostic).isBlank()) {
        return Optional.of("nothing to show for " + diagnostic.code().slug());
      }
    }
    return Optional.empty();
  }
}
