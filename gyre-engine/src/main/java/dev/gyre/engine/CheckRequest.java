package dev.gyre.engine;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SearchOrder;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What to check, and how. Immutable; start from {@link #of} and change what should be different.
 *
 * @param definitions macros given from outside, name to replacement
 * @param includePaths where included files are looked for that are not beside the model
 * @param wishes search, store, reductions, checks
 * @param assurance what is done so that the answer can be relied on
 */
public record CheckRequest(
    SourceFile model,
    Map<String, String> definitions,
    List<Path> includePaths,
    CheckOptions wishes,
    Limits limits,
    Persistence persistence,
    Channels channels,
    Assurance assurance) {

  public CheckRequest {
    definitions = Map.copyOf(definitions);
    includePaths = List.copyOf(includePaths);
  }

  /** What to do when a violation was found. */
  public enum Persistence {
    /** Stop and show it. */
    FIRST,
    /** Stop, and look for shorter ways to get there by searching less deep. */
    FIRST_SHORTENED,
    /** Go on until everything was seen. */
    ALL
  }

  /** What a send does when the channel is full. */
  public enum Channels {
    BLOCKING,
    LOSSY
  }

  /** A check of everything that can be checked, with no limits. */
  public static CheckRequest of(SourceFile model) {
    return new CheckRequest(
        model,
        Map.of(),
        List.of(),
        CheckOptions.none(),
        Limits.none(),
        Persistence.FIRST,
        Channels.BLOCKING,
        Assurance.DEFAULT);
  }

  public static CheckRequest of(Path file) throws IOException {
    return of(new FileSourceLoader().read(file));
  }

  public CheckRequest withDefinitions(Map<String, String> macros) {
    return new CheckRequest(
        model, macros, includePaths, wishes, limits, persistence, channels, assurance);
  }

  public CheckRequest withIncludePaths(List<Path> paths) {
    return new CheckRequest(
        model, definitions, paths, wishes, limits, persistence, channels, assurance);
  }

  public CheckRequest withWishes(CheckOptions wanted) {
    return new CheckRequest(
        model, definitions, includePaths, wanted, limits, persistence, channels, assurance);
  }

  public CheckRequest withSearch(SearchOrder order) {
    return withWishes(wishes.withSearch(order));
  }

  public CheckRequest withLimits(Limits wanted) {
    return new CheckRequest(
        model, definitions, includePaths, wishes, wanted, persistence, channels, assurance);
  }

  public CheckRequest withPersistence(Persistence wanted) {
    return new CheckRequest(
        model, definitions, includePaths, wishes, limits, wanted, channels, assurance);
  }

  public CheckRequest withChannels(Channels wanted) {
    return new CheckRequest(
        model, definitions, includePaths, wishes, limits, persistence, wanted, assurance);
  }

  public CheckRequest withAssurance(Assurance wanted) {
    return new CheckRequest(
        model, definitions, includePaths, wishes, limits, persistence, channels, wanted);
  }

  /** The same with the rest of the time, after so much of it was used. */
  CheckRequest afterNanos(long used) {
    Optional<Duration> left = limits.timeout().map(timeout -> timeout.minusNanos(used));
    return withLimits(new Limits(limits.maxDepth(), left, limits.memoryBytes()));
  }
}
