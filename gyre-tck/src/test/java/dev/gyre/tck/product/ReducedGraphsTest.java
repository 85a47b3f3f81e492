package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphLimitException;
import dev.gyre.engine.graph.GraphLimits;
import dev.gyre.engine.graph.GraphNode;
import dev.gyre.engine.graph.GraphRequest;
import dev.gyre.engine.graph.Labels;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.lts.Comparison;
import dev.gyre.lts.Relation;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.LabelledStates;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.RefusedException;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.por.Method;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.property.Fairness;
import dev.gyre.source.SourceFile;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.tck.gen.Dice;
import dev.gyre.tck.gen.EndlessGenerator;
import dev.gyre.tck.gen.IdiomGenerator;
import dev.gyre.tck.gen.ModelGenerator;
import dev.gyre.tck.gen.SymmetricGenerator;
import dev.gyre.tck.gen.TangleGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * The graphs that reductions leave stand in the relation to the plain graph that they claim. More
 * models: {@code -Dgyre.reduced.models=N}, others: {@code -Dgyre.reduced.seed=S}.
 */
class ReducedGraphsTest {
  private static final List<Method> METHODS = List.of(Method.values());
  private static final int MODELS = Integer.getInteger("gyre.reduced.models", 60);
  private static final long SEED = Long.getLong("gyre.reduced.seed", 1);
  private static final int MAX_STATES = 1_500;
  private static final int MAX_SUBSETS = 200_000;

  private int compared;
  private int smaller;

  /** Programs of all generators without claims and formulas of their own. */
  private static String model(long seed) {
    return switch ((int) (seed % 5)) {
      case 0 -> PromelaPrinter.print(new ModelGenerator().generate(seed, 2));
      case 1 -> new TangleGenerator().generate(seed);
      case 2 -> new IdiomGenerator().generate(seed);
      case 3 -> new EndlessGenerator().generateWithLocals(seed);
      default -> new SymmetricGenerator().generate(seed);
    };
  }

  /** Of a random program and two of the things that can be asked about its states. */
  private interface Relating {
    void check(long seed, String text, String p, String q) throws Exception;
  }

  private void all(int enough, LongFunction<String> models, Relating relating) throws Exception {
    for (long seed = SEED; seed < SEED + 40L * MODELS && compared < MODELS; seed++) {
      String text = models.apply(seed);
      Optional<ModelFacts> facts = ModelFacts.of(text);
      if (facts.isPresent() && facts.get().properties().isEmpty() && !facts.get().hasTimers()) {
        FormulaMaker maker = new FormulaMaker(facts.get(), new Dice(seed));
        String p = maker.proposition();
        String q = maker.proposition();
        if (isOfStates(p) && isOfStates(q)) {
          relating.check(seed, text, p, q);
        }
      }
    }
    assertThat(compared).as("models that were compared").isGreaterThanOrEqualTo(MODELS / 2);
    assertThat(smaller).as("graphs that were reduced").isGreaterThan(enough);
  }

  /** Some of what Promela can ask is about steps. */
  private static boolean isOfStates(String proposition) {
    return !proposition.matches("(?s).*(np_|timeout|_last|enabled).*");
  }

  @Test
  void mergedGraphsAreStutteringEquivalent() throws Exception {
    all(
        MODELS / 4,
        ReducedGraphsTest::model,
        (seed, text, p, q) -> {
          String asked = text + "\nltl probe { <> (" + p + ") || <> (" + q + ") }\n";
          Optional<ProcessSystem> system = read(asked);
          if (system.isEmpty()) {
            return;
          }
          CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
          CheckOptions merged = CheckOptions.none().withOptimisations(Optimisations.DEFAULT);
          Optional<Lts> whole = graph(system.get(), plain, Labels.PROPOSITIONS);
          Optional<Lts> less = graph(system.get(), merged, Labels.PROPOSITIONS);
          if (whole.isEmpty() || less.isEmpty()) {
            return;
          }
          relate(
              LabelledStates.of(whole.get()),
              LabelledStates.of(less.get()),
              Relation.STUTTER,
              "seed " + seed + "\n" + asked);
        });
  }

