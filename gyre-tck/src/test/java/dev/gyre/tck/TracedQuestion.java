package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A question to {@code gyre verify} whose answer may be a counterexample.
 *
 * @param name for people
 * @param arguments what is asked, besides the model
 */
public record TracedQuestion(String name, Path model, String arguments) {
  /** The models of this repository that show how things are done. */
  public static List<TracedQuestion> examples() {
    Path folder = Repository.root().resolve("examples");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".pml"))
          .sorted()
          .map(file -> new TracedQuestion(folder.relativize(file).toString(), file, ""))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The hostile models, with what they were made for. */
  public static List<TracedQuestion> hostile() {
    return VerdictModel.all().stream()
        .flatMap(
            model ->
                model.runs().stream()
                    .filter(run -> run.verdicts().equals(Set.of("violated")))
                    .map(
                        run -> new TracedQuestion(model.toString(), model.file(), run.arguments())))
        .toList();
  }

  /** Models of the corpus in which Spin has found something wrong, or has not come to an end. */
  public static List<TracedQuestion> corpus(SharedCorpus corpus) {
    return corpus.expected().stream()
        .filter(SharedCorpus.ExpectedModel::accepted)
        .filter(row -> row.plain().map(SharedCorpus.Plain::violated).orElse(true))
        .map(row -> new TracedQuestion(row.model(), corpus.file(row.model()), ""))
        .toList();
  }

  /** Infinite runs that Spin has found. */
  public static List<TracedQuestion> liveness(SharedCorpus corpus) {
    return corpus.liveness().stream()
        .filter(SharedCorpus.ExpectedLiveness::violated)
        .map(row -> new TracedQuestion(row.model(), corpus.file(row.model()), arguments(row)))
        .toList();
  }

  private static String arguments(SharedCorpus.ExpectedLiveness row) {
    String kind =
        row.property()
            .map(name -> "--property " + name)
            .orElse("--check " + row.kind().name().toLowerCase(Locale.ROOT));
    return kind + " --fairness " + row.fairness().name().toLowerCase(Locale.ROOT);
  }

  /** Models on which Gyre once was wrong. */
  public static List<TracedQuestion> faults(SharedCorpus corpus) {
    return corpus.faults().stream()
        .flatMap(
            fault ->
                fault.files().stream()
                    .map(
                        file ->
                            new TracedQuestion(
                                "faults/" + file,
                                corpus.file("faults/" + file),
                                fault.arguments())))
        .toList();
  }

  /** Models that strangers keep in public. */
  public static List<TracedQuestion> field(SharedCorpus corpus) {
    return corpus.field().stream()
        .map(file -> new TracedQuestion(file, corpus.file("field/" + file), ""))
        .toList();
  }
}
