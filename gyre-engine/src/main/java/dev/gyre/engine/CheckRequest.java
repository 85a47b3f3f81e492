package dev.gyre.engine;

import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to check, and how. Immutable; start from {@link #of} and change what should be different.
 *
 * @param definitions macros given from outside, name to replacement
 * @param includes finds the files that the model includes; they are looked for beside it unless
 *     another one is given
 * @param options everything else that can be asked for
 */
public record CheckRequest(
    SourceFile model,
    Map<String, String> definitions,
    SourceLoader includes,
    CheckOptions options) {

  public CheckRequest {
    definitions = Map.copyOf(definitions);
  }

  /** A check of everything that can be checked, with no limits. */
  public static CheckRequest of(SourceFile model) {
    return new CheckRequest(model, Map.of(), new FileSourceLoader(), CheckOptions.none());
  }

  public static CheckRequest of(Path file) throws IOException {
    return of(new FileSourceLoader().read(file));
  }

  public CheckRequest withDefinitions(Map<String, String> macros) {
    return new CheckRequest(model, macros, includes, options);
  }

  /** Included files may also be in these directories. */
  public CheckRequest withIncludePaths(List<Path> paths) {
    return withIncludes(new FileSourceLoader(paths));
  }

  public CheckRequest withIncludes(SourceLoader loader) {
    return new CheckRequest(model, definitions, loader, options);
  }

  /** The same with all options replaced. */
  public CheckRequest withOptions(CheckOptions wanted) {
    return new CheckRequest(model, definitions, includes, wanted);
  }

  public CheckRequest withSearch(SearchOrder order) {
    return withOptions(options.withSearch(order));
  }

  public CheckRequest withLimits(Limits wanted) {
    return withOptions(options.withLimits(wanted));
  }

  public CheckRequest withPersistence(Persistence wanted) {
    return withOptions(options.withPersistence(wanted));
  }

  public CheckRequest withChannels(Channels wanted) {
    return withOptions(options.withChannels(wanted));
  }

  public CheckRequest withAssurance(Assurance wanted) {
    return withOptions(options.withAssurance(wanted));
  }
}
