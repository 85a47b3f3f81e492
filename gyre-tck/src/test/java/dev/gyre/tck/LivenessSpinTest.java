package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.LoadedModel;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.liveness.CycleQuestion;
import dev.gyre.liveness.EmptinessSearch;
import dev.gyre.liveness.LassoCheck;
import dev.gyre.liveness.LivenessOutcome;
import dev.gyre.plan.Fairness;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceFile;
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
 * models of the corpus whose questions are about labels and never claims.
 *
 * <p>{@code -Dgyre.liveness.spin=200} asks Spin about more random models.
 */
class LivenessSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.liveness.spin", 12);
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
      SpinOracle.Cycles cycles, TransitionSystem system, ProcessAutomaton claim) {
    return switch (cycles) {
      case ACCEPTANCE -> CycleQuestion.ofClaim(system, claim, Fairness.NONE);
      case FAIR_ACCEPTANCE -> CycleQuestion.ofClaim(system, claim, Fairness.WEAK);
      case LABELS -> CycleQuestion.ofAcceptLabels(system, Fairness.NONE);
      case FAIR_LABELS -> CycleQuestion.ofAcceptLabels(system, Fairness.WEAK);
      case NON_PROGRESS -> CycleQuestion.ofProgressLabels(system, Fairness.NONE);
      case FAIR_NON_PROGRESS -> CycleQuestion.ofProgressLabels(system, Fairness.WEAK);
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
      ProcessAutomaton claim = claims(model).findFirst().orElseThrow();
      for (SpinOracle.Cycles cycles : SpinOracle.Cycles.values()) {
        CycleQuestion question = question(cycles, system, claim);
        boolean ours = hasCycle(question, question).orElseThrow();
        SpinOracle.ClaimRun theirs = spin.cycle(asSpinReadsIt(text, cycles), cycles);
        asked++;
        violated += theirs.violated() ? 1 : 0;
        if (ours != theirs.violated()) {
          disagreements.add("seed " + seed + " " + cycles + " " + ours + "\n" + text);
        }
      }
    }
    System.out.printf("%d questions, %d cycles%n", asked, violated);
    assertThat(disagreements).isEmpty();
    assertThat(violated).isBetween(asked / 10, asked - asked / 10);
  }

  /** With a claim Spin also counts the accept labels of processes; here they are two questions. */
  private static String asSpinReadsIt(String text, SpinOracle.Cycles cycles) {
    boolean claimOnly =
        cycles == SpinOracle.Cycles.ACCEPTANCE || cycles == SpinOracle.Cycles.FAIR_ACCEPTANCE;
    int claim = text.indexOf("never n");
    return claimOnly
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
        if (ours.get() != row.violated()) {
          disagreements.add(row + ": " + ours.get());
        }
      }
    }
    System.out.printf("%d rows compared, left out: %s%n", compared, left);
    assertThat(disagreements).isEmpty();
    assertThat(compared).isGreaterThanOrEqualTo(20);
  }

  private static Optional<Boolean> answer(ProcessSystem model, SharedCorpus.ExpectedLiveness row) {
    boolean isFair = row.fairness() == SharedCorpus.Fairness.WEAK;
    Optional<ProcessAutomaton> claim = claims(model).findFirst();
    SpinOracle.Cycles cycles;
    if (row.kind() == SharedCorpus.CycleKind.PROGRESS) {
      cycles = isFair ? SpinOracle.Cycles.FAIR_NON_PROGRESS : SpinOracle.Cycles.NON_PROGRESS;
    } else if (row.property().isPresent() || (claim.isEmpty() && !model.properties().isEmpty())) {
      return Optional.empty(); // a formula, not a claim
    } else if (claim.isPresent()) {
      cycles = isFair ? SpinOracle.Cycles.FAIR_ACCEPTANCE : SpinOracle.Cycles.ACCEPTANCE;
    } else {
      cycles = isFair ? SpinOracle.Cycles.FAIR_LABELS : SpinOracle.Cycles.LABELS;
    }
    return hasCycle(
        question(cycles, Systems.FAST.of(model), claim.orElse(null)),
        question(cycles, Systems.INTERPRETED.of(model), claim.orElse(null)));
  }
}
