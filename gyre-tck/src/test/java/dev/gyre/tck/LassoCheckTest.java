package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.source.SourceFile;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lassos of small models, and what is said about them when they are spoiled. */
class LassoCheckTest {
  private static TransitionSystem system(String model) {
    ProcessSystem system =
        new PromelaFrontEnd().check(new SourceFile("m.pml", model)).system().orElseThrow();
    return Systems.INTERPRETED.of(system);
  }

  private static CycleQuestion claim(TransitionSystem system, Fairness fairness) {
    ProcessAutomaton claim =
        system.layout().system().automata().stream()
            .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
            .findFirst()
            .orElseThrow();
    return CycleQuestion.ofClaim(system, claim, fairness);
  }

  private static LivenessOutcome search(CycleQuestion question) {
    return new EmptinessSearch(question, SearchLimits.none(), SearchObserver.NONE).run();
  }

  private static final String NEVER_TWO =
      """
      byte x;
      active proctype P() { do :: x == 0 -> x = 1 :: x == 1 -> x = 0 :: x == 1 -> x = 2 od }
      never { do :: true :: x != 2 -> goto accept od; accept: do :: x != 2 od }
      """;

  @Test
  void aSpoiledLassoIsRefusedWithTheReason() {
    CycleQuestion question = claim(system(NEVER_TWO), Fairness.NONE);
    Lasso lasso = search(question).lasso().orElseThrow();
    LassoCheck check = new LassoCheck(question);
    assertThat(check.complaint(lasso)).isEmpty();
    List<Long> path = lasso.path();
    int start = lasso.cycleStart();
    List<Long> shorter = path.subList(0, path.size() - 1);
    assertThat(check.complaint(new Lasso(shorter, start, lasso.extent())))
        .contains("the cycle does not close");
    List<Long> swapped = new ArrayList<>(path);
    swapped.add(0, path.get(1));
    assertThat(check.complaint(new Lasso(swapped, start + 1, lasso.extent())))
        .contains("transition 0: the system cannot do this");
    List<Long> silent = path.stream().map(Transitions::ofSystem).toList();
    assertThat(check.complaint(new Lasso(silent, start, lasso.extent())))
        .contains("transition 0: the claim moves at the wrong time");
  }

  @Test
  void aCycleWithoutAcceptanceIsRefused() {
    TransitionSystem system =
        system("byte x; active proctype P() { accept: x = 1; do :: x = 1 od }");
    CycleQuestion progress = CycleQuestion.ofProgressLabels(system, Fairness.NONE);
    CycleQuestion accept = CycleQuestion.ofAcceptLabels(system, Fairness.NONE);
    Lasso lasso = search(progress).lasso().orElseThrow();
    assertThat(new LassoCheck(progress).complaint(lasso)).isEmpty();
    assertThat(new LassoCheck(accept).complaint(lasso)).contains("the cycle is not accepted");
    assertThat(search(accept).lasso()).isEmpty();
  }

  @Test
  void whereTheSystemEndsTheClaimGoesOnAlone() {
    TransitionSystem system =
        system(
            "byte x; init { x = 1 } never { do :: true :: x == 1 -> break od; accept: do :: x == 1 od }");
    CycleQuestion question = claim(system, Fairness.WEAK);
    Lasso lasso = search(question).lasso().orElseThrow();
    assertThat(new LassoCheck(question).complaint(lasso)).isEmpty();
    assertThat(Transitions.process(lasso.path().get(lasso.cycleStart())))
        .isEqualTo(Transitions.OBSERVER);
    assertThat(lasso.path()).hasSize(lasso.cycleStart() + 1);
  }

  @Test
  void withoutAClaimARunThatEndsIsNotInfinite() {
    TransitionSystem system = system("byte x; init { x = 1; accept: false }");
    assertThat(search(CycleQuestion.ofAcceptLabels(system, Fairness.NONE)).lasso()).isEmpty();
    assertThat(search(CycleQuestion.ofProgressLabels(system, Fairness.NONE)).lasso()).isEmpty();
  }

  @Test
  void onAnEmptyProductFairnessCostsNoState() {
    TransitionSystem system =
        system(
            """
            byte x, y;
            active proctype P() { do :: x = (x + 1) % 5 od }
            active proctype Q() { do :: y = (y + 1) % 7 od }
            never { do :: x < 9 :: x == 9 -> goto accept od; accept: do :: true od }
            """);
    for (Fairness fairness : Fairness.values()) {
      LivenessOutcome outcome = search(claim(system, fairness));
      assertThat(outcome.lasso()).isEmpty();
      assertThat(outcome.states()).as("%s", fairness).isEqualTo(35);
      assertThat(outcome.transitions()).as("%s", fairness).isEqualTo(71);
    }
  }

  @Test
  void whoCouldReceiveMustNotBeLeftOut() {
    TransitionSystem system =
        system(
            """
            byte x, r;
            chan c = [0] of { bit };
            active proctype P() { do :: c!1 :: x = 1 - x od }
            active proctype R() { c?_; r = 1 }
            never { accept: do :: r == 0 od }
            """);
    assertThat(search(claim(system, Fairness.NONE)).lasso()).isPresent();
    assertThat(search(claim(system, Fairness.WEAK)).lasso()).isEmpty();
  }
}
