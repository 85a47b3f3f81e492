package dev.gyre.engine;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model that was read, with everything needed to read it again elsewhere.
 *
 * @param includes the files it includes, by the names in its directives
 * @param system the system; present exactly when no diagnostic is an error
 */
public record LoadedModel(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    Optional<ProcessSystem> system,
    List<Diagnostic> diagnostics) {

  public LoadedModel {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
    diagnostics = List.copyOf(diagnostics);
  }

  /** Reads a model; included files are looked for beside it. */
  public static LoadedModel load(SourceFile file, Map<String, String> definitions) {
    return load(file, definitions, new FileSourceLoader());
  }

  /** Reads a model whose included files are given. */
  public static LoadedModel load(
      SourceFile file, Map<String, String> definitions, Map<String, SourceFile> includes) {
    return load(file, definitions, (name, from) -> Optional.ofNullable(includes.get(name)));
  }

  /** A model that could not even be read. */
  public static LoadedModel unusable(
      SourceFile file, Diagnostic fault, Map<String, String> definitions) {
    return new LoadedModel(file, Map.of(), definitions, Optional.empty(), List.of(fault));
  }

  private static LoadedModel load(
      SourceFile file, Map<String, String> definitions, SourceLoader loader) {
    Map<String, SourceFile> includes = new LinkedHashMap<>();
    SourceLoader recording =
        (name, from) -> {
          Optional<SourceFile> found = loader.load(name, from);
          found.ifPresent(included -> includes.put(name, included));
          return found;
        };
    PromelaFrontEnd.Result result = new PromelaFrontEnd(recording, definitions).check(file);
    return new LoadedModel(file, includes, definitions, result.system(), result.diagnostics());
  }
}
