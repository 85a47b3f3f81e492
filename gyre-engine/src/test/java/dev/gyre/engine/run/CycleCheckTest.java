package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CycleSearch;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.StoreSetup;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceFile;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Bad infinite runs, from the search to the trace. */
class CycleCheckTest {
  private static final String MODEL =
      """
      byte x;
      active proctype P() {
        x = 5;
        do
        :: atomic { x = 1; x = 2 }
        :: x = 3; progress: x = 0
        od
      }
      never n { do :: true :: x == 2 -> goto accept od; accept: do :: x == 2 od }
      """;

  private static InterpretedSystem system() {
    ProcessSystem system =
        new PromelaFrontEnd().check(new SourceFile("m.pml", MODEL)).system().orElseThrow();
    return new InterpretedSystem(system);
  }

  private static PropertyPlan plan() {
    return Checker.check(CheckRequest.of(new SourceFile("m.pml", MODEL)))
        .plan()
        .orElseThrow()
        .plans()
        .get(0);
  }

  private static CycleCheck.Result check(CycleQuestion question, InterpretedSystem system) {
    return check(question, system, CycleSearch.exact(question.fairness()));
  }

  private static CycleCheck.Result check(
      CycleQuestion question, InterpretedSystem system, CycleSearch search) {
    return new CycleCheck(question, system, Optional.empty())
        .run(
            "p",
            new CycleForms(question, UnaryOperator.identity(), Optional.empty(), plan()),
            search,
            SearchLimits.none(),
            SearchObserver.NONE,
            CheckJournal.NONE.search(question.product(), "infinite runs"));
  }

  private static ProcessAutomaton claim(InterpretedSystem system) {
    return system.layout().system().automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void severalWorkersAndALossyStoreFindTheRunAsWell() {
    InterpretedSystem system = system();
    CycleQuestion question = CycleQuestion.ofClaim(system, claim(system), Fairness.WEAK);
    CycleCheck.Result shared =
        check(
            question,
            system,
            new CycleSearch(
                Fairness.WEAK, CycleSearch.Algorithm.SHARED_COMPONENTS, 2, Optional.empty()));
    assertThat(shared.violation()).isPresent();
    assertThat(shared.uncertainty()).isEmpty();
    CycleCheck.Result nested =
        check(
            question,
            system,
            new CycleSearch(
                Fairness.WEAK,
                CycleSearch.Algorithm.NESTED,
                1,
                Optional.of(new StoreSetup.Bitstate(3, 1 << 16))));
    assertThat(nested.violation()).isPresent();
    assertThat(nested.uncertainty()).isPresent();
  }

  @Test
  void aCycleOfAClaimComesWithTheMovesOfTheClaim() {
    InterpretedSystem system = system();
    ProcessAutomaton claim = claim(system);
    FoundViolation found =
        check(CycleQuestion.ofClaim(system, claim, Fairness.WEAK), system)
            .violation()
            .orElseThrow();
    assertThat(found.kind().slug()).isEqualTo("acceptance-cycle");
    assertThat(found.message()).contains("n");
    int start = found.trace().cycleStart().orElseThrow();
    // The claim moves with the first step of the atomic sequence, and both steps are shown.
    assertThat(found.trace().steps()).hasSize(start + 1);
    assertThat(found.trace().steps().get(start - 1).claim()).isPresent();
    assertThat(found.trace().steps().get(start).claim()).isEmpty();
    assertThat(found.line()).isEqualTo(5);
  }

  @Test
  void aCycleWithoutProgressAvoidsTheLabel() {
    InterpretedSystem system = system();
    FoundViolation found =
        check(CycleQuestion.ofProgressLabels(system, Fairness.NONE), system)
            .violation()
            .orElseThrow();
    assertThat(found.kind().slug()).isEqualTo("non-progress-cycle");
    // Once round to the state that repeats itself, then the atomic sequence for ever.
    assertThat(found.trace().cycleStart()).isEqualTo(Optional.of(4));
    assertThat(found.trace().steps()).hasSize(5);
  }

  @Test
  void withoutAcceptLabelsThereIsNoCycle() {
    InterpretedSystem system = system();
    CycleCheck.Result result = check(CycleQuestion.ofAcceptLabels(system, Fairness.NONE), system);
    assertThat(result.violation()).isEmpty();
    assertThat(result.outcome().end()).isEqualTo(SearchOutcome.End.COMPLETE);
  }
}
