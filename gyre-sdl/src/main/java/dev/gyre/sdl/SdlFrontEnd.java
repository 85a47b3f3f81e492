package dev.gyre.sdl;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.lower.Refusal;
import dev.gyre.sdl.lower.SdlLowering;
import dev.gyre.sdl.property.PropertyTexts;
import dev.gyre.sdl.sema.SystemAnalysis;
import dev.gyre.sdl.sema.SystemAnalysis.WatchedForm;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.sdl.taste.ProjectReader;
import dev.gyre.sdl.taste.ProjectSources;
import dev.gyre.sdl.taste.PropertyFiles;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Locale;
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

  /** A text that stands alone. */
  public Result check(SourceFile file) {
    return check(file, ProjectSources.NONE);
  }

  /** A text, or a part of a project whose other files are found by their names. */
  public Result check(SourceFile file, ProjectSources sources) {
    return check(file, sources, List.of(), List.of());
  }

  /**
   * The same with properties that stand apart from it.
   *
   * @param formulas the texts of temporal formulas
   * @param files the names of files with stop conditions, observers and charts
   */
  public Result check(
      SourceFile file, ProjectSources sources, List<SourceFile> formulas, List<String> files) {
    Diagnostics diagnostics = new Diagnostics();
    PropertyTexts properties =
        new PropertyTexts(formulas, PropertyFiles.load(files, file, sources, diagnostics));
    Optional<WatchedForm> form = form(file, sources, properties, diagnostics);
    Optional<ProcessSystem> system =
        form.filter(found -> !diagnostics.hasErrors()).flatMap(found -> lower(found, diagnostics));
    return new Result(form.map(WatchedForm::system), system, diagnostics.all());
  }

  private static Optional<WatchedForm> form(
      SourceFile file, ProjectSources sources, PropertyTexts properties, Diagnostics diagnostics) {
    ProjectReader project = new ProjectReader(file, sources, diagnostics);
    if (file.name().toLowerCase(Locale.ROOT).endsWith(".xml")) {
      return project
          .ofView()
          .flatMap(found -> SystemAnalysis.analyse(found, properties, diagnostics));
    }
    SdlDocument document = SdlParser.parse(file, diagnostics);
    if (hasErrors(diagnostics)) {
      return Optional.empty();
    }
    return isOfProject(document)
        ? project
            .ofProcess(document)
            .flatMap(found -> SystemAnalysis.analyse(found, properties, diagnostics))
        : SystemAnalysis.analyse(document, properties, diagnostics);
  }

  /** A text of TASTE uses a data view, or is one process whose system stands elsewhere. */
  private static boolean isOfProject(SdlDocument document) {
    boolean hasSystem = false;
    for (Definition definition : document.definitions()) {
      if (definition instanceof Definition.Use) {
        return true;
      }
      if (definition instanceof Definition.SystemDefinition system) {
        hasSystem = true;
        if (system.definitions().stream().anyMatch(Definition.Use.class::isInstance)) {
          return true;
        }
      }
    }
    return !hasSystem;
  }

  private Optional<ProcessSystem> lower(WatchedForm form, Diagnostics diagnostics) {
    try {
      return Optional.of(SdlLowering.lower(form.system(), form.watch(), options));
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
