package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.FieldCodeCache;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.symmetry.stabiliser.RunsWithoutTermination;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Fairness where states stand for others: the example of the literature that shows why processes
 * must be followed from state to state, cycles that have to be gone round several times, and
 * planted mistakes.
 */
class SymmetricFairnessTest {
  /**
   * Example 1 in section 4.2 of chapter 7 of [Bosnacki2001]. The run in which the two hand the turn
   * to each other is fair. In the states that stand for the others the turn is always the same
   * process's, and the other one seems to be neglected.
   */
  private static final String TURNS =
      """
      byte turn = 9;
      byte phase;
      byte peer[2] = { 1, 0 };
      active [2] proctype P() {
        do
        :: atomic { phase == 0 -> turn = _pid; phase = 1 }
        :: atomic { phase == 1 && turn == _pid -> phase = 2 }
        :: atomic { phase == 2 && turn == _pid -> turn = peer[_pid] }
        :: atomic { phase == 2 && turn == _pid -> phase = 1 }
        :: atomic { phase > 0 && phase < 3 && turn != _pid -> phase = 3 }
        od
      }
      never {
      wait:
        if :: phase == 1 -> goto accept_it :: else -> goto wait fi;
      accept_it:
        if :: phase == 1 -> goto accept_it :: else -> goto wait fi
      }
      """;

  private static final String RING =
      """
      ring R[5];
      bool token[R];
      active [R] proctype P(R me) {
        do
        :: d_step { token[me] -> token[me] = false; token[next(me)] = true }
        od
      }
      active proctype Start() {
        R s;
        atomic { select (s : R); token[s] = true; s = R.none };
        false
      }
      never {
      accept_all:
        do :: true od
      }
      """;

  @Test
  void theFairCycleOfTheExampleIsFound() {
    ProcessSystem system = detected(TURNS);
    CycleQuestion whole = question(system, Fairness.WEAK);
    assertThat(search(whole)).isPresent();
    Optional<Lasso> found = search(whole.reduced(Optional.of(reduction(whole, Strategy.REFINE))));
    assertThat(found).isPresent();
    assertThat(new LassoCheck(whole).complaint(found.get())).isEmpty();
  }

  @Test
  void theNaiveQuotientOfTheExampleHasNoFairCycle() {
    CycleQuestion whole = question(detected(TURNS), Fairness.WEAK);
    Canonicalization naive = new NaiveReduction(reduction(whole, Strategy.REFINE));
    assertThat(search(whole.reduced(Optional.of(naive)))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Fairness.class)
  void aCycleOfRepresentativesIsGoneRoundUntilTheStateIsBack(Fairness fairness) {
    ProcessSystem system = system(RING);
    CycleQuestion whole = question(system, fairness);
    Lasso lasso =
        search(whole.reduced(Optional.of(reduction(whole, Strategy.REFINE)))).orElseThrow();
    assertThat(new LassoCheck(whole).complaint(lasso)).isEmpty();
    assertThat(lasso.path().size() - lasso.cycleStart()).isEqualTo(5);
  }

  /** Under global fairness a cycle with more than a thousand steps is shown in part. */
  @Test
  void aRunThatIsTooLongIsShownInPart() {
    String text =
        """
        bit a[3];
        bit n;
        byte g = 9;
        active [3] proctype P() {
          do
          :: a[_pid] = 1 - a[_pid]; n = 1 - n; g = _pid
          od
        }
        ltl f { [] <> (a[0] + a[1] + a[2] > 3) }
        """;
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("model.pml", text))
                .withOptions(
                    CheckOptions.none()
                        .withThreads(1)
                        .withProperties(List.of("f"))
                        .withFairness(Fairness.GLOBAL)
                        .withSymmetry(SymmetryOption.AUTO)));
    assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(report.plan().orElseThrow().uses(ReductionKind.SYMMETRY)).isTrue();
  }

  /** A search that does not follow processes is noticed on random programs. */
  @ParameterizedTest
  @EnumSource(names = {"WEAK", "STRONG"})
  void mistakenIdentitiesAreNoticed(Fairness fairness) {
    int same = 0;
    int different = 0;
    for (long seed = 1; different == 0 && seed < 2000; seed++) {
      ProcessSystem system = detected(SymmetricRunGenerator.generate(seed));
      if (system.symmetry().isEmpty() || RunsWithoutTermination.haveEnds(system)) {
        continue;
      }
      CycleQuestion whole = CycleQuestion.ofProgressLabels(new InterpretedSystem(system), fairness);
      Canonicalization exact = reduction(whole, Strategy.REFINE);
      boolean isViolated = search(whole).isPresent();
      assertThat(search(whole.reduced(Optional.of(exact))).isPresent()).isEqualTo(isViolated);
      boolean isNaive = isNoticed(whole, new NaiveReduction(exact));
      same += isNaive == isViolated ? 1 : 0;
      different += isNaive == isViolated ? 0 : 1;
    }
    System.out.printf("%s: noticed after %d programs%n", fairness, same + different);
    assertThat(different).isPositive();
  }

  /** What a mistaken search says; that it cannot make a run of what it found tells it too. */
  private static boolean isNoticed(CycleQuestion whole, Canonicalization mistaken) {
    try {
      return search(whole.reduced(Optional.of(mistaken)))
          .filter(lasso -> new LassoCheck(whole).complaint(lasso).isEmpty())
          .isPresent();
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static ProcessSystem system(String text) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system().orElseThrow();
  }

  private static ProcessSystem detected(String text) {
    return SymmetryDetection.detect(system(text)).system();
  }

  private static CycleQuestion question(ProcessSystem system, Fairness fairness) {
    ProcessAutomaton claim =
        system.automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .findFirst()
            .orElseThrow();
    return CycleQuestion.ofClaim(new InterpretedSystem(system), claim, fairness);
  }

  private static Canonicalization reduction(CycleQuestion question, Strategy strategy) {
    assertThat(question.system().layout().system().symmetry().isEmpty()).isFalse();
    return new SymmetryReduction(
        question.system().layout(), strategy, FieldCodeCache.interpreted());
  }

  private static Optional<Lasso> search(CycleQuestion question) {
    return new EmptinessSearch(question, SearchLimits.none(), SearchObserver.NONE).run().lasso();
  }
}
