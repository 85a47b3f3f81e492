package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.product.ClaimProduct;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceFile;
import dev.gyre.store.TreeStore;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.EndlessGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Acceptance cycles and non-progress cycles as Spin's verifier finds them: random models, and the
 * models of the corpus, with their labels, never claims and formulas.
 *
 * <p>{@code -Dgyre.liveness.spin=200} asks Spin about more random models.
 */
class LivenessSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.liveness.spin", 10);
  private static final int MAX_STATES = 200_000;

  private static ProcessSystem read(String text) {
    return new PromelaFrontEnd().check(new SourceFile("m.pml", text)).system().orElseThrow();
  }

  private static Stream<ProcessAutomaton> claims(ProcessSystem system) {
    return system.automata().stream().filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER);
  }

  /** Whether there is a cycle, which is confirmed; nothing if there are too many states. */
  private static Optional<Boolean> hasCycle(CycleQuestion question, CycleQuestion reference) {
    boolean[] large = new boolean[1];
    SearchObserver guard =
        new SearchObserver() {
          @Override
          public void progress(Progress progress) {
            large[0] = progress.states() > MAX_STATES;
          }

          @Override
          public boolean isCancelled() {
            return large[0];
          }
        };
    LivenessOutcome outcome = new EmptinessSearch(question, SearchLimits.none(), guard).run();
    if (outcome.end() == SearchOutcome.End.CANCELLED) {
      return Optional.empty();
    }
    outcome
        .lasso()
        .ifPresent(lasso -> assertThat(new LassoCheck(reference).complaint(lasso)).isEmpty());
    return Optional.of(outcome.lasso().isPresent());
  }

  private static CycleQuestion question(
      SpinOracle.Cycles cycles,
      TransitionSystem system,
      Optional<ProcessAutomaton> claim,
      Fairness fairness) {
    return switch (cycles) {
      case CLAIM -> CycleQuestion.ofClaim(system, claim.orElseThrow(), fairness);
      case ACCEPT -> CycleQuestion.ofAcceptLabels(system, fairness);
      case PROGRESS -> CycleQuestion.ofProgressLabels(system, fairness);
    };
  }

  @Test
  void randomModelsGetTheVerdictOfSpin() {
    SpinOracle spin = SpinOracle.require();
    List<String> disagreements = new ArrayList<>();
    int violated = 0;
    int asked = 0;
    for (long seed = 1; seed <= MODELS; seed++) {
      String text = new EndlessGenerator().generate(seed, EndlessGenerator.Restraint.AS_IN_SPIN);
      ProcessSystem model = read(text);
      TransitionSystem system = Systems.INTERPRETED.of(model);
      for (SpinOracle.Cycles cycles : SpinOracle.Cycles.values()) {
        Optional<SpinOracle.CycleRun> theirs = spin.cycles(asSpinReadsIt(text, cycles), cycles);
        if (theirs.isEmpty()) {
          continue;
        }
        Optional<ProcessAutomaton> claim = claims(model).findFirst();
        CycleQuestion plain = question(cycles, system, claim, Fairness.NONE);
        CycleQuestion fair = question(cycles, system, claim, Fairness.WEAK);
        SpinOracle.CycleRun ours =
            new SpinOracle.CycleRun(
                hasCycle(plain, plain).orElseThrow(), hasCycle(fair, fair).orElseThrow());
        asked++;
        violated += ours.violated() ? 1 : 0;
        if (!ours.equals(theirs.get())) {
          disagreements.add("seed " + seed + " " + cycles + " " + ours + theirs + "\n" + text);
        }
      }
    }
    System.out.printf("%d questions, %d cycles%n", asked, violated);
    assertThat(disagreements).isEmpty();
    assertThat(violated).isBetween(asked / 10, asked - asked / 10);
  }

  /** With a claim Spin also counts the accept labels of processes; here they are two questions. */
  private static String asSpinReadsIt(String text, SpinOracle.Cycles cycles) {
    int claim = text.indexOf("never n");
    return cycles == SpinOracle.Cycles.CLAIM
        ? text.substring(0, claim).replace("accept", "a") + text.substring(claim)
        : text;
  }

  @Test
  void corpusModelsGetTheVerdictOfSpin() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    List<String> left = new ArrayList<>();
    int compared = 0;
    for (SharedCorpus.ExpectedLiveness row : corpus.liveness()) {
      SourceFile file = CheckRequest.of(corpus.file(row.model())).model();
      Optional<Boolean> ours =
          LoadedModel.load(file, Map.of()).system().flatMap(model -> answer(model, row));
      if (ours.isEmpty()) {
        left.add(row.model() + " " + row.property());
      } else {
        compared++;
        // The claim that Spin makes of a formula like [] p has an assertion in it, and in the table
        // assertions do not count.
        boolean theirs =
            row.violated()
                || (ours.get() && row.property().isPresent() && isViolatedBySafety(corpus, row));
        if (ours.get() != theirs) {
          disagreements.add(row + ": " + ours.get());
        }
      }
    }
    System.out.printf("%d rows compared, %d left out%n", compared, left.size());
    assertThat(disagreements).isEmpty();
    assertThat(compared).as("left out: %s", left).isGreaterThanOrEqualTo(50);
  }

  private static boolean isViolatedBySafety(
      SharedCorpus corpus, SharedCorpus.ExpectedLiveness row) {
    return SpinOracle.require()
        .withClaim(corpus.file(row.model()), row.property().orElseThrow())
        .violated();
  }

  private static Optional<Boolean> answer(ProcessSystem model, SharedCorpus.ExpectedLiveness row) {
    Fairness fairness =
        row.fairness() == SharedCorpus.Fairness.WEAK ? Fairness.WEAK : Fairness.NONE;
    if (row.property().isPresent()) {
      return formula(model, row.property().get(), fairness);
    }
    Optional<ProcessAutomaton> claim = claims(model).findFirst();
    SpinOracle.Cycles cycles =
        claim.isPresent() ? SpinOracle.Cycles.CLAIM : SpinOracle.Cycles.ACCEPT;
    if (row.kind() == SharedCorpus.CycleKind.PROGRESS) {
      cycles = SpinOracle.Cycles.PROGRESS;
    }
    TransitionSystem fast = Systems.FAST.of(model);
    // In Spin a claim that comes to its end is an error of the same search.
    if (cycles == SpinOracle.Cycles.CLAIM && hasClaimFault(fast, claim.orElseThrow())) {
      return Optional.of(true);
    }
    return hasCycle(
        question(cycles, fast, claim, fairness),
        question(cycles, Systems.INTERPRETED.of(model), claim, fairness));
  }

  /** Whether a run violates a formula of the model. */
  private static Optional<Boolean> formula(ProcessSystem model, String name, Fairness fairness) {
    FormulaQuestion formula = FormulaQuestion.of(model, name);
    TransitionSystem fast = Systems.FAST.of(formula.watched());
    // A condition that cannot be computed is an error in Spin too.
    if (hasClaimFault(fast, formula.claim().automaton())) {
      return Optional.of(true);
    }
    return hasCycle(
        formula.about(fast, fairness),
        formula.about(Systems.INTERPRETED.of(formula.watched()), fairness));
  }

  private static boolean hasClaimFault(TransitionSystem system, ProcessAutomaton claim) {
    ClaimProduct product = new ClaimProduct(system, claim);
    SearchOptions options = SearchOptions.defaults();
    return new DepthFirstSearch(product, new TreeStore(), options, SearchObserver.NONE)
            .run()
            .violationCount()
        > 0;
  }
}
