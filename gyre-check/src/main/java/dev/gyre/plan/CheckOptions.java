package dev.gyre.plan;

import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What was asked for, possible or not. Immutable; start from {@link #none} and change what should
 * be different.
 *
 * @param questions what to check
 * @param meaning what timers and full channels do
 * @param search how to visit and remember states
 * @param reductions what may be left out
 * @param limits when to give up
 * @param persistence what to do when a violation was found
 * @param assurance what is done so that the answer can be relied on
 */
public record CheckOptions(
    Questions questions,
    Meaning meaning,
    Search search,
    Reductions reductions,
    Limits limits,
    Persistence persistence,
    Assurance assurance) {

  /**
   * What to check.
   *
   * @param checks what to look for; empty for all that the model asks for
   * @param properties the named properties to check; empty for all
   * @param formulas properties given with the call, as text
   * @param fairness which infinite runs count
   */
  public record Questions(
      Optional<Set<Check>> checks,
      List<String> properties,
      List<String> formulas,
      Fairness fairness) {
    public Questions {
      checks = checks.map(Set::copyOf);
      properties = List.copyOf(properties);
      formulas = List.copyOf(formulas);
    }
  }

  /**
   * What is not in the text of a model.
   *
   * @param sdl what a system in SDL leaves open
   */
  public record Meaning(TimeModel time, Channels channels, SdlOptions sdl) {}

  /**
   * How to visit and remember states; what is empty is left to Gyre.
   *
   * @param threads how many workers
   */
  public record Search(
      Optional<SearchOrder> order, Optional<StoreSetup> store, Optional<Integer> threads) {}

  /**
   * What may be left out.
   *
   * @param ticks how far idle time passes in one step
   */
  public record Reductions(
      PartialOrder partialOrder,
      SymmetryOption symmetry,
      Optimisations optimisations,
      Ticks ticks) {
    boolean isPlain() {
      return optimisations == Optimisations.PLAIN;
    }

    /**
     * Whether interchangeable things are to be looked for: not by default where nothing may be left
     * out.
     */
    public boolean wantsSymmetry() {
      return switch (symmetry) {
        case OFF -> false;
        case AUTO -> !isPlain();
        case FULL, SORTED, SEGMENTED, PC_SORTED, PC_SEGMENTED, REFINE -> true;
      };
    }
  }

  /** Nothing special: what Gyre thinks best. */
  public static CheckOptions none() {
    return new CheckOptions(
        new Questions(Optional.empty(), List.of(), List.of(), Fairness.NONE),
        new Meaning(TimeModel.DISCRETE, Channels.BLOCKING, SdlOptions.NONE),
        new Search(Optional.empty(), Optional.empty(), Optional.empty()),
        new Reductions(PartialOrder.AUTO, SymmetryOption.AUTO, Optimisations.DEFAULT, Ticks.AUTO),
        Limits.none(),
        Persistence.FIRST,
        Assurance.DEFAULT);
  }

  // ---- groups

  public CheckOptions withQuestions(Questions wanted) {
    return new CheckOptions(wanted, meaning, search, reductions, limits, persistence, assurance);
  }

  public CheckOptions withMeaning(Meaning wanted) {
    return new CheckOptions(questions, wanted, search, reductions, limits, persistence, assurance);
  }

  public CheckOptions withSearch(Search wanted) {
    return new CheckOptions(questions, meaning, wanted, reductions, limits, persistence, assurance);
  }

  public CheckOptions withReductions(Reductions wanted) {
    return new CheckOptions(questions, meaning, search, wanted, limits, persistence, assurance);
  }

  public CheckOptions withLimits(Limits wanted) {
    return new CheckOptions(questions, meaning, search, reductions, wanted, persistence, assurance);
  }

  public CheckOptions withPersistence(Persistence wanted) {
    return new CheckOptions(questions, meaning, search, reductions, limits, wanted, assurance);
  }

  public CheckOptions withAssurance(Assurance wanted) {
    return new CheckOptions(questions, meaning, search, reductions, limits, persistence, wanted);
  }

  // ---- single options

  public CheckOptions withSearch(SearchOrder order) {
    return withSearch(new Search(Optional.of(order), search.store(), search.threads()));
  }

  public CheckOptions withStore(StoreSetup store) {
    return withSearch(new Search(search.order(), Optional.of(store), search.threads()));
  }

  public CheckOptions withThreads(int number) {
    return withSearch(new Search(search.order(), search.store(), Optional.of(number)));
  }

  public CheckOptions withPartialOrder(PartialOrder wanted) {
    return withReductions(
        new Reductions(
            wanted, reductions.symmetry(), reductions.optimisations(), reductions.ticks()));
  }

  public CheckOptions withSymmetry(SymmetryOption wanted) {
    return withReductions(
        new Reductions(
            reductions.partialOrder(), wanted, reductions.optimisations(), reductions.ticks()));
  }

  public CheckOptions withOptimisations(Optimisations wanted) {
    return withReductions(
        new Reductions(
            reductions.partialOrder(), reductions.symmetry(), wanted, reductions.ticks()));
  }

  public CheckOptions withTicks(Ticks wanted) {
    return withReductions(
        new Reductions(
            reductions.partialOrder(), reductions.symmetry(), reductions.optimisations(), wanted));
  }

  public CheckOptions withTime(TimeModel wanted) {
    return withMeaning(new Meaning(wanted, meaning.channels(), meaning.sdl()));
  }

  public CheckOptions withChannels(Channels wanted) {
    return withMeaning(new Meaning(meaning.time(), wanted, meaning.sdl()));
  }

  public CheckOptions withSdl(SdlOptions wanted) {
    return withMeaning(new Meaning(meaning.time(), meaning.channels(), wanted));
  }

  public CheckOptions withProperties(List<String> names) {
    return withQuestions(
        new Questions(questions.checks(), names, questions.formulas(), questions.fairness()));
  }

  public CheckOptions withFormulas(List<String> texts) {
    return withQuestions(
        new Questions(questions.checks(), questions.properties(), texts, questions.fairness()));
  }

  public CheckOptions withFairness(Fairness wanted) {
    return withQuestions(
        new Questions(questions.checks(), questions.properties(), questions.formulas(), wanted));
  }

  public CheckOptions withChecks(Set<Check> wanted) {
    return withQuestions(
        new Questions(
            Optional.of(wanted),
            questions.properties(),
            questions.formulas(),
            questions.fairness()));
  }

  public boolean isTimeAbstract() {
    return meaning.time() == TimeModel.ABSTRACT;
  }
}
