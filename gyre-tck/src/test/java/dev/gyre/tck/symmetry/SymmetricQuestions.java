package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.FamilyGenerator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Asks the engine the same about a program with and without symmetry reduction. For safety the same
 * must go wrong at the same places and the same statements must be executed, by every strategy; for
 * infinite runs the verdicts must be the same, for each kind of fairness, with partial order
 * reduction and without. The engine replays what it finds.
 *
 * <p>Where all combinations would be too many, the seed says which are tried.
 */
final class SymmetricQuestions {
  private static final List<SymmetryOption> STRATEGIES =
      List.of(
          SymmetryOption.REFINE,
          SymmetryOption.FULL,
          SymmetryOption.SEGMENTED,
          SymmetryOption.PC_SEGMENTED,
          SymmetryOption.SORTED,
          SymmetryOption.PC_SORTED);

  private static final int FORMULAS = 2;
  private static final EnumSet<SymmetryOption> SORTED =
      EnumSet.of(SymmetryOption.SORTED, SymmetryOption.PC_SORTED);

  /** Other ways to search. */
  private static final List<UnaryOperator<CheckOptions>> SEARCHES =
      List.of(
          wishes -> wishes.withSearch(SearchOrder.BFS),
          wishes -> wishes.withThreads(2),
          wishes -> wishes.withPartialOrder(PartialOrder.ON).withThreads(2),
          wishes -> wishes.withPartialOrder(PartialOrder.ON).withSearch(SearchOrder.BFS),
          wishes -> wishes.withPartialOrder(PartialOrder.AMPLE),
          wishes -> wishes.withPartialOrder(PartialOrder.CLUSTER),
          wishes -> wishes.withPartialOrder(PartialOrder.STUBBORN));

  private final long seed;
  private final FamilyGenerator.Program program;
  private final CheckOptions base;
  private final QuestionTally tally;

  SymmetricQuestions(long seed, FamilyGenerator.Program program, QuestionTally tally) {
    this.seed = seed;
    this.program = program;
    this.tally = tally;
    this.base =
        CheckOptions.none()
            .withThreads(1)
            .withStore(new StoreSetup.Exact(seed % 8 == 5 ? StoreKind.TREE : StoreKind.TABLE))
            .withSymmetry(SymmetryOption.OFF)
            .withPartialOrder(PartialOrder.OFF)
            .withOptimisations(seed % 3 == 0 ? Optimisations.PLAIN : Optimisations.DEFAULT);
  }

  private <T> T byTurns(List<T> choices, int shift) {
    return choices.get((int) Math.floorMod(seed / 8 + shift, (long) choices.size()));
  }

  void ask() {
    safety();
    if (!program.questions().isEmpty()) {
      for (Fairness fairness : Fairness.values()) {
        runs(fairness);
      }
    }
  }

  // ---- safety

  private void safety() {
    CheckOptions wishes = base.withProperties(List.of("safety"));
    CheckReport off = check(wishes);
    tally.safety(off);
    long canonical = safety(off, wishes.withSymmetry(SymmetryOption.REFINE)).statistics().states();
    for (SymmetryOption strategy : STRATEGIES.subList(1, STRATEGIES.size())) {
      CheckReport on = safety(off, wishes.withSymmetry(strategy));
      if (!SORTED.contains(strategy)) {
        assertThat(on.statistics().states()).as(name(wishes)).isEqualTo(canonical);
      }
    }
    CheckOptions ordered = wishes.withPartialOrder(PartialOrder.ON);
    safety(off, ordered.withSymmetry(SymmetryOption.REFINE));
    safety(off, ordered.withSymmetry(byTurns(STRATEGIES, 1)));
    safety(off, byTurns(SEARCHES, 0).apply(wishes.withSymmetry(byTurns(STRATEGIES, 0))));
  }

  private CheckReport safety(CheckReport off, CheckOptions wishes) {
    CheckReport on = check(wishes);
    assertThat(Findings.of(on)).as(name(wishes)).isEqualTo(Findings.of(off));
    tally.asked();
    return on;
  }

  // ---- infinite runs

  private void runs(Fairness fairness) {
    List<String> questions =
        questions().stream()
            .filter(q -> fairness != Fairness.GLOBAL || !q.equals(FamilyGenerator.EVENTS))
            .toList();
    CheckOptions wishes = base.withFairness(fairness).withProperties(questions);
    CheckReport off = check(wishes);
    CheckReport on = runs(off, wishes.withSymmetry(SymmetryOption.REFINE));
    tally.runs(fairness, off, on);
    CheckOptions ordered = wishes.withPartialOrder(PartialOrder.ON);
    runs(off, ordered.withSymmetry(SymmetryOption.REFINE));
    if (byTurns(List.of(Fairness.values()), 0) == fairness) {
      SymmetryOption other = byTurns(STRATEGIES.subList(1, STRATEGIES.size()), 0);
      runs(off, wishes.withSymmetry(other));
      runs(off, ordered.withSymmetry(other));
      runs(off, wishes.withSymmetry(SymmetryOption.REFINE).withThreads(2));
    }
  }

  /** Two formulas, and one of the others. */
  private List<String> questions() {
    List<String> all = program.questions();
    if (all.size() <= FORMULAS) {
      return all;
    }
    List<String> chosen = new ArrayList<>(all.subList(0, FORMULAS));
    chosen.add(byTurns(all.subList(FORMULAS, all.size()), 0));
    return chosen;
  }

  private CheckReport runs(CheckReport off, CheckOptions wishes) {
    CheckReport on = check(wishes);
    assertThat(verdicts(on)).as(name(wishes)).isEqualTo(verdicts(off));
    tally.asked();
    return on;
  }

  private static List<String> verdicts(CheckReport report) {
    return report.properties().stream()
        .map(property -> property.property().name() + " " + property.verdict())
        .toList();
  }

  private CheckReport check(CheckOptions wishes) {
    CheckRequest request =
        CheckRequest.of(new SourceFile("model.pml", program.text()))
            .withOptions(wishes)
            .withPersistence(
                wishes.questions().properties().equals(List.of("safety"))
                    ? Persistence.ALL
                    : Persistence.FIRST);
    CheckReport report;
    try {
      report = Checker.check(request);
    } catch (RuntimeException e) {
      throw new AssertionError(name(wishes), e);
    }
    assertThat(report.properties()).as("%s%n%s", report.reason(), name(wishes)).isNotEmpty();
    assertThat(report.properties().stream().map(PropertyReport::verdict))
        .as(name(wishes))
        .containsAnyOf(Verdict.HOLDS, Verdict.VIOLATED)
        .doesNotContain(Verdict.UNDECIDED, Verdict.ERROR);
    return report;
  }

  private String name(CheckOptions wishes) {
    return "seed " + seed + ", " + wishes + System.lineSeparator() + program.text();
  }
}
