package dev.gyre.explore.work;

import dev.gyre.engine.StateCondition;
import dev.gyre.engine.graph.GraphNode;
import dev.gyre.engine.graph.NearestState;
import dev.gyre.engine.graph.Neighbourhood;
import dev.gyre.engine.graph.NeighbourhoodNodes;
import dev.gyre.engine.json.NeighbourhoodJson;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.run.SteppedModel;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.view.graph.NeighbourhoodPicture;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows what can be reached from a place, as a graph, one at a time. Thread-safe. */
public final class Graphs {
  /** More than this no layout makes readable. */
  private static final int MOST_STATES = 3_000;

  private static final int MOST_SEARCHED = 200_000;
  private static final Duration LONGEST_DRAWING = Duration.ofSeconds(30);
  private static final Duration LONGEST_SEARCH = Duration.ofSeconds(10);

  private final Workspace workspace;

  public Graphs(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * The states around a place, drawn, as JSON.
   *
   * @throws IllegalArgumentException if there is no such place, state or condition
   * @throws ConflictException if it takes too long
   */
  public synchronized String graph(RunPosition place, GraphView view) {
    return TimedWork.within(
        LONGEST_DRAWING,
        "to draw this takes too long; show fewer states",
        () -> drawn(place, view));
  }

  private String drawn(RunPosition place, GraphView view) {
    List<String> remarks = new ArrayList<>();
    Optional<StateCondition> condition = view.condition().map(text -> condition(place, text));
    Neighbourhood states = grown(place, view, model(place, view, condition, remarks));
    if (states.leftOut() > 0) {
      remarks.add(
          "only the first "
              + MOST_STATES
              + " states are shown; "
              + states.leftOut()
              + " steps lead to others");
    }
    if (!states.isFollowedToItsEnd()) {
      remarks.add("an atomic sequence is too long to be followed along all its ways");
    }
    Optional<StateProbe> probe = condition.map(c -> c.probe(place.channels()));
    List<GraphNode> nodes = NeighbourhoodNodes.of(states, probe);
    if (condition.isPresent()) {
      long holding = nodes.stream().filter(n -> n.is(GraphNode.Trait.COLOURED)).count();
      remarks.add("the condition holds in " + holding + " of the states shown");
    }
    String name = workspace.version(place.model()).source().file().name();
    return NeighbourhoodJson.of(
        states, NeighbourhoodPicture.of(name, nodes, states::parent), remarks);
  }

  private static Neighbourhood grown(RunPosition place, GraphView view, SteppedModel model) {
    Neighbourhood states = new Neighbourhood(model, view.atomic(), MOST_STATES);
    states.startAt(place.path());
    states.grow(view.depth());
    states.along(view.along());
    for (int number : view.grown()) {
      if (number >= states.size()) {
        throw new IllegalArgumentException("there is no state " + number + " to grow from");
      }
      states.expand(number);
    }
    return states;
  }

  /**
   * The states of such a graph on a way from its root, as JSON.
   *
   * @throws IllegalArgumentException if there is no such place, state or condition
   * @throws ConflictException if it takes too long
   */
  public synchronized String whereabouts(RunPosition place, GraphView view, List<Long> way) {
    return TimedWork.within(
        LONGEST_DRAWING,
        "to look for this place takes too long; show fewer states",
        () -> {
          Optional<StateCondition> condition = view.condition().map(text -> condition(place, text));
          SteppedModel model = model(place, view, condition, new ArrayList<>());
          return NeighbourhoodJson.of(grown(place, view, model).follow(way));
        });
  }

  /** A condition may hold in one of two symmetric states alone, so with one each counts. */
  private SteppedModel model(
      RunPosition place, GraphView view, Optional<StateCondition> condition, List<String> remarks) {
    if (condition.isPresent() || view.symmetry() == GraphView.Symmetry.IGNORED) {
      if (view.symmetry() == GraphView.Symmetry.USED) {
        remarks.add("states are not merged up to symmetry while a condition is marked");
      }
      return SteppedModel.of(
          condition.map(StateCondition::system).orElseGet(() -> system(place)), place.channels());
    }
    SteppedModel model = SteppedModel.symmetric(system(place), place.channels());
    remarks.add(
        model.symmetry().isEmpty()
            ? "the model has no symmetry by which states could be merged"
            : "states that are equal up to symmetry are shown as one");
    return model;
  }

  /**
   * The nearest state from a place in which a condition holds, as JSON.
   *
   * @throws IllegalArgumentException if there is no such place or condition
   */
  public synchronized String nearest(RunPosition place, String text) {
    return TimedWork.within(
        LONGEST_DRAWING,
        "to look for such a state takes too long",
        () -> {
          StateCondition condition = condition(place, text);
          Neighbourhood states =
              new Neighbourhood(
                  SteppedModel.of(condition.system(), place.channels()),
                  Neighbourhood.Atomic.COLLAPSED,
                  MOST_SEARCHED);
          states.startAt(place.path());
          return NeighbourhoodJson.of(
              NearestState.in(states, condition.probe(place.channels()), LONGEST_SEARCH.toNanos()));
        });
  }

  private StateCondition condition(RunPosition place, String text) {
    return StateCondition.read(workspace.version(place.model()).source(), text);
  }

  private ProcessSystem system(RunPosition place) {
    return workspace.version(place.model()).executable();
  }
}
