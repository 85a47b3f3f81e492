package dev.gyre.bench.liveness;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.LoadedModel;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.liveness.CycleQuestion;
import dev.gyre.liveness.EmptinessSearch;
import dev.gyre.liveness.LivenessOutcome;
import dev.gyre.liveness.ParallelEmptinessSearch;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.claim.Claim;
import dev.gyre.ltl.claim.ClaimBuilder;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One search for a bad infinite run, and its figures as lines of "name value". Stands in for the
 * command line: {@link CycleTool.Gyre} is the only one who calls it.
 */
public final class CycleRun {
  private CycleRun() {}

  /**
   * Arguments: the model, the property (a formula, or accept, or progress), the fairness, the
   * number of workers.
   */
  public static void main(String[] args) throws IOException, FormulaTooLargeException {
    ProcessSystem model =
        LoadedModel.load(CheckRequest.of(Path.of(args[0])).model(), Map.of())
            .system()
            .orElseThrow(() -> new IllegalArgumentException(args[0] + " is no legal model"));
    Fairness fairness = Fairness.valueOf(args[2].toUpperCase(Locale.ROOT));
    CycleQuestion question = question(model, args[1], fairness);
    int workers = Integer.parseInt(args[3]);
    LivenessOutcome outcome =
        workers == 1
            ? new EmptinessSearch(question, SearchLimits.none(), SearchObserver.NONE).run()
            : new ParallelEmptinessSearch(
                    question, SearchLimits.none(), SearchObserver.NONE, workers)
                .run();
    System.out.println("states " + outcome.states());
    System.out.println("transitions " + outcome.transitions());
    System.out.println("memoryBytes " + outcome.memoryBytes());
    System.out.println("violated " + (outcome.lasso().isPresent() ? 1 : 0));
  }

  private static CycleQuestion question(ProcessSystem model, String property, Fairness fairness)
      throws FormulaTooLargeException {
    switch (property) {
      case "accept":
        for (ProcessAutomaton automaton : model.automata()) {
          if (automaton.kind() == ProcessAutomaton.Kind.NEVER) {
            return CycleQuestion.ofClaim(CompiledSystem.of(model), automaton, fairness);
          }
        }
        return CycleQuestion.ofAcceptLabels(CompiledSystem.of(model), fairness);
      case "progress":
        return CycleQuestion.ofProgressLabels(CompiledSystem.of(model), fairness);
      default:
        return formula(model, property, fairness);
    }
  }

  private static CycleQuestion formula(ProcessSystem model, String name, Fairness fairness)
      throws FormulaTooLargeException {
    LtlProperty property =
        model.properties().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    LtlTranslator.Translation translation =
        LtlTranslator.translate(
            LtlTranslator.negate(property.formula()), LtlTranslator.Acceptance.GENERALISED);
    Claim claim = new ClaimBuilder(model).build(name, translation, property.span());
    List<ProcessAutomaton> automata = new ArrayList<>(model.automata());
    automata.add(claim.automaton());
    ProcessSystem watched =
        new ProcessSystem(
            model.name(),
            model.globals(),
            automata,
            model.start(),
            model.properties(),
            model.mtypes());
    return CycleQuestion.ofClaimEdges(
        CompiledSystem.of(watched), claim.automaton(), claim.acceptanceSets(), claim::marks, fairness);
  }
}
