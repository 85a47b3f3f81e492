package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.por.Method;
import dev.gyre.por.StaticReduction;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.source.SourceFile;
import dev.gyre.system.StateLayout;
import dev.gyre.tck.gen.EndlessGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Counterexamples to careless reductions for formulas and fairness. Each is violated, the reduction
 * finds that, and would not if it overlooked what the example is about.
 */
class ReducedRunsExamplesTest {
  private static final int MODELS = Integer.getInteger("gyre.por.runs.oversight.models", 1500);
  private static final int MEETINGS = Integer.getInteger("gyre.por.runs.meetings", 150);

  /**
   * Weak fairness with rendez-vous, after chapter 3 of Bosnacki 2001: while both C set x back, B
   * cannot send. If that step is always taken at once, B looks as if it could always move.
   */
  @Test
  void getReadyForAMeeting() {
    ReducedRuns runs =
        runs(
            """
            chan c = [0] of { byte };
            bool b;
            active proctype A() { do :: c!0 od }
            active proctype B() { do :: c!1; b = true od }
            active [2] proctype C() { byte x; do :: c?x; x = 0 od }
            ltl f { <> b }
            """);
    assertSame(runs);
    assertThat(runs.compare(Method.STUBBORN, Fairness.WEAK).isViolated()).isTrue();
    StateLayout layout = runs.system().layout();
    assertThat(runs.compare(Method.STUBBORN, Fairness.WEAK, Fairness.NONE, layout).difference())
        .as("who can move is overlooked")
        .isPresent();
  }

  /** A step that fails leads nowhere; to take it alone would end all runs. */
  @Test
  void stepsThatFail() {
    ReducedRuns runs =
        runs(
            """
            byte x, y;
            active proctype A() { byte i = 0; byte j; j = 1 / i }
            active proctype B() { do :: x = 1 :: x = 0 od }
            ltl f { [] (x == 0) }
            """);
    assertSame(runs);
    assertThat(runs.compare(Method.STUBBORN, Fairness.NONE).isViolated()).isTrue();
  }

  /** Somebody who goes around for ever, unseen, must not keep the others from being seen. */
  @Test
  void unseenCircles() {
    ReducedRuns runs =
        runs(
            """
            byte x;
            active proctype A() { byte i; do :: i = 1; i = 0 od }
            active proctype B() { x = 1 }
            ltl f { [] (x == 0) }
            """);
    assertSame(runs);
    assertThat(runs.compare(Method.STUBBORN, Fairness.NONE).isViolated()).isTrue();
    StateLayout straight = new StateLayout(withoutCircles(runs.system().layout().system()));
    assertThat(runs.compare(Method.STUBBORN, Fairness.NONE, Fairness.NONE, straight).difference())
        .as("circles are overlooked")
        .isPresent();
  }

  /** Two steps that do not disturb each other, and a formula that sees their order. */
  @Test
  void orderThatIsSeen() {
    ReducedRuns runs =
        runs(
            """
            byte x, y;
            active proctype A() { x = 1 }
            active proctype B() { y = 1 }
            ltl f { !((x == 0) U (y == 1)) && !((y == 0) U (x == 1)) || [] (x == 0) }
            """);
    assertSame(runs);
    boolean isNoticed =
        differs(blind("ltl f { [] ((x == 0 && y == 0) || x == 1) }"))
            || differs(blind("ltl f { [] ((x == 0 && y == 0) || y == 1) }"));
    assertThat(isNoticed).as("what the formula sees is overlooked").isTrue();
  }

  /** Random models notice it soon if circles are overlooked. */
  @Test
  void randomModelsShowMistakes() {
    boolean circles = false;
    long seed = 1;
    for (; seed <= MODELS && !circles; seed++) {
      String text =
          new EndlessGenerator().generateWithFormula(seed, EndlessGenerator.Restraint.NONE);
      ProcessSystem model = system(text);
      if (StateSpace.explore(Systems.INTERPRETED.of(model), 300, Duration.ofMillis(60)).isEmpty()) {
        continue;
      }
      ReducedRuns runs = ReducedRuns.ofFormula(FormulaQuestion.of(model, "f"));
      StateLayout layout = runs.system().layout();
      StateLayout straight = new StateLayout(withoutCircles(layout.system()));
      circles |= differs(runs, Fairness.NONE, Fairness.NONE, straight);
    }
    System.out.println("mistakes noticed by seed " + seed);
    assertThat(circles).as("circles").isTrue();
  }

