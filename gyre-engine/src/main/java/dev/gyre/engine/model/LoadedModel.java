package dev.gyre.engine.model;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A model that was read, with everything needed to read it again elsewhere.
 *
 * @param includes the files it includes, by the names in its directives
 * @param formulas temporal properties given apart from the model; the last ones of the system
 * @param system the system; present exactly when no diagnostic is an error
 */
public record LoadedModel(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    List<String> formulas,
    Optional<ProcessSystem> system,
    List<Diagnostic> diagnostics) {

  public LoadedModel {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
    formulas = List.copyOf(formulas);
    diagnostics = List.copyOf(diagnostics);
  }

  /** Reads a model; included files are looked for beside it. */
  public static LoadedModel load(SourceFile file, Map<String, String> definitions) {
    return load(file, definitions, List.of());
  }

  /** The same with temporal properties given apart from the model. */
  public static LoadedModel load(
      SourceFile file, Map<String, String> definitions, List<String> formulas) {
    return load(file, definitions, formulas, new FileSourceLoader());
  }

  /** Reads a model whose included files may be in other directories. */
  public static LoadedModel load(
      SourceFile file,
      Map<String, String> definitions,
      List<String> formulas,
      List<Path> includePaths) {
    return load(file, definitions, formulas, new FileSourceLoader(includePaths));
  }

  /** Reads a model whose included files are given. */
  public static LoadedModel load(
      SourceFile file,
      Map<String, String> definitions,
      List<String> formulas,
      Map<String, SourceFile> includes) {
    return load(
        file, definitions, formulas, (name, from) -> Optional.ofNullable(includes.get(name)));
  }

  /** Reads a model with formulas given apart from it. */
  public static LoadedModel load(ModelSource source, List<String> formulas) {
    return load(source.file(), source.definitions(), formulas, source.includes());
  }

  /** A model that could not even be read. */
  public static LoadedModel unusable(
      SourceFile file, Diagnostic fault, Map<String, String> definitions) {
    return new LoadedModel(
        file, Map.of(), definitions, List.of(), Optional.empty(), List.of(fault));
  }

  /** A model that nobody had the time to read. */
  public static LoadedModel unread(ModelSource source, List<String> formulas) {
    return new LoadedModel(
        source.file(), Map.of(), source.definitions(), formulas, Optional.empty(), List.of());
  }

  private static LoadedModel load(
      SourceFile file,
      Map<String, String> definitions,
      List<String> formulas,
      SourceLoader loader) {
    Map<String, SourceFile> includes = new LinkedHashMap<>();
    SourceLoader recording =
        (name, from) -> {
          Optional<SourceFile> found = loader.load(name, from);
          found.ifPresent(included -> includes.put(name, included));
          return found;
        };
    if (SdlModels.isSdl(file)) {
      return SdlModels.load(file, definitions, files(formulas));
    }
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd(recording, definitions).check(file, files(formulas));
    return new LoadedModel(
        file, includes, definitions, formulas, result.system(), result.diagnostics());
  }

  /** The same text with another meaning. */
  public LoadedModel withSystem(ProcessSystem other) {
    return new LoadedModel(file, includes, definitions, formulas, Optional.of(other), diagnostics);
  }

  /** Whether a place in it can be looked up; what was given in the call is in no file. */
  public boolean consistsOf(SourceFile other) {
    return Stream.concat(Stream.of(file), includes.values().stream())
        .anyMatch(own -> own.name().equals(other.name()));
  }

  /** Formulas have no file of their own; messages about them need a name. */
  private static List<SourceFile> files(List<String> formulas) {
    List<SourceFile> files = new ArrayList<>();
    for (String formula : formulas) {
      String name = formulas.size() == 1 ? "<formula>" : "<formula " + (files.size() + 1) + ">";
      files.add(new SourceFile(name, formula));
    }
    return files;
  }
}
