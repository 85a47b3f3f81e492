package dev.gyre.tck;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What tests in the packages below this one may ask of the corpus and of Spin. */
public final class Oracles {
  private Oracles() {}

  /** The model files of the shared corpus; without one the calling test is skipped. */
  public static List<Path> corpusFiles() {
    SharedCorpus corpus = SharedCorpus.require();
    return corpus.expected().stream().map(row -> corpus.file(row.model())).toList();
  }

  /** Skips the calling test, or fails it in CI, where Spin is not installed. */
  public static void requireSpin() {
    SpinOracle.require();
  }

  /** Why Spin does not accept the model; nothing if it does, or if it gave no answer at all. */
  public static Optional<String> spinRefusal(String model) {
    SpinOracle.Opinion opinion = SpinOracle.require().accepts(model);
    return opinion.answer() == SpinOracle.Answer.REJECTED
        ? Optional.of(opinion.output())
        : Optional.empty();
  }
}
