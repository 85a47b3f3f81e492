package dev.gyre.exec.interp;

import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds out by trial which promises of {@code xr} and {@code xs} the steps of a state break. What a
 * step uses in its middle, where variables have other values than before it, cannot be told from
 * its text. For one thread.
 */
public final class UseTrial {
  private final InterpretedSystem system;
  private final InterpretedStepper stepper;
  private final List<BrokenPromise> listing = new ArrayList<>();
  private final List<BrokenPromise> firing = new ArrayList<>();

  /** A process uses an end of a channel that another one has promised to use alone. */
  public record BrokenPromise(End end, Party owner, Party user, SourceSpan span) {}

  /**
   * One of the two. Its type is told along with its number, because the step itself may have
   * created it: then the state in which the step begins does not know it.
   */
  public record Party(int process, int automaton) {}

  public UseTrial(InterpretedSystem system) {
    this.system = system;
    this.stepper = new InterpretedStepper(system, OutputListener.SILENT);
    stepper.tell(memory -> watch(memory, listing), memory -> watch(memory, firing));
  }

  private ExclusiveUseListener watch(StateMemory memory, List<BrokenPromise> into) {
    var model = system.layout().system();
    Evaluator names = new Evaluator(memory, stepper.moves());
    return new ExclusiveUseListener(model, memory, names, into);
  }

  /**
   * Lists the steps of a state, and carries some of them out.
   *
   * @param controller the only process that can move, or {@link Stepper#NOBODY}
   * @param suspects the processes of which it matters what they use
   */
  public List<BrokenPromise> of(int[] words, int length, int controller, BitSet suspects) {
    listing.clear();
    firing.clear();
    stepper.load(words, 0, length);
    int count = controller == Stepper.NOBODY ? stepper.enabled() : stepper.enabledIn(controller);
    List<BrokenPromise> found =
        new ArrayList<>(
            listing.stream().filter(use -> suspects.get(use.user().process())).toList());
    for (int i = 0; i < count; i++) {
      long transition = stepper.transition(i);
      if (isTakenBy(suspects, transition)) {
        stepper.fire(transition);
      }
    }
    found.addAll(firing);
    return found;
  }

  private static boolean isTakenBy(BitSet suspects, long transition) {
    int partner = Transitions.partner(transition);
    return !Transitions.isTick(transition)
        && (suspects.get(Transitions.process(transition))
            || (partner >= 0 && suspects.get(partner)));
  }
}
