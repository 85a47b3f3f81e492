package dev.gyre.engine.graph;

import dev.gyre.engine.run.SteppedModel;
import dev.gyre.engine.trace.Execution;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.search.Canonicalization;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The states around a place of a model, grown state by state. They get their numbers in the order
 * in which they are met, so the same growth gives the same numbers. Of states that are equal up to
 * symmetry the one that was met first stands for all; the way to it is a run of the model. For one
 * thread.
 */
public final class Neighbourhood {
  /** An atomic sequence with more steps than this from one state is not followed further. */
  private static final int MOST_INSIDE = 10_000;

  private static final int LONGEST_INSIDE = 1_000;

  private final SteppedModel model;
  private final Atomic atomic;
  private final int maxStates;
  private final Stepper stepper;
  private final Optional<Canonicalization.Representative> representative;
  private final Map<StateKey, Integer> numbers = new HashMap<>();
  private final List<Site> sites = new ArrayList<>();
  private long leftOut;
  private boolean isFollowedToItsEnd = true;

  /** Whether what happens inside atomic sequences is shown. */
  public enum Atomic {
    /** A sequence is one step. */
    COLLAPSED,
    SHOWN
  }

  public Neighbourhood(SteppedModel model, Atomic atomic, int maxStates) {
    this.model = model;
    this.atomic = atomic;
    this.maxStates = maxStates;
    this.stepper = model.system().newStepper();
    this.representative = model.symmetry().map(Canonicalization::newRepresentative);
  }

  /**
   * Puts the state at the end of a path in the middle.
   *
   * @throws IllegalArgumentException if the steps cannot be made
   */
  public void startAt(List<Long> path) {
    Execution execution = new Execution(model.system(), OutputListener.SILENT);
    for (int i = 0; i < path.size(); i++) {
      if (!execution.offers(path.get(i))) {
        throw new IllegalArgumentException("step " + (i + 1) + " cannot be made here");
      }
      execution.take(path.get(i), i + 1);
    }
    int[] words = execution.point().words();
    add(new StateKey(words, controller(words, execution.point().controller())), -1, List.of());
  }

  /** Expands all states that are fewer than so many steps away from the first one. */
  public void grow(int depth) {
    int end = sites.size();
    for (int level = 0, next = 0; level < depth && next < end; level++) {
      for (; next < end; next++) {
        expand(next);
      }
      end = sites.size();
    }
  }

  /** Expands the states on a way from the first one, as far as it can be followed. */
  public void along(List<Long> path) {
    walked(path, this::expand);
  }

  /**
   * The states on a way from the first one, as far as they were met. A state that is equal up to
   * symmetry to one that was met counts as that one.
   */
  public Whereabouts follow(List<Long> path) {
    return walked(path, number -> {});
  }

  /** Executes the way itself, since a state that is shown may have other steps than its equal. */
  private Whereabouts walked(List<Long> path, IntConsumer visit) {
    List<Integer> states = new ArrayList<>(List.of(0));
    visit.accept(0);
    int followed = 0;
    StateKey at = sites.get(0).state();
    for (int i = 0; i < path.size(); i++) {
      if (!choices(at, new ArrayList<>()).contains(path.get(i)) || !stepper.fire(path.get(i))) {
        break;
      }
      at = outcome();
      if (isShown(at)) {
        Integer number = numbers.get(representative(at));
        if (number == null) {
          break;
        }
        states.add(number);
        followed = i + 1;
        visit.accept(number);
      }
    }
    return new Whereabouts(states, followed);
  }

  private StateKey outcome() {
    StateKey outcome = StateKey.copy(stepper.words(), stepper.length(), stepper.controller());
    return new StateKey(outcome.words(), controller(outcome.words(), outcome.controller()));
  }

  private boolean isShown(StateKey state) {
    return atomic == Atomic.SHOWN || state.controller() == Stepper.NOBODY;
  }

  /** Whether a step leads to the very state that is shown, not only to one that is equal to it. */
  public boolean isExact(int number, GraphState.Step step) {
    Site target = sites.get(step.target());
    return model.symmetry().isEmpty()
        || (target.parent() == number && target.steps().equals(step.transitions()));
  }

