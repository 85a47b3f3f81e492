package dev.gyre.audit;

import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Single steps of a system, also inside atomic sequences. For one thread. */
final class Cursor {
  private final Stepper stepper;

  /**
   * A moment of a run.
   *
   * @param words the words of the state, not to be changed
   * @param controller who goes on before anybody else can move, or {@link Stepper#NOBODY}
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Moment(int[] words, int controller) {
    static Moment of(int[] state) {
      return new Moment(state, Stepper.NOBODY);
    }

    /** Whether others can see it. */
    boolean isVisible() {
      return controller == Stepper.NOBODY;
    }
  }

  /**
   * What can be seen of a moment.
   *
   * @param moment the moment; it is visible if the process in control could not go on
   * @param steps what can happen
   * @param faults what goes wrong while that is found out
   * @param isValidEnd whether it is no failure if nobody can move
   */
  record View(Moment moment, Set<Long> steps, Set<String> faults, boolean isValidEnd) {
    /** Whether time can pass. */
    boolean hasTick() {
      return steps.stream().anyMatch(Transitions::isTick);
    }

    /** The steps in which none of some processes takes part. */
    Set<Long> without(Set<Integer> processes) {
      Set<Long> left = new LinkedHashSet<>(steps);
      left.removeIf(t -> !Transitions.isTick(t) && isBy(t, processes));
      return left;
    }

    /** Who can move, apart from some. */
    Set<Integer> able(Set<Integer> apartFrom) {
      Set<Integer> able = new HashSet<>();
      steps.forEach(t -> able.addAll(movers(t)));
      able.removeAll(apartFrom);
      return able;
    }
  }

  /**
   * What a step did.
   *
   * @param after where it led; null if there is no outcome
   * @param faults what went wrong
   */
  record Outcome(Moment after, Set<String> faults) {}

  Cursor(TransitionSystem system) {
    this.stepper = system.newStepper();
  }

  /** What can be seen; the process in control first, and all if it cannot go on. */
  View view(Moment moment) {
    stepper.load(moment.words(), 0, moment.words().length);
    if (!moment.isVisible()) {
      int count = stepper.enabledIn(moment.controller());
      if (count > 0) {
        return new View(moment, listed(count), faults(), true);
      }
      stepper.load(moment.words(), 0, moment.words().length);
    }
    int count = stepper.enabled();
    return new View(
        Moment.of(moment.words()), listed(count), faults(), count > 0 || stepper.isValidEnd());
  }

  private Set<Long> listed(int count) {
    Set<Long> steps = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      steps.add(stepper.transition(i));
    }
    return steps;
  }

  /** Takes a step that the moment has. */
  Outcome take(View view, long step) {
    stepper.load(view.moment().words(), 0, view.moment().words().length);
    if (view.moment().isVisible()) {
      stepper.enabled();
    } else {
      stepper.enabledIn(view.moment().controller());
    }
    boolean hasOutcome = stepper.fire(step);
    Set<String> faults = faults();
    Moment after =
        hasOutcome
            ? new Moment(Arrays.copyOf(stepper.words(), stepper.length()), stepper.controller())
            : null;
    return new Outcome(after, faults);
  }

  /** Who is watched over apart from the system, such as {@code xr} and {@code xs}, is left out. */
  private Set<String> faults() {
    Set<String> faults = new TreeSet<>();
    for (Fault fault : stepper.faults()) {
      if (fault.kind() != Fault.Kind.EXCLUSIVE_USE) {
        faults.add(fault.kind() + " at " + fault.span());
      }
    }
    return faults;
  }

  /** Who takes part in a step. */
  static List<Integer> movers(long step) {
    if (Transitions.isTick(step)) {
      return List.of();
    }
    int partner = Transitions.partner(step);
    return partner < 0
        ? List.of(Transitions.process(step))
        : List.of(Transitions.process(step), partner);
  }

  private static boolean isBy(long step, Set<Integer> processes) {
    return movers(step).stream().anyMatch(processes::contains);
  }
}
