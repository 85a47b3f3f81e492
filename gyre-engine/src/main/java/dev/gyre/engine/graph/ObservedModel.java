package dev.gyre.engine.graph;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.StateFormula;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.engine.trace.Trace;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.KripkeBuilder;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.RefusedException;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The state graph of a model as a Kripke structure: all states and steps, with the propositions
 * that hold in the states and how runs end. Paths through it are executed by the interpreter.
 */
public final class ObservedModel {
  private final ProcessSystem written;
  private final Channels channels;
  private final List<String> texts;
  private final WalkedModel model;
  private final StateGraph graph;
  private final List<StateProbe> probes;
  private final Map<String, StateProbe> originals = new HashMap<>();

  private ObservedModel(
      ProcessSystem written,
      List<String> texts,
      WalkedModel model,
      GraphLimits limits,
      CheckObserver observer) {
    this.written = written;
    this.channels = Channels.BLOCKING;
    this.texts = List.copyOf(texts);
    this.model = model;
    this.graph = new StateGraph(model, limits, observer);
    List<LtlProperty> conditions = conditions(written, texts.size());
    this.probes = conditions.stream().map(c -> model.condition(c.name())).toList();
    for (int i = 0; i < texts.size(); i++) {
      originals.put(texts.get(i), StateProbe.of(conditions.get(i), written, channels));
    }
  }

  /**
   * @param written the model, with the propositions as its last properties
   * @param texts the propositions in words
   */
  public static ObservedModel of(
      ProcessSystem written, List<String> texts, GraphLimits limits, CheckObserver observer)
      throws RefusedException {
    CheckOptions options = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    return new ObservedModel(written, texts, WalkedModel.of(written, options), limits, observer);
  }

  /** Why the last properties of a model cannot be seen in states, if so. */
  public static Optional<String> complaint(ProcessSystem written, List<String> texts) {
    List<LtlProperty> conditions = conditions(written, texts.size());
    for (int i = 0; i < texts.size(); i++) {
      if (conditions.get(i).events().isPresent()
          || StateFormula.temporalOperator(conditions.get(i).formula()).isPresent()) {
        return Optional.of(
            "'"
                + texts.get(i)
                + "' must be a condition on states, without temporal operators and events");
      }
    }
    return Optional.empty();
  }

  private static List<LtlProperty> conditions(ProcessSystem written, int count) {
    List<LtlProperty> all = written.properties();
    return all.subList(all.size() - count, all.size());
  }

  /**
   * All of it; throws a {@link GraphLimitException} if there are too many states, or runs that no
   * state shows.
   */
  public Kripke structure() throws IOException {
    KripkeBuilder builder = new KripkeBuilder();
    Extent extent = graph.walk(new FullWalk(state -> add(state, builder)));
    if (extent.isCut()) {
      throw new GraphLimitException("there are more states than --max-states says");
    }
    return builder.build(0);
  }

  private void add(GraphState state, KripkeBuilder builder) {
    builder.state(holding(state.words()));
    state.steps().forEach(step -> builder.step(state.number(), step.target()));
    switch (state.ending()) {
      case VALID -> builder.ending(state.number(), "end");
      case DEADLOCK -> builder.ending(state.number(), "deadlock");
      case NONE -> {}
    }
    if (!state.faults().isEmpty()) {
      builder.ending(state.number(), "error");
    }
  }

  private Set<String> holding(int[] words) {
    Set<String> holding = new TreeSet<>();
    for (int i = 0; i < probes.size(); i++) {
      if (probes.get(i).holdsIn(words, words.length)) {
        holding.add(texts.get(i));
      }
    }
    return holding;
  }

  /**
   * Executes a path, and looks whether the same holds on it as in the structure.
   *
   * @param structure that of this model
   * @param path states from the initial one; last states, which only stand for how the run has
   *     ended, are left out
   * @param cycleStart the place in it where it goes round, or -1
   */
  public Trace replay(Kripke structure, List<Integer> path, int cycleStart) throws IOException {
    List<Integer> states = path.stream().filter(state -> isOfModel(structure, state)).toList();
    boolean isRound = cycleStart >= 0 && cycleStart < states.size();
    List<Integer> round = new ArrayList<>(states);
    if (isRound) {
      round.add(states.get(cycleStart));
    }
    Map<Long, List<Long>> ways = ways(round);
    Simulation simulation = new Simulation(written, channels);
    List<Trace.Step> steps = new ArrayList<>();
    List<Long> taken = new ArrayList<>();
    Optional<Integer> cycle = Optional.empty();
    check(simulation, structure, round.get(0));
    for (int i = 1; i < round.size(); i++) {
      if (isRound && i == cycleStart + 1) {
        cycle = Optional.of(steps.size() + 1);
      }
      for (long transition : ways.get(key(round.get(i - 1), round.get(i)))) {
        steps.add(simulation.take(transition).step());
        taken.add(transition);
      }
      check(simulation, structure, round.get(i));
    }
    return new Trace(steps, taken, cycle, simulation.state());
  }

  /** Last states have steps to themselves only, and come after all others. */
  private boolean isOfModel(Kripke structure, int state) {
    return structure.holding(state).stream().allMatch(texts::contains);
  }

  private void check(Simulation simulation, Kripke structure, int state) {
    for (Map.Entry<String, StateProbe> probe : originals.entrySet()) {
      boolean holds = structure.holding(state).contains(probe.getKey());
      if (simulation.holds(probe.getValue()) != holds) {
        throw new IllegalStateException(
            "replayed, '" + probe.getKey() + "' is not what it was in state " + state);
      }
    }
  }

  /** The transitions of the steps of a path; a second walk tells the same as the first. */
  private Map<Long, List<Long>> ways(List<Integer> path) throws IOException {
    Set<Long> wanted = new HashSet<>();
    for (int i = 1; i < path.size(); i++) {
      wanted.add(key(path.get(i - 1), path.get(i)));
    }
    Map<Long, List<Long>> ways = new HashMap<>();
    graph.walk(
        new StateGraph.Visitor() {
          @Override
          public void state(GraphState state) {
            for (GraphState.Step step : state.steps()) {
              long key = key(state.number(), step.target());
              if (wanted.contains(key)) {
                ways.putIfAbsent(key, model.originals().of(step.transitions()));
              }
            }
          }

          @Override
          public boolean isSatisfied() {
            return ways.size() == wanted.size();
          }
        });
    return ways;
  }

  private static long key(int from, int to) {
    return (long) from << 32 | to;
  }
}
