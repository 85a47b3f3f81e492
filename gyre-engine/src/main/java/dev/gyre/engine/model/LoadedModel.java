package dev.gyre.engine.model;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.SdlOptions;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A model that was read, with everything needed to read it again elsewhere.
 *
 * @param includes the files it includes, by how {@link IncludedFiles} finds them
 * @param sdl what was said about what SDL leaves open
 * @param formulas temporal properties given apart from the model; the last ones of the system
 * @param system the system; present exactly when no diagnostic is an error
 */
public record LoadedModel(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    SdlOptions sdl,
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
    return load(new ModelSource(file, definitions, new FileSourceLoader()), formulas);
  }

  /** Reads a model whose included files may be in other directories. */
  public static LoadedModel load(
      SourceFile file,
      Map<String, String> definitions,
      List<String> formulas,
      List<Path> includePaths) {
    return load(new ModelSource(file, definitions, new FileSourceLoader(includePaths)), formulas);
  }

  /** Reads a model whose included files are given. */
  public static LoadedModel load(
      SourceFile file,
      Map<String, String> definitions,
      List<String> formulas,
      Map<String, SourceFile> includes) {
    return load(new ModelSource(file, definitions, given(includes)), formulas);
  }

  /** Finds the files that are there already. */
  public static SourceLoader given(Map<String, SourceFile> includes) {
    return IncludedFiles.given(includes);
  }

  /** A model that could not even be read. */
  public static LoadedModel unusable(
      SourceFile file, Diagnostic fault, Map<String, String> definitions) {
    return new LoadedModel(
        file, Map.of(), definitions, SdlOptions.NONE, List.of(), Optional.empty(), List.of(fault));
  }

  /** A model that nobody had the time to read. */
  public static LoadedModel unread(ModelSource source, List<String> formulas) {
    return new LoadedModel(
        source.file(),
        Map.of(),
        source.definitions(),
        source.sdl(),
        formulas,
        Optional.empty(),
        List.of());
  }

  /** Reads a model with formulas given apart from it. */
  public static LoadedModel load(ModelSource source, List<String> formulas) {
    if (SdlModels.isSdl(source.file())) {
      return SdlModels.load(source, files(formulas));
    }
    if (!source.sdl().equals(SdlOptions.NONE)) {
      return unusable(source.file(), SdlModels.notForPromela(source), source.definitions());
    }
    IncludedFiles includes = new IncludedFiles();
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd(includes.recording(source.includes()), source.definitions())
            .check(source.file(), files(formulas));
    return new LoadedModel(
        source.file(),
        includes.all(),
        source.definitions(),
        source.sdl(),
        formulas,
        result.system(),
        result.diagnostics());
  }

  /** The same text with another meaning. */
  public LoadedModel withSystem(ProcessSystem other) {
    return new LoadedModel(
        file, includes, definitions, sdl, formulas, Optional.of(other), diagnostics);
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