  /** Random processes that meet: fairness is kept, and soon noticed where it is not. */
  @Test
  void randomMeetings() {
    int noticed = 0;
    for (long seed = 1; seed <= MEETINGS; seed++) {
      String text = meetings(new SplittableRandom(seed));
      ReducedRuns runs = runs(text);
      for (Fairness fairness : List.of(Fairness.WEAK, Fairness.STRONG)) {
        assertThat(runs.compare(Method.STUBBORN, fairness).difference())
            .as("%s, seed %d%n%s", fairness, seed, text)
            .isEmpty();
        noticed += differs(runs, fairness, Fairness.NONE, runs.system().layout()) ? 1 : 0;
      }
    }
    System.out.println(noticed + " of " + MEETINGS + " random meetings show a lack of fairness");
    assertThat(noticed).isPositive();
  }

  private static String meetings(SplittableRandom random) {
    String[] senders = {"c!0", "c!1; b = true", "c!0; x = 1; x = 0", "g = !g", "g; c!1; b = !b"};
    String[] receivers = {"c?x; x = 0", "c?x", "c?0; x = 1; x = 0", "c?x; g = x", "!g; c?x; x = 0"};
    StringBuilder text = new StringBuilder("chan c = [0] of { byte };\nbool b, g;\n");
    for (String[] steps : List.of(senders, receivers)) {
      for (int p = 0; p < 2; p++) {
        text.append("active [").append(1 + random.nextInt(2)).append("] proctype P");
        text.append(text.length()).append("() { byte x; do :: ");
        text.append(steps[random.nextInt(steps.length)]).append(" od }\n");
      }
    }
    String[] formulas = {"<> b", "[] <> b", "<> [] !b", "[] !b"};
    return text + "ltl f { " + formulas[random.nextInt(formulas.length)] + " }\n";
  }

  private static boolean differs(ReducedRuns runs) {
    return differs(runs, Fairness.NONE, Fairness.NONE, runs.system().layout());
  }

  private static boolean differs(
      ReducedRuns runs, Fairness fairness, Fairness kept, StateLayout layout) {
    return runs.compare(Method.STUBBORN, fairness, kept, layout).difference().isPresent();
  }

  private static void assertSame(ReducedRuns runs) {
    for (Method method : Method.values()) {
      for (Fairness fairness : List.of(Fairness.NONE, Fairness.WEAK, Fairness.STRONG)) {
        assertThat(runs.compare(method, fairness).difference())
            .as("%s, %s", method, fairness)
            .isEmpty();
      }
    }
  }

  /** A reduction for a claim that sees nothing. */
  private static ReducedRuns blind(String formula) {
    return blinded(
        runs(
            """
            byte x, y;
            active proctype A() { x = 1 }
            active proctype B() { y = 1 }
            """
                + formula));
  }

  private static ReducedRuns blinded(ReducedRuns runs) {
    return new ReducedRuns(
        runs.system(),
        runs.question(),
        (layout, method, fairness) ->
            StaticReduction.ofClaim(layout, method, sleeper(layout.system()), fairness));
  }

  private static ProcessAutomaton sleeper(ProcessSystem system) {
    ProcessAutomaton any = system.automata().get(0);
    return any.withLocations(List.of());
  }

  /** The same locations and edges, but each edge that leads back ends the process instead. */
  private static ProcessSystem withoutCircles(ProcessSystem system) {
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      automata.add(automaton.isProcess() ? Oversight.withoutWaysBack(automaton) : automaton);
    }
    return system.withAutomata(automata);
  }

  private static ReducedRuns runs(String text) {
    return ReducedRuns.ofFormula(FormulaQuestion.of(system(text), "f"));
  }

  private static ProcessSystem system(String text) {
    return new PromelaFrontEnd().check(new SourceFile("m.pml", text)).system().orElseThrow();
  }
}
