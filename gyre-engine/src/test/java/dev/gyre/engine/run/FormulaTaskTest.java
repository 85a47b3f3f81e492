package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.claim.Claim;
import dev.gyre.ltl.claim.ClaimBuilder;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Claims of formulas with ends in them, against the same automata searched for cycles alone. */
class FormulaTaskTest {
  private static final int FORMULAS = 150;
  private static final List<String> PROPOSITIONS =
      List.of("(x == 0)", "(x == 1)", "(x == 2)", "q", "(_last == 1)", "true");
  private static final List<Fairness> FAIRNESS = List.of(Fairness.values());
  private static final List<String> UNARY = List.of("!", "[]", "<>", "X");
  private static final List<String> BINARY = List.of("&&", "||", "->", "U", "V", "W");

  private static final String MODEL =
      """
      byte x; bool q;
      active proctype P() { do :: x < 2 -> x++ :: atomic { x > 0 -> x = 0; q = !q } :: x == 2 -> break od }
      active proctype Q() { (x == 1) -> q = true; x = 0 }
      """;

  @Test
  void endsChangeNoVerdict() throws FormulaTooLargeException {
    Random random = new Random(11);
    int violated = 0;
    int finite = 0;
    for (int i = 0; i < FORMULAS; i++) {
      String formula = formula(random, 1 + random.nextInt(5));
      Fairness fairness = FAIRNESS.get(random.nextInt(FAIRNESS.size()));
      CheckReport report =
          Checker.check(
              CheckRequest.of(new SourceFile("m.pml", MODEL))
                  .withOptions(
                      CheckOptions.none().withFormulas(List.of(formula)).withFairness(fairness)));
      boolean ours = report.verdict() == Verdict.VIOLATED;
      assertThat(ours).as(formula + " " + fairness).isEqualTo(hasBadCycle(formula, fairness));
      violated += ours ? 1 : 0;
      finite +=
          report.violations().stream().anyMatch(v -> v.trace().cycleStart().isEmpty()) ? 1 : 0;
    }
    // Both ways of violating a formula must have occurred, and formulas that hold.
    assertThat(violated).isBetween(FORMULAS / 5, FORMULAS - FORMULAS / 10);
    assertThat(finite).isBetween(10, violated - 10);
  }

  private static String formula(Random random, int operators) {
    if (operators == 0) {
      return PROPOSITIONS.get(random.nextInt(PROPOSITIONS.size()));
    }
    if (random.nextBoolean()) {
      String operator = UNARY.get(random.nextInt(UNARY.size()));
      return operator + " (" + formula(random, operators - 1) + ")";
    }
    int left = random.nextInt(operators);
    return "(("
        + formula(random, left)
        + ") "
        + BINARY.get(random.nextInt(BINARY.size()))
        + " ("
        + formula(random, operators - 1 - left)
        + "))";
  }

  private static boolean hasBadCycle(String formula, Fairness fairness)
      throws FormulaTooLargeException {
    ProcessSystem system =
        LoadedModel.load(new SourceFile("m.pml", MODEL), Map.of(), List.of(formula))
            .system()
            .orElseThrow();
    LtlProperty property = system.properties().get(0);
    Claim claim =
        new ClaimBuilder(system)
            .build(
                "p",
                LtlTranslator.translate(
                    LtlTranslator.negate(property.formula()), LtlTranslator.Acceptance.GENERALISED),
                property.span());
    List<ProcessAutomaton> automata = new ArrayList<>(system.automata());
    automata.add(claim.automaton());
    CycleQuestion question =
        CycleQuestion.ofClaimEdges(
            new InterpretedSystem(system.withAutomata(automata)),
            claim.automaton(),
            claim.acceptanceSets(),
            claim::marks,
            fairness);
    return new EmptinessSearch(question, SearchLimits.none(), SearchObserver.NONE)
        .run()
        .lasso()
        .isPresent();
  }
}
