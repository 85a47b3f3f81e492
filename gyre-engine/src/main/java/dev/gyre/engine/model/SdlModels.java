package dev.gyre.engine.model;

import dev.gyre.plan.SdlOptions;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.ifl.IfPrinter;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads models that are written in SDL or IF. */
public final class SdlModels {
  private SdlModels() {}

  /** By the name; {@code .pr} stands for Promela as well, so there the text decides. */
  public static boolean isSdl(SourceFile file) {
    String name = file.name().toLowerCase(Locale.ROOT);
    return name.endsWith(".sdl")
        || name.endsWith(".if")
        || name.endsWith("interfaceview.xml")
        || (name.endsWith(".pr") && SdlParser.looksLikeSdl(file));
  }

  static LoadedModel load(ModelSource source, List<SourceFile> formulas) {
    Map<String, SourceFile> read = new LinkedHashMap<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    SdlFrontEnd.Result result = analysed(source, formulas, read, diagnostics);
    boolean usable = diagnostics.stream().noneMatch(Diagnostic::isError);
    return new LoadedModel(
        source.file(),
        read,
        source.definitions(),
        source.sdl(),
        formulas.stream().map(SourceFile::text).toList(),
        result.system().filter(system -> usable),
        diagnostics);
  }

  /** Reads a system; the files that belong to it and what is to be said are added. */
  private static SdlFrontEnd.Result analysed(
      ModelSource source,
      List<SourceFile> formulas,
      Map<String, SourceFile> read,
      List<Diagnostic> diagnostics) {
    SdlFrontEnd.Result result =
        new SdlFrontEnd(lowering(source.sdl()), others(source.sdl()))
            .check(
                source.file(),
                (name, from) -> {
                  Optional<SourceFile> found = find(name, from, source.includes(), diagnostics);
                  found.ifPresent(other -> read.put(name, other));
                  return found;
                },
                formulas,
                source.sdl().properties());
    diagnostics.addAll(result.diagnostics());
    return result;
  }

  /** The intermediate form of a system, as text. */
  static Conversion.Result toIf(ModelSource source) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    SdlFrontEnd.Result result = analysed(source, List.of(), new LinkedHashMap<>(), diagnostics);
    boolean usable = diagnostics.stream().noneMatch(Diagnostic::isError);
    return Conversion.Result.of(
        result.form().filter(form -> usable).map(IfPrinter::print), diagnostics);
  }

  /** Whoever says how long queues are expects that they have this length. */
  static Diagnostic notForPromela(ModelSource source) {
    return Diagnostic.of(
        SdlCode.SDL_NOT_A_SYSTEM,
        source.file().span(0, 0),
        String.join(", ", source.sdl().words())
            + ": only for systems in SDL or IF, whose files end in .sdl, .pr or .if");
  }

  private static SdlFrontEnd.OtherFiles others(SdlOptions options) {
    return new SdlFrontEnd.OtherFiles(
        options.parts(), options.environment().flatMap(SdlOptions.Environment::values));
  }

  private static LoweringOptions lowering(SdlOptions options) {
    LoweringOptions standard = LoweringOptions.DEFAULT;
    return new LoweringOptions(
        options.queue().orElse(standard.queue()),
        options
            .fullQueue()
            .map(what -> LoweringOptions.FullQueue.valueOf(what.name()))
            .orElse(standard.fullQueue()),
        options.discard() == SdlOptions.Finding.WANTED
            ? LoweringOptions.Discard.ERROR
            : standard.discard(),
        options
            .timers()
            .map(where -> LoweringOptions.Timers.valueOf(where.name()))
            .orElse(standard.timers()),
        options.rest() == SdlOptions.Finding.WANTED ? LoweringOptions.Rest.ERROR : standard.rest(),
        options.environment().map(SdlOptions.Environment::stimuli).orElse(OptionalInt.empty()),
        options
            .semantics()
            .map(whose -> LoweringOptions.Semantics.valueOf(whose.name()))
            .orElse(standard.semantics()));
  }

  /** How a system in SDL was read, a line each. */
  public static List<String> choices(SdlOptions options) {
    LoweringOptions used = lowering(options);
    List<String> lines = new ArrayList<>();
    lines.add(
        switch (used.semantics()) {
          case AUTOMATIC ->
              line(
                  "semantics",
                  "sdl",
                  "as Z.100 has it; in projects of TASTE every receiver gets a signal");
          case SDL -> line("semantics", "sdl", "asked for: as Z.100 has it");
          case TASTE ->
              line(
                  "semantics",
                  "taste",
                  "asked for: signals of different kinds have no order, every receiver gets a"
                      + " signal, a timer that is set may expire at any moment");
        });
    lines.add(
        line(
            "queues",
            used.queue() + (used.queue() == 1 ? " signal" : " signals"),
            (options.queue().isPresent() ? "asked for" : "default; --queue N for another length")
                + switch (used.fullQueue()) {
                  case ERROR -> "; a signal that finds no room is an error";
                  case LOSE -> "; a signal that finds no room is lost";
                }));
    lines.add(
        switch (used.timers()) {
          case AUTOMATIC ->
              line(
                  "signals of timers",
                  "automatic",
                  "in a variable where nobody can tell, otherwise in the queue");
          case VARIABLE -> line("signals of timers", "variable", "asked for");
          case QUEUE -> line("signals of timers", "queue", "asked for");
        });
    lines.add(
        line(
            "signals not handled",
            used.discard() == LoweringOptions.Discard.ERROR ? "an error" : "discarded",
            used.discard() == LoweringOptions.Discard.ERROR
                ? "asked for"
                : "default; --check discard finds them"));
    options
        .environment()
        .ifPresent(outside -> lines.add(line("from outside", outside(outside), "asked for")));
    return lines;
  }

  private static String outside(SdlOptions.Environment outside) {
    String most =
        outside.stimuli().isPresent()
            ? "at most " + outside.stimuli().getAsInt() + " signals"
            : "any number of signals";
    return most + outside.values().map(file -> " with values of " + file).orElse("");
  }

  private static String line(String topic, String value, String reason) {
    return String.format("%-22s %s (%s)", topic, value, reason);
  }

  /** A file that is there but cannot be read is an error; one that is not there may be optional. */
  private static Optional<SourceFile> find(
      String name, SourceFile from, SourceLoader includes, List<Diagnostic> diagnostics) {
    try {
      return includes.load(name, from);
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.of(
              SdlCode.SDL_UNREADABLE_FILE, from.span(0, 0), "'" + name + "' cannot be read"));
      return Optional.empty();
    }
  }
}