  /**
   * Step by step, but for the ends of processes: with symmetry they are no steps, as they come in
   * an order of the numbers of processes.
   */
  @Test
  void quotientsBySymmetryAreBisimilarButForEndsOfProcesses() throws Exception {
    all(
        MODELS / 4,
        seed -> new SymmetricGenerator().generate(seed),
        (seed, text, p, q) -> {
          Optional<ProcessSystem> system = read(text);
          CheckOptions plain =
              CheckOptions.none()
                  .withOptimisations(Optimisations.PLAIN)
                  .withSymmetry(SymmetryOption.OFF);
          CheckOptions symmetric =
              CheckOptions.none()
                  .withOptimisations(Optimisations.PLAIN)
                  .withSymmetry(SymmetryOption.REFINE);
          if (system.isEmpty()) {
            return;
          }
          Optional<Lts> whole = graph(system.get(), plain, Labels.STATEMENTS);
          Optional<Lts> less = graph(system.get(), symmetric, Labels.STATEMENTS);
          if (whole.isPresent() && less.isPresent()) {
            relate(
                Kripke.blind(whole.get()),
                Kripke.blind(less.get()),
                Relation.DIVERGENCE_BRANCHING,
                "seed " + seed + "\n" + text);
          }
        });
  }

  @Test
  void reducedOrdersShowTheSameToAClaim() throws Exception {
    all(
        MODELS / 4,
        ReducedGraphsTest::model,
        (seed, text, p, q) -> {
          String probe =
              "\nnever watcher {\nagain:\n  if\n  :: ("
                  + p
                  + ") -> goto again\n  :: ("
                  + q
                  + ") -> goto again\n  :: true -> goto again\n  fi\n}\n";
          Optional<ProcessSystem> system = read(text + probe);
          if (system.isEmpty()) {
            return;
          }
          ProcessAutomaton claim =
              system.get().automata().stream()
                  .filter(a -> a.name().equals("watcher"))
                  .findFirst()
                  .orElseThrow();
          InterpretedSystem whole = new InterpretedSystem(system.get());
          Optional<Kripke> plain = ObservedRuns.of(whole, whole, claim, MAX_STATES);
          Method method = METHODS.get((int) (seed % METHODS.size()));
          Optional<Kripke> reduced =
              ObservedRuns.of(
                  new ReducedSystem(
                      whole, StaticReduction.ofClaim(whole.layout(), method, claim, Fairness.NONE)),
                  whole,
                  claim,
                  MAX_STATES);
          if (plain.isPresent() && reduced.isPresent()) {
            relate(
                Kripke.blind(ObservedRuns.shown(plain.get())),
                Kripke.blind(ObservedRuns.shown(reduced.get())),
                Relation.TRACE,
                "seed " + seed + ", " + method + "\n" + text + probe);
          }
        });
  }

  private void relate(Kripke whole, Kripke less, Relation relation, String what)
      throws TooLargeException {
    boolean areRelated = Comparison.of(whole, less, relation).areEquivalent(MAX_SUBSETS);
    assertThat(areRelated).as(what).isTrue();
    compared++;
    smaller += less.graph().stateCount() < whole.graph().stateCount() ? 1 : 0;
  }

  private static Optional<ProcessSystem> read(String text) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system();
  }

  /** A graph, with what is special about states as labels of steps to themselves. */
  private static Optional<Lts> graph(ProcessSystem system, CheckOptions options, Labels labels)
      throws IOException {
    GraphLimits limits = new GraphLimits(MAX_STATES, OptionalLong.empty());
    GraphRequest request =
        new GraphRequest(
            options, limits, labels, Set.of(), Optional.empty(), GraphRequest.Errors.UNMARKED);
    try {
      GraphExport graph = GraphExport.of(system, request, CheckObserver.NONE);
      LtsBuilder builder = new LtsBuilder();
      GraphExport.Visitor visitor = node -> add(node, labels, builder);
      boolean isCut =
          labels == Labels.PROPOSITIONS
              ? graph.walkStructure(visitor).isCut()
              : graph.walk(visitor).isCut();
      return isCut ? Optional.empty() : Optional.of(builder.build(0));
    } catch (RefusedException
        | FaultyStartException
        | ModelTooLargeException
        | GraphLimitException e) {
      return Optional.empty();
    }
  }

  private static String step(String statements) {
    return statements.matches("\\S+ -end-") ? Lts.TAU : "step";
  }

  private static void add(GraphNode node, Labels labels, LtsBuilder builder) {
    builder.states(node.number() + 1);
    for (GraphNode.Arc arc : node.arcs()) {
      String label = labels == Labels.PROPOSITIONS ? arc.label() : step(arc.label());
      builder.add(node.number(), builder.label(label.isEmpty() ? Lts.TAU : label), arc.target());
    }
    if (labels != Labels.PROPOSITIONS) {
      for (GraphNode.Trait trait :
          Set.of(GraphNode.Trait.END, GraphNode.Trait.DEADLOCK, GraphNode.Trait.FAULT)) {
        if (node.is(trait)) {
          builder.add(node.number(), builder.label(trait.name()), node.number());
        }
      }
    }
  }
}
