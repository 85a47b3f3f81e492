package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.product.ClaimProduct;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.source.SourceFile;
import dev.gyre.store.TableStore;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The product of a system and a claim, step by step. */
class ClaimProductTest {
  private static final String BRANCHING =
      """
      byte x;
      active proctype P() { if :: x = 1 :: x = 2 fi }
      never { S: if :: x == 0 -> goto S :: true -> goto accept fi; accept: do :: x < 2 od }
      """;

  static List<Systems.Way> ways() {
    return Systems.all();
  }

  private static ProcessSystem read(String model) {
    return new PromelaFrontEnd().check(new SourceFile("m.pml", model)).system().orElseThrow();
  }

  private static ProcessAutomaton claim(ProcessSystem system) {
    return system.automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
        .findFirst()
        .orElseThrow();
  }

  private static List<Long> list(Stepper stepper) {
    List<Long> transitions = new ArrayList<>();
    int count = stepper.enabled();
    for (int i = 0; i < count; i++) {
      transitions.add(stepper.transition(i));
    }
    return transitions;
  }

  @ParameterizedTest
  @MethodSource("ways")
  void everyOpenEdgeOfTheClaimGoesWithEveryStepOfTheSystem(Systems.Way way) {
    ProcessSystem model = read(BRANCHING);
    TransitionSystem system = way.of(model);
    ClaimProduct product = new ClaimProduct(system, claim(model));
    int[] initial = product.initialState();
    Stepper stepper = product.newStepper();
    stepper.load(initial, 0, initial.length);
    List<Long> pairs = list(stepper);
    assertThat(pairs).hasSize(4);
    assertThat(pairs.stream().map(Transitions::choice)).containsExactly(0, 1, 0, 1);
    Stepper alone = system.newStepper();
    alone.load(system.initialState(), 0, system.initialState().length);
    List<Long> steps = list(alone);
    assertThat(pairs.stream().map(Transitions::ofSystem))
        .containsExactly(steps.get(0), steps.get(0), steps.get(1), steps.get(1));
    assertThat(stepper.fire(pairs.get(3))).isTrue();
    int location = ClaimProduct.claimLocation(stepper.words(), stepper.length());
    assertThat(product.isAccepting(location)).isTrue();
    assertThat(product.isAccepting(claim(model).initial())).isFalse();
    // x is 2 now, and the claim cannot follow.
    stepper.proceed();
    assertThat(stepper.enabled()).isZero();
    assertThat(stepper.isValidEnd()).isTrue();
  }

  private static SearchOutcome search(TransitionSystem system) {
    TableStore store = new TableStore();
    return new BreadthFirstSearch(system, store, SearchOptions.defaults(), SearchObserver.NONE)
        .run();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void whereTheSystemEndsTheClaimGoesOnAlone(Systems.Way way) {
    ProcessSystem model =
        read("byte x; init { x = 1 } never { x == 0; x == 1; x == 1; x == 1; x == 1 }");
    SearchOutcome outcome = search(new ClaimProduct(way.of(model), claim(model)));
    Violation violation = outcome.violations().get(0);
    assertThat(violation.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.CLAIM_COMPLETED);
    assertThat(violation.path().stream().map(Transitions::process))
        .containsExactly(0, 0, Transitions.OBSERVER, Transitions.OBSERVER);
  }

  @Test
  void aPathWithAnotherMoveOfTheClaimIsNotConfirmed() {
    ProcessSystem model =
        read("byte x; init { x = 1; x = 2 } never { do :: x < 2 :: x == 9 :: x == 2 -> break od }");
    InterpretedSystem reference = new InterpretedSystem(model);
    ClaimReplayer replayer = new ClaimReplayer(reference, claim(model));
    Violation violation = search(new ClaimProduct(reference, claim(model))).violations().get(0);
    assertThat(replayer.replay(violation).steps()).hasSize(3);
    List<Long> closedEdge = new ArrayList<>(violation.path());
    closedEdge.set(0, Transitions.withChoice(Transitions.ofSystem(closedEdge.get(0)), 1));
    List<Long> noMove = new ArrayList<>(violation.path());
    noMove.set(0, Transitions.ofSystem(noMove.get(0)));
    List<Long> tooShort = violation.path().subList(0, 1);
    for (List<Long> path : List.of(closedEdge, noMove, tooShort)) {
      Violation tampered =
          new Violation(violation.kind(), violation.fault(), path, violation.depth());
      assertThatThrownBy(() -> replayer.replay(tampered)).isInstanceOf(InternalFault.class);
    }
  }

  @Test
  void aTransitionKeepsAllItsParts() {
    int edge = Transitions.MAX_EDGES - 1;
    long step = Transitions.rendezvous(254, edge, 253, edge - 1);
    long pair = Transitions.withChoice(step, Transitions.MAX_CHOICES - 1);
    assertThat(Transitions.process(pair)).isEqualTo(254);
    assertThat(Transitions.edge(pair)).isEqualTo(edge);
    assertThat(Transitions.partner(pair)).isEqualTo(253);
    assertThat(Transitions.partnerEdge(pair)).isEqualTo(edge - 1);
    assertThat(Transitions.choice(pair)).isEqualTo(Transitions.MAX_CHOICES - 1);
    assertThat(Transitions.ofSystem(pair)).isEqualTo(step);
    assertThat(Transitions.choice(step)).isEqualTo(-1);
    assertThat(Transitions.process(Transitions.of(Transitions.OBSERVER, 0))).isEqualTo(255);
  }
}
