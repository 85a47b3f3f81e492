package dev.gyre.emptiness;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Stepper;
import dev.gyre.system.TickSequence;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Executes the transitions of a path one by one, the claim's moves included, and notes what happens
 * between the states that others can see. Shares nothing with the product that was searched.
 */
final class LassoReplay {
  private final Stepper stepper;
  private final Optional<ProcessAutomaton> claim;
  private final List<Step> steps = new ArrayList<>();
  private int[] state;
  private int claimLocation;

  /** Who keeps control: a process, {@link Transitions#OBSERVER} for the claim, or nobody. */
  private int controller = Stepper.NOBODY;

  private int transitions;

  /**
   * A step from one state that others can see to the next.
   *
   * @param start how many transitions came before
   * @param source the system's state before it
   * @param claimLocation where the claim was before it
   * @param enabled the processes that could move
   * @param movers the processes that did
   * @param claimEdges the edges that the claim took
   */
  record Step(
      int start,
      IntBuffer source,
      int claimLocation,
      Set<Integer> enabled,
      Set<Integer> movers,
      List<Integer> claimEdges) {}

  /** A path that cannot be executed. */
  static final class BrokenPathException extends Exception {
    private static final long serialVersionUID = 1L;

    BrokenPathException(String message) {
      super(message);
    }
  }

  LassoReplay(TransitionSystem system, Optional<ProcessAutomaton> claim) {
    this.stepper = system.newStepper();
    this.claim = claim;
    this.state = system.initialState();
    this.claimLocation = claim.map(ProcessAutomaton::initial).orElse(0);
    stepper.load(state, 0, state.length);
  }

  /** The steps so far. */
  List<Step> steps() {
    return steps;
  }

  /** Whether others can see the present state. */
  boolean isVisible() {
    return controller == Stepper.NOBODY;
  }

  IntBuffer state() {
    return IntBuffer.wrap(state);
  }

  int claimLocation() {
    return claimLocation;
  }

  void take(long transition) throws BrokenPathException {
    if (isVisible()) {
      begin();
    }
    if (Transitions.process(transition) == Transitions.OBSERVER) {
      moveClaimAlone(Transitions.edge(transition));
    } else {
      move(transition);
    }
    transitions++;
  }

  private void begin() {
    Set<Integer> enabled = new HashSet<>();
    listing().forEach(t -> enabled.addAll(processes(t)));
    steps.add(
        new Step(transitions, state(), claimLocation, enabled, new HashSet<>(), new ArrayList<>()));
  }

  private static Set<Integer> processes(long transition) {
    if (Transitions.isTick(transition)) {
      return Set.of();
    }
    int partner = Transitions.partner(transition);
    int process = Transitions.process(transition);
    return partner < 0 ? Set.of(process) : Set.of(process, partner);
  }

  private List<Long> listing() {
    boolean inside = controller != Stepper.NOBODY && controller != Transitions.OBSERVER;
    int count = inside ? stepper.enabledIn(controller) : stepper.enabled();
    List<Long> listed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      listed.add(stepper.transition(i));
    }
    return listed;
  }

  // ---- the claim

  private void moveClaimAlone(int id) throws BrokenPathException {
    require(isVisible() || controller == Transitions.OBSERVER, "the claim may not move");
    boolean stuck = listing().isEmpty();
    Edge edge =
        location().edges().stream()
            .filter(e -> e.id() == id)
            .findFirst()
            .orElseThrow(() -> broken("the claim has no such edge"));
    require(stuck || edge.control() == Edge.Control.KEEP, "the claim may not move alone");
    takeClaimEdge(edge);
    controller = edge.control() == Edge.Control.KEEP ? Transitions.OBSERVER : Stepper.NOBODY;
    if (controller == Transitions.OBSERVER && openEdges().isEmpty()) {
      controller = Stepper.NOBODY;
    }
  }

  private Location location() throws BrokenPathException {
    return claim.orElseThrow(() -> broken("there is no claim")).locations().get(claimLocation);
  }

  private void takeClaimEdge(Edge edge) throws BrokenPathException {
    require(openEdges().contains(edge.id()), "the claim's edge is not open");
    last().claimEdges().add(edge.id());
    claimLocation = edge.target();
  }

  private Set<Integer> openEdges() {
    stepper.enabled();
    int count = stepper.observe(claim.orElseThrow().index(), claimLocation);
    Set<Integer> open = new HashSet<>();
    for (int i = 0; i < count; i++) {
      open.add(stepper.observed(i));
    }
    return open;
  }

  private Step last() {
    return steps.get(steps.size() - 1);
  }

  // ---- the system

  private void move(long transition) throws BrokenPathException {
    boolean claimMoves = claim.isPresent() && (isVisible() || controller == Transitions.OBSERVER);
    int choice = Transitions.choice(transition);
    require(claimMoves == (choice >= 0), "the claim moves at the wrong time");
    if (claimMoves) {
      require(choice < location().edges().size(), "the claim has no such edge");
      Edge edge = location().edges().get(choice);
      require(edge.control() == Edge.Control.RELEASE, "the claim must move alone");
      takeClaimEdge(edge);
    }
    long step = Transitions.ofSystem(transition);
    require(isPossible(step), "the system cannot do this");
    require(stepper.fire(step), "the step has no outcome");
    last().movers().addAll(processes(step));
    controller = stepper.controller();
    stepper.proceed();
    state = Arrays.copyOf(stepper.words(), stepper.length());
    if (controller != Stepper.NOBODY && stepper.enabledIn(controller) == 0) {
      controller = Stepper.NOBODY;
    }
  }

  private boolean isPossible(long step) {
    return Transitions.isTick(step)
        ? TickSequence.isPossible(stepper, state, step)
        : listing().contains(step);
  }

  private void require(boolean condition, String otherwise) throws BrokenPathException {
    if (!condition) {
      throw broken(otherwise);
    }
  }

  private BrokenPathException broken(String why) {
    return new BrokenPathException("transition " + transitions + ": " + why);
  }
}