  /** Adds the states that follow a state. */
  public void expand(int number) {
    Site site = sites.get(number);
    if (site.isExpanded()) {
      return;
    }
    Cancellation.check();
    List<GraphState.Step> arcs = new ArrayList<>();
    List<Fault> faults = new ArrayList<>();
    List<Long> choices = choices(site.state(), faults);
    GraphState.Ending ending = choices.isEmpty() ? ending() : GraphState.Ending.NONE;
    Inside inside = new Inside(number, arcs, faults);
    for (long choice : choices) {
      inside.take(site.state(), choice);
    }
    sites.set(number, site.expanded(ending, arcs, faults));
  }

  private GraphState.Ending ending() {
    return stepper.isValidEnd() ? GraphState.Ending.VALID : GraphState.Ending.DEADLOCK;
  }

  private List<Long> choices(StateKey state, List<Fault> faults) {
    stepper.load(state.words(), 0, state.words().length);
    int count =
        state.controller() == Stepper.NOBODY
            ? stepper.enabled()
            : stepper.enabledIn(state.controller());
    faults.addAll(stepper.faults());
    List<Long> choices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      choices.add(stepper.transition(i));
    }
    return choices;
  }

  /** Whoever is inside an atomic sequence and can go on; nobody if it is blocked. */
  private int controller(int[] words, int controller) {
    if (controller == Stepper.NOBODY) {
      return controller;
    }
    stepper.load(words, 0, words.length);
    return stepper.enabledIn(controller) > 0 ? controller : Stepper.NOBODY;
  }

  private int add(StateKey state, int parent, List<Long> steps) {
    StateKey known = representative(state);
    Integer number = numbers.get(known);
    if (number != null) {
      return number;
    }
    if (sites.size() == maxStates) {
      return -1;
    }
    numbers.put(known, sites.size());
    sites.add(Site.met(state, parent, steps));
    return sites.size() - 1;
  }

  /** Inside an atomic sequence the number of one process counts, so nothing is exchanged. */
  private StateKey representative(StateKey state) {
    if (representative.isEmpty() || state.controller() != Stepper.NOBODY) {
      return state;
    }
    int length = state.words().length;
    return StateKey.copy(representative.get().of(state.words(), length), length, Stepper.NOBODY);
  }

  /** Follows the steps from one state to states that are shown. */
  private final class Inside {
    private final int from;
    private final List<GraphState.Step> arcs;
    private final List<Fault> faults;
    private final List<Long> walked = new ArrayList<>();
    private int taken;

    Inside(int from, List<GraphState.Step> arcs, List<Fault> faults) {
      this.from = from;
      this.arcs = arcs;
      this.faults = faults;
    }

    void take(StateKey state, long transition) {
      if (++taken > MOST_INSIDE) {
        isFollowedToItsEnd = false;
        return;
      }
      stepper.load(state.words(), 0, state.words().length);
      boolean hasOutcome = stepper.fire(transition);
      faults.addAll(stepper.faults());
      if (!hasOutcome) {
        return;
      }
      StateKey outcome = outcome();
      walked.add(transition);
      if (isShown(outcome)) {
        arrive(outcome);
      } else if (walked.size() == LONGEST_INSIDE) {
        isFollowedToItsEnd = false;
      } else {
        for (long next : choices(outcome, faults)) {
          take(outcome, next);
        }
      }
      walked.remove(walked.size() - 1);
    }

    private void arrive(StateKey state) {
      List<Long> steps = List.copyOf(walked);
      int target = add(state, from, steps);
      if (target < 0) {
        leftOut++;
      } else {
        arcs.add(new GraphState.Step(target, steps));
      }
    }
  }

  /** The transitions from the first state to one that was met. */
  public List<Long> pathTo(int number) {
    List<List<Long>> parts = new ArrayList<>();
    for (int at = number; at > 0; at = sites.get(at).parent()) {
      parts.add(sites.get(at).steps());
    }
    Collections.reverse(parts);
    return parts.stream().flatMap(List::stream).toList();
  }

  public int size() {
    return sites.size();
  }

  /** From which state each was met first. */
  public int parent(int number) {
    return sites.get(number).parent();
  }

  /** The steps from a state, in the order in which they are tried. */
  public List<GraphState.Step> steps(int number) {
    return sites.get(number).arcs();
  }

  /** How many steps lead to states for which there was no room. */
  public long leftOut() {
    return leftOut;
  }

  /** Whether all atomic sequences were followed along all their ways. */
  public boolean isFollowedToItsEnd() {
    return isFollowedToItsEnd;
  }

  List<Site> sites() {
    return sites;
  }

  SteppedModel model() {
    return model;
  }
}
