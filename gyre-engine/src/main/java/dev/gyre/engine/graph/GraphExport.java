package dev.gyre.engine.graph;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.StateFormula;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.engine.trace.StateView;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.RefusedException;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.system.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The state graph of a model in words, to be written in some format. */
public final class GraphExport {
  private final WalkedModel model;
  private final StateGraph graph;
  private final StepLabels labels;
  private final boolean labelsStates;
  private final HiddenVariables isShown;
  private final Optional<StateProbe> colour;
  private final ErrorPath path;

  /** Hears of the states in the order of their numbers. */
  public interface Visitor {
    void node(GraphNode node) throws IOException;
  }

  private GraphExport(
      WalkedModel model,
      StateGraph graph,
      GraphRequest request,
      Optional<StateProbe> colour,
      ErrorPath path) {
    this.model = model;
    this.graph = graph;
    this.labels = StepLabels.of(request.labels(), model);
    this.labelsStates = request.labels() == Labels.PROPOSITIONS;
    this.isShown = new HiddenVariables(request.hidden());
    this.colour = colour;
    this.path = path;
  }

  /**
   * Prepares the graph; if an error is to be marked, it is looked for now.
   *
   * @param written the model, with the condition for colours as its last property
   * @throws RefusedException if what was asked for cannot be done
   */
  public static GraphExport of(ProcessSystem written, GraphRequest request, CheckObserver observer)
      throws RefusedException, IOException {
    // Of two states that stand for each other a condition may hold in one alone.
    WalkedModel model =
        WalkedModel.of(
            written,
            request.readsStates()
                ? request.options().withSymmetry(SymmetryOption.OFF)
                : request.options());
    StateGraph graph = new StateGraph(model, request.limits(), observer);
    ErrorPath path =
        request.errors() == GraphRequest.Errors.MARKED ? ErrorPath.in(graph) : ErrorPath.none();
    Optional<StateProbe> colour =
        request.colour().map(text -> model.condition(last(written).name()));
    return new GraphExport(model, graph, request, colour, path);
  }

  private static LtlProperty last(ProcessSystem system) {
    return system.properties().get(system.properties().size() - 1);
  }

  /** Why a request cannot be met for a model that was read, if so. */
  public static Optional<String> complaint(ProcessSystem written, GraphRequest request) {
    if (request.colour().isPresent()) {
      LtlProperty property = last(written);
      if (property.events().isPresent()
          || StateFormula.temporalOperator(property.formula()).isPresent()) {
        return Optional.of(
            "the colour of a state must be a condition on it, and '"
                + request.colour().get()
                + "' is about steps or runs; leave out temporal operators and events");
      }
    }
    if (request.labels() == Labels.PROPOSITIONS
        && written.properties().stream().noneMatch(property -> property.events().isEmpty())) {
      return Optional.of(
          "the model has no formula about states whose propositions could be shown; --color gives"
              + " one");
    }
    return HiddenVariables.complaint(request.hidden(), written);
  }

  /** What was decided about the graph, and why. */
  public PropertyPlan plan() {
    return model.plan();
  }

  /** What goes wrong at the end of the path that is marked. */
  public Optional<String> error() {
    return path.violation().map(ErrorPath.Violation::message);
  }

  /** How large the graph is; takes as long as a walk through it. */
  public Extent extent() throws IOException {
    return graph.walk(state -> {});
  }

  /** Tells of all states within the limits. */
  public Extent walk(Visitor visitor) throws IOException {
    return graph.walk(state -> visitor.node(node(state)));
  }

  /** Whether labels say what holds in states, as in a Kripke structure. */
  public boolean labelsStates() {
    return labelsStates;
  }

  /**
   * The same, where labels say what holds in states, for formats that have nothing but steps: where
   * a run may end there is a step to the same state whose label says how, besides.
   */
  public Extent walkStructure(Visitor visitor) throws IOException {
    return graph.walk(new FullWalk(state -> visitor.node(node(state, withEndings(state)))));
  }

  private List<GraphNode.Arc> withEndings(GraphState state) {
    List<String> endings = new ArrayList<>();
    if (state.ending() != GraphState.Ending.NONE) {
      endings.add(state.ending() == GraphState.Ending.VALID ? "end" : "deadlock");
    }
    if (!state.faults().isEmpty()) {
      endings.add("error");
    }
    List<GraphNode.Arc> arcs = new ArrayList<>(arcs(state));
    String holding = labels.of(state, new GraphState.Step(state.number(), List.of()));
    for (String ending : endings) {
      String label = holding.isEmpty() ? ending : holding + ", " + ending;
      arcs.add(new GraphNode.Arc(state.number(), label, GraphNode.Mark.NONE));
    }
    return arcs;
  }

  private GraphNode node(GraphState state) {
    return node(state, arcs(state));
  }

  private GraphNode node(GraphState state, List<GraphNode.Arc> arcs) {
    return new GraphNode(
        state.number(),
        traits(state),
        arcs,
        state.faults().stream().map(Fault::message).distinct().toList(),
        () -> new StateView(model.system().layout(), state.words()),
        isShown);
  }

  private Set<GraphNode.Trait> traits(GraphState state) {
    Set<GraphNode.Trait> traits = EnumSet.noneOf(GraphNode.Trait.class);
    if (state.number() == 0) {
      traits.add(GraphNode.Trait.INITIAL);
    }
    switch (state.ending()) {
      case VALID -> traits.add(GraphNode.Trait.END);
      case DEADLOCK -> traits.add(GraphNode.Trait.DEADLOCK);
      case NONE -> {}
    }
    if (!state.faults().isEmpty()) {
      traits.add(GraphNode.Trait.FAULT);
    }
    if (path.contains(state.number())) {
      traits.add(GraphNode.Trait.ERROR_PATH);
    }
    if (colour.filter(c -> c.holdsIn(state.words(), state.words().length)).isPresent()) {
      traits.add(GraphNode.Trait.COLOURED);
    }
    return traits;
  }

  /** If several steps lead to the next state of the path, the first of them is marked. */
  private List<GraphNode.Arc> arcs(GraphState state) {
    Integer next = path.next().get(state.number());
    boolean[] isMarked = {false};
    return state.steps().stream()
        .map(
            step -> {
              boolean isNext = !isMarked[0] && next != null && next == step.target();
              isMarked[0] |= isNext;
              return new GraphNode.Arc(
                  step.target(),
                  labels.of(state, step),
                  isNext ? GraphNode.Mark.ERROR_PATH : GraphNode.Mark.NONE);
            })
        .toList();
  }
}
