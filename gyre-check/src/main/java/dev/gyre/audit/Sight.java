package dev.gyre.audit;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What a property sees of a state of the system: equal values look the same to it. */
public interface Sight {
  /** For one worker. */
  Object of(int[] state);

  /** Nothing is looked at but what goes wrong. */
  static Supplier<Sight> none() {
    return () -> state -> "";
  }

  /** Which edges of a claim are open, at each of its locations. */
  static Supplier<Sight> ofClaim(TransitionSystem system, ProcessAutomaton claim) {
    return () -> {
      Stepper stepper = system.newStepper();
      return state -> open(stepper, claim, state);
    };
  }

  private static List<Integer> open(Stepper stepper, ProcessAutomaton claim, int[] state) {
    List<Integer> open = new ArrayList<>();
    stepper.load(state, 0, state.length);
    stepper.enabled();
    for (int location = 0; location < claim.locations().size(); location++) {
      int count = stepper.observe(claim.index(), location);
      for (int i = 0; i < count; i++) {
        open.add(stepper.observed(i));
      }
    }
    return open;
  }

  /** Whether some process is at a label that is asked about. */
  static Supplier<Sight> ofLabels(CycleQuestion question) {
    return () -> question::marks;
  }
}
