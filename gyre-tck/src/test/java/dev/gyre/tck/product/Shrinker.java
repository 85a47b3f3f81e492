package dev.gyre.tck.product;

import dev.gyre.promela.format.PromelaPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes the model of a finding small enough to be read: leaves out options, properties, blocks,
 * lines and words for as long as the same thing is wrong (delta debugging; Zeller and Hildebrandt
 * 2002). What is no model any more disagrees with nobody, so syntax need not be known here.
 */
final class Shrinker {
  /** For one finding; what is left then is small enough. */
  private static final long LIMIT_NANOS = 60_000_000_000L;

  private final Function<Question, Optional<Disagreement>> judge;
  private final long deadline = System.nanoTime() + LIMIT_NANOS;
  private Finding best;

  private Shrinker(Function<Question, Optional<Disagreement>> judge, Finding start) {
    this.judge = judge;
    this.best = start;
  }

  static Finding shrink(Judge judge, Finding finding) {
    boolean isAboutEngines = finding.disagreement().sort() == Disagreement.Sort.ENGINES;
    return shrink(
        question ->
            isAboutEngines
                ? ModelFacts.of(question.model()).flatMap(judge::engines)
                : judge.disagreement(question),
        finding);
  }

  /**
   * @param judge says what is wrong with a question
   */
  static Finding shrink(Function<Question, Optional<Disagreement>> judge, Finding finding) {
    Shrinker shrinker = new Shrinker(judge, finding);
    shrinker.run();
    return shrinker.best;
  }

  private void run() {
    if (best.disagreement().words().equals(Answer.HANG)) {
      return; // each attempt would take as long again
    }
    narrow();
    ModelFacts.of(best.question().model())
        .ifPresent(facts -> tryModel(PromelaPrinter.print(facts.model())));
    String before;
    do {
      before = best.question().toString();
      narrow();
      pieces(TextPieces::blocks);
      lines();
      pieces(TextPieces::words);
      pieces(TextPieces::simplerWords);
      formulas();
    } while (!before.equals(best.question().toString()) && System.nanoTime() < deadline);
  }

  /** Fewer options, fewer properties. */
  private void narrow() {
    String property = best.disagreement().property();
    if (best.disagreement().isAboutProperty() && best.question().ask().formulas().isEmpty()) {
      attempt(best.question().with(best.question().ask().about(property)));
    }
    boolean isSmaller = true;
    while (isSmaller) {
      isSmaller = false;
      for (Settings simpler : best.question().settings().simpler()) {
        if (attempt(best.question().with(simpler))) {
          isSmaller = true;
          break;
        }
      }
    }
  }

  private boolean tryModel(String model) {
    return attempt(best.question().withModel(model));
  }

  private boolean attempt(Question question) {
    if (System.nanoTime() > deadline || question.equals(best.question())) {
      return false;
    }
    if (!question.settings().comparable(question.model()).equals(question.settings())) {
      return false;
    }
    Optional<Disagreement> still = judge.apply(question);
    if (still.isEmpty() || !still.get().isLike(best.disagreement())) {
      return false;
    }
    best = new Finding(best.origin(), question, still.get());
    return true;
  }

  /** Proposes texts one after the other, and starts again with each that is still wrong. */
  private void pieces(TextPieces.Proposals proposals) {
    int at = 0;
    while (System.nanoTime() < deadline) {
      Optional<String> proposal = proposals.proposal(best.question().model(), at);
      if (proposal.isEmpty()) {
        return;
      }
      at = tryModel(proposal.get()) ? at : at + 1;
    }
  }

  private void lines() {
    int lines = best.question().model().split("\n").length;
    for (int size = Math.max(1, lines / 2); size >= 1; size /= 2) {
      int from = 0;
      while (from < best.question().model().split("\n").length && System.nanoTime() < deadline) {
        List<String> rest = new ArrayList<>(List.of(best.question().model().split("\n")));
        rest.subList(from, Math.min(rest.size(), from + size)).clear();
        from = tryModel(String.join("\n", rest) + "\n") ? from : from + size;
      }
    }
  }

  /** Formulas given with the call are shortened like the text. */
  private void formulas() {
    Ask ask = best.question().ask();
    for (int i = 0; i < ask.formulas().size(); i++) {
      int at = 0;
      while (System.nanoTime() < deadline) {
        List<String> texts = new ArrayList<>(best.question().ask().formulas());
        Optional<String> shorter = TextPieces.words(texts.get(i), at);
        if (shorter.isEmpty()) {
          break;
        }
        texts.set(i, shorter.get());
        at = attempt(best.question().with(ask.withFormulas(texts))) ? at : at + 1;
      }
    }
  }
}
