package dev.gyre.tck.product;

import dev.gyre.property.Verdict;
import java.util.Map;
import java.util.Optional;

/**
 * That two answers to one question cannot both be right.
 *
 * @param sort what it is about; shrinking keeps it the same
 * @param property the property, or empty if Gyre itself failed
 */
record Disagreement(Sort sort, String property, String words) {
  /** What is wrong. */
  enum Sort {
    /** It says holds, and the reference knows a violation. */
    WRONG_HOLDS,
    /** It says violated, and the reference says that it holds. */
    WRONG_VIOLATED,
    /** A kind of violation is missing, or there is one that the reference does not know. */
    KINDS,
    /** Compiled code and the interpreter take different steps. */
    ENGINES,
    /** An internal fault, or a time limit that is not kept. */
    FAULT
  }

  /**
   * Compares an answer with that of the reference; a question without an answer disagrees with
   * none.
   */
  static Optional<Disagreement> between(Answer plain, Answer other, Settings settings) {
    if (plain.fault().isPresent() || other.fault().isPresent()) {
      String words = (plain.fault().isPresent() ? plain : other).fault().orElseThrow();
      return Optional.of(new Disagreement(Sort.FAULT, words.replaceAll("[:(@].*", ""), words));
    }
    for (Map.Entry<String, Verdict> entry : plain.verdicts().entrySet()) {
      Optional<Disagreement> found = about(entry.getKey(), plain, other, settings);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Disagreement> about(
      String property, Answer plain, Answer other, Settings settings) {
    Verdict expected = plain.verdicts().get(property);
    Verdict found = other.verdicts().get(property);
    String words = property + ": " + expected + ", but " + found + " with " + settings.arguments();
    if (expected == Verdict.VIOLATED && found == Verdict.HOLDS) {
      return Optional.of(new Disagreement(Sort.WRONG_HOLDS, property, words));
    }
    if (expected == Verdict.HOLDS && found == Verdict.VIOLATED) {
      return Optional.of(new Disagreement(Sort.WRONG_VIOLATED, property, words));
    }
    boolean isComparable =
        expected == found
            && settings.time() == Settings.Time.DISCRETE
            && plain.kinds().containsKey(property)
            && other.kinds().containsKey(property);
    if (isComparable && !plain.kinds().get(property).equals(other.kinds().get(property))) {
      String kinds = plain.kinds().get(property) + ", but " + other.kinds().get(property);
      return Optional.of(
          new Disagreement(
              Sort.KINDS, property, property + ": " + kinds + " with " + settings.arguments()));
    }
    return Optional.empty();
  }

  /** Whether one property is at odds, not Gyre as a whole. */
  boolean isAboutProperty() {
    return sort != Sort.FAULT && sort != Sort.ENGINES;
  }

  /** Whether this is the same mistake, as far as one can tell from outside. */
  boolean isLike(Disagreement other) {
    return sort == other.sort && (sort != Sort.FAULT || property.equals(other.property));
  }
}
