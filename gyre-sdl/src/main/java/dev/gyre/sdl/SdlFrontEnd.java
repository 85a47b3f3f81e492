package dev.gyre.sdl;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.ifl.IfReader;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.lower.Refusal;
import dev.gyre.sdl.lower.SdlLowering;
import dev.gyre.sdl.lower.WideChoice;
import dev.gyre.sdl.property.PropertyTexts;
import dev.gyre.sdl.sema.StimulusValues;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * From SDL or IF text to a process system. Never throws on account of the text: the result is a
 * system, or at least one error.
 */
public final class SdlFrontEnd {
  private final LoweringOptions options;
  private final OtherFiles others;

  public SdlFrontEnd(LoweringOptions options) {
    this(options, OtherFiles.NONE);
  }

  /**
   * @param others files that belong to the system and are not found by themselves
   */
  public SdlFrontEnd(LoweringOptions options, OtherFiles others) {
    this.options = options;
    this.others = others;
  }

  /**
   * Files by their paths from the folder of the main one.
   *
   * @param parts texts of the same system
   * @param values types in ASN.1 for what comes from outside
   */
  public record OtherFiles(List<String> parts, Optional<String> values) {
    public static final OtherFiles NONE = new OtherFiles(List.of(), Optional.empty());

    public OtherFiles {
      parts = List.copyOf(parts);
    }
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
    if (others.values().isPresent()) {
      form =
          form.flatMap(
              found -> restricted(found, others.values().get(), file, sources, diagnostics));
    }
    Optional<ProcessSystem> system =
        form.filter(found -> !diagnostics.hasErrors()).flatMap(found -> lower(found, diagnostics));
    return new Result(form.map(WatchedForm::system), system, diagnostics.all());
  }

  private Optional<WatchedForm> form(
      SourceFile file, ProjectSources sources, PropertyTexts properties, Diagnostics diagnostics) {
    String name = file.name().toLowerCase(Locale.ROOT);
    if (name.endsWith(".if")) {
      return ofIf(file, properties, diagnostics);
    }
    ProjectReader project = new ProjectReader(file, sources, diagnostics);
    if (name.endsWith(".xml")) {
      return project
          .ofView()
          .flatMap(found -> SystemAnalysis.analyse(found, properties, diagnostics));
    }
    SdlDocument document = SdlParser.parse(file, diagnostics);
    List<SdlDocument> parts = parts(file, sources, diagnostics);
    if (hasErrors(diagnostics)) {
      return Optional.empty();
    }
    if (isOfProject(document)) {
      return project
          .ofProcesses(document, parts)
          .flatMap(found -> SystemAnalysis.analyse(found, properties, diagnostics));
    }
    List<Definition> definitions = new ArrayList<>(document.definitions());
    parts.forEach(part -> definitions.addAll(part.definitions()));
    return SystemAnalysis.analyse(new SdlDocument(file, definitions), properties, diagnostics);
  }

  private List<SdlDocument> parts(
      SourceFile file, ProjectSources sources, Diagnostics diagnostics) {
    List<SdlDocument> parts = new ArrayList<>();
    for (String name : others.parts()) {
      load(name, file, sources, diagnostics)
          .ifPresent(part -> parts.add(SdlParser.parse(part, diagnostics)));
    }
    return parts;
  }

  private static Optional<SourceFile> load(
      String name, SourceFile file, ProjectSources sources, Diagnostics diagnostics) {
    Optional<SourceFile> found = sources.load(name, file);
    if (found.isEmpty()) {
      String message = "'" + name + "' is not there; its path begins in the folder of this file";
      diagnostics.report(Diagnostic.of(SdlCode.SDL_UNREADABLE_FILE, file.span(0, 0), message));
    }
    return found;
  }

  /** The same system with fewer values from outside. */
  private static Optional<WatchedForm> restricted(
      WatchedForm form,
      String values,
      SourceFile file,
      ProjectSources sources,
      Diagnostics diagnostics) {
    return load(values, file, sources, diagnostics)
        .map(types -> Asn1Parser.parse(types, diagnostics))
        .filter(types -> !hasErrors(diagnostics))
        .flatMap(types -> StimulusValues.restrict(form.system(), types, diagnostics))
        .map(system -> new WatchedForm(system, form.watch()));
  }

  /** Properties name things of SDL, and IF has other names. */
  private static Optional<WatchedForm> ofIf(
      SourceFile file, PropertyTexts properties, Diagnostics diagnostics) {
    for (List<SourceFile> asked : List.of(properties.formulas(), properties.files())) {
      for (SourceFile property : asked) {
        diagnostics.report(
            Diagnostic.of(
                SdlCode.SDL_UNSUPPORTED,
                property.span(0, property.text().length()),
                "a system in IF has no properties of its own; ask this of the system in SDL"));
      }
    }
    return IfReader.read(file, diagnostics).map(form -> new WatchedForm(form, IfWatch.NONE));
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
      SdlLowering.Lowered lowered = SdlLowering.lower(form.system(), form.watch(), options);
      warn(lowered.wide(), diagnostics);
      return Optional.of(lowered.system());
    } catch (Refusal refusal) {
      diagnostics.report(Diagnostic.of(refusal.code(), refusal.span(), refusal.getMessage()));
      return Optional.empty();
    }
  }

  /** One warning for all, since a project of TASTE may have hundreds of such parameters. */
  private static void warn(List<WideChoice> wide, Diagnostics diagnostics) {
    if (!wide.isEmpty()) {
      WideChoice first = wide.get(0);
      String others =
          wide.size() > 1 ? " (so it is in " + (wide.size() - 1) + " other places)" : "";
      diagnostics.report(
          Diagnostic.of(
              SdlCode.SDL_MANY_VALUES,
              first.span(),
              "any value from "
                  + first.low()
                  + " to "
                  + first.high()
                  + " may come here, and more depends on it than comparisons with constants, so"
                  + " each is tried: give the type a smaller range, or what comes from outside with"
                  + " --env-values"
                  + others));
    }
  }

  private static boolean hasErrors(Diagnostics diagnostics) {
    return diagnostics.all().stream().anyMatch(Diagnostic::isError);
  }
}
