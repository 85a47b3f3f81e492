package dev.gyre.engine.model;

import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads models that are written in SDL. */
final class SdlModels {
  private SdlModels() {}

  /** Whether the name of a file says that it is SDL. */
  static boolean isSdl(SourceFile file) {
    String name = file.name().toLowerCase(Locale.ROOT);
    return name.endsWith(".sdl") || name.endsWith(".pr");
  }

  static LoadedModel load(
      SourceFile file, Map<String, String> definitions, List<SourceFile> formulas) {
    SdlFrontEnd.Result result = new SdlFrontEnd(LoweringOptions.DEFAULT).check(file);
    List<Diagnostic> diagnostics = new ArrayList<>(result.diagnostics());
    for (SourceFile formula : formulas) {
      diagnostics.add(
          Diagnostic.of(
              SdlCode.SDL_UNSUPPORTED,
              formula.span(0, formula.text().length()),
              "a formula about an SDL system is not supported"));
    }
    boolean usable = diagnostics.stream().noneMatch(Diagnostic::isError);
    return new LoadedModel(
        file,
        Map.of(),
        definitions,
        formulas.stream().map(SourceFile::text).toList(),
        result.system().filter(system -> usable),
        diagnostics);
  }
}
