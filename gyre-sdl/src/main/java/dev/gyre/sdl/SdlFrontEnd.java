package dev.gyre.sdl;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.lower.Refusal;
import dev.gyre.sdl.lower.SdlLowering;
import dev.gyre.sdl.sema.SystemAnalysis;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * From SDL text to a process system. Never throws on account of the text: the result is a system,
 * or at least one error.
 */
public final class SdlFrontEnd {
  private final LoweringOptions options;

  public SdlFrontEnd(LoweringOptions options) {
    this.options = options;
  }

  /**
   * What became of a text.
   *
   * @param form the system in intermediate form
   * @param system present exactly when no diagnostic is an error
   */
  public record Result(
      Optional<IfSystem> form, Optional<ProcessSystem> system, List<Diagnostic> diagnostics) {
    public Result {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Result check(SourceFile file) {
    Diagnostics diagnostics = new Diagnostics();
    SdlDocument document = SdlParser.parse(file, diagnostics);
    if (hasErrors(diagnostics)) {
      return new Result(Optional.empty(), Optional.empty(), diagnostics.all());
    }
    Optional<IfSystem> form = SystemAnalysis.analyse(document, diagnostics);
    Optional<ProcessSystem> system = form.flatMap(found -> lower(found, diagnostics));
    return new Result(form, system, diagnostics.all());
  }

  private Optional<ProcessSystem> lower(IfSystem form, Diagnostics diagnostics) {
    try {
      return Optional.of(SdlLowering.lower(form, options));
    } catch (Refusal refusal) {
      diagnostics.report(
          Diagnostic.of(SdlCode.SDL_TOO_LARGE, refusal.span(), refusal.getMessage()));
      return Optional.empty();
    }
  }

  private static boolean hasErrors(Diagnostics diagnostics) {
    return diagnostics.all().stream().anyMatch(Diagnostic::isError);
  }
}
