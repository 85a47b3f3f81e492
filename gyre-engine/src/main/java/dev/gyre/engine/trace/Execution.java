package dev.gyre.engine.trace;

import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.exec.interp.StateInspector;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Clock;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TickSequence;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Runs a model one step after another on the interpreter, with all that happens inside atomic
 * sequences. For one thread.
 */
public final class Execution {
  private final InterpretedSystem system;
  private final Stepper stepper;
  private final StepDescriber describer;
  private Point point;
  private List<Fault> faults = List.of();

  /** A moment of an execution, to come back to. */
  public static final class Point {
    private final int[] words;
    private final int controller;
    private final long time;

    private Point(int[] words, int controller, long time) {
      this.words = words;
      this.controller = controller;
      this.time = time;
    }

    /** The state; not to be changed. */
    public int[] words() {
      return words;
    }

    /** The process that alone may move, or {@link Stepper#NOBODY}. */
    public int controller() {
      return controller;
    }
  }

  public Execution(InterpretedSystem system, OutputListener output) {
    this.system = system;
    this.stepper = system.newStepper(output);
    this.describer = new StepDescriber(system);
    this.point = new Point(system.initialState(), Stepper.NOBODY, 0);
  }

  public Point point() {
    return point;
  }

  /** Goes back, or anywhere else. */
  public void goTo(Point elsewhere) {
    point = elsewhere;
    faults = List.of();
  }

  /** Starts anew from a state that others can see. */
  void startFrom(int[] words) {
    goTo(new Point(words, Stepper.NOBODY, 0));
  }

  /** What can happen now; {@link #faults} then tells what went wrong in finding that out. */
  public List<Long> choices() {
    int[] words = point.words();
    stepper.load(words, 0, words.length);
    List<Fault> found = new ArrayList<>();
    if (point.controller() != Stepper.NOBODY) {
      int count = stepper.enabledIn(point.controller());
      found.addAll(stepper.faults());
      if (count > 0) {
        faults = List.copyOf(found);
        return listed(count);
      }
      // The atomic sequence is blocked, so others may go on.
    }
    int count = stepper.enabled();
    found.addAll(stepper.faults());
    faults = List.copyOf(found);
    return listed(count);
  }

  /** Whether something can happen now; ticks of one unit can happen together. */
  public boolean offers(long transition) {
    if (!Transitions.isTick(transition)) {
      return choices().contains(transition);
    }
    choices();
    return (point.controller() == Stepper.NOBODY || !isInsideAtomic())
        && TickSequence.isPossible(stepper, point.words(), transition);
  }

  /** The tick after which no timer runs, if nothing else can happen before. */
  Optional<Long> timeLeft() {
    int left = new Clock(system.layout()).untilRest(point.words());
    Optional<Long> tick = left == 0 ? Optional.empty() : Optional.of(Transitions.tick(left));
    return tick.filter(this::offers);
  }

  /** The ids of the edges a claim can take now; {@link #faults} tells what went wrong. */
  List<Integer> observe(int claim, int location) {
    int[] words = point.words();
    stepper.load(words, 0, words.length);
    stepper.enabled();
    int count = stepper.observe(claim, location);
    faults = List.copyOf(stepper.faults());
    List<Integer> edges = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      edges.add(stepper.observed(i));
    }
    return edges;
  }

  /** Whether an atomic sequence goes on, so that nobody else sees the present state. */
  boolean isInsideAtomic() {
    int[] words = point.words();
    stepper.load(words, 0, words.length);
    return point.controller() != Stepper.NOBODY && stepper.enabledIn(point.controller()) > 0;
  }

  private List<Long> listed(int count) {
    List<Long> choices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      choices.add(stepper.transition(i));
    }
    return choices;
  }

  /**
   * Takes one of the choices just listed.
   *
   * @param number the number the step gets
   * @return what happened; if the step failed half-way, the point stays where it is and nothing has
   *     changed
   */
  public Trace.Step take(long transition, int number) {
    Cancellation.check(); // a trace may have millions of steps
    boolean hasOutcome = stepper.fire(transition);
    faults = List.copyOf(stepper.faults());
    int[] before = point.words();
    if (hasOutcome) {
      long time = point.time + (Transitions.isTick(transition) ? Transitions.units(transition) : 0);
      point =
          new Point(Arrays.copyOf(stepper.words(), stepper.length()), stepper.controller(), time);
    }
    boolean hasFailed = faults.stream().anyMatch(fault -> fault.kind() == Fault.Kind.ASSERTION);
    Trace.Step step =
        describer
            .describe(transition, number, before, point.words())
            .with(hasFailed ? Trace.Step.Outcome.ASSERTION_FAILS : Trace.Step.Outcome.FINE);
    return system.layout().features().hasTimers() ? step.at(point.time) : step;
  }

  /** What went wrong in the last listing or step. */
  public List<Fault> faults() {
    return faults;
  }

  /** The declarations {@code xr} and {@code xs} that are broken at the present point. */
  public List<Fault> brokenPromises() {
    int[] words = point.words();
    ExclusiveUseCheck check = new ExclusiveUseCheck(system);
    return isInsideAtomic()
        ? check.faultsOf(point.controller(), words, words.length)
        : check.faults(words, words.length);
  }

  /** Whether all processes may rest where they are. */
  public boolean isValidEnd() {
    stepper.load(point.words(), 0, point.words().length);
    return stepper.isValidEnd();
  }

  public StateView view() {
    return new StateView(system.layout(), point.words());
  }

  /** A closer look at the present state. */
  public StateInspector inspector() {
    return system.inspect(point.words(), point.words().length);
  }

  /** What a transition would do, in words. */
  public StepDescriber describer() {
    return describer;
  }

  /** The processes that can move; it does not matter who is inside an atomic sequence. */
  private BitSet enabled() {
    stepper.load(point.words(), 0, point.words().length);
    BitSet enabled = new BitSet();
    for (long transition : listed(stepper.enabled())) {
      if (!Transitions.isTick(transition)) {
        enabled.set(Transitions.process(transition));
        if (Transitions.partner(transition) >= 0) {
          enabled.set(Transitions.partner(transition));
        }
      }
    }
    return enabled;
  }

  public Trace.EndState end() {
    return describer.end(view(), enabled());
  }
}
