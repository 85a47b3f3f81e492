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
  public record BrokenPromise(End end, int owner, int process, SourceSpan span) {}

  public UseTrial(InterpretedSystem system) {
    this.system = system;
    this.stepper = new InterpretedStepper(system, OutputListener.SILENT);
    stepper.tell(memory -> watch(memory, listing), memory -> watch(memory, firing));
  }

  private ExclusiveUseListener watch(StateMemory memory, List<BrokenPromise> into) {
    var model = system.layout().system();
    return new ExclusiveUseListener(model, memory, new Evaluator(model, memory, stepper), into);
  }

  /**
   * Lists the steps of a state, and carries some of them out.
   *
   * @param controller the only process that can move, or {@link Stepper#NOBODY}
   * @param edges the ids of edges that are carried out
   * @param guarded the processes of which it matters what their guards use
   */
  public List<BrokenPromise> of(
      int[] words, int length, int controller, BitSet edges, BitSet guarded) {
    listing.clear();
    firing.clear();
    stepper.load(words, 0, length);
    int count = controller == Stepper.NOBODY ? stepper.enabled() : stepper.enabledIn(controller);
    List<BrokenPromise> found =
        new ArrayList<>(listing.stream().filter(use -> guarded.get(use.process())).toList());
    for (int i = 0; i < count; i++) {
      long transition = stepper.transition(i);
      if (isCarriedOut(transition, edges)) {
        stepper.fire(transition);
      }
    }
    found.addAll(firing);
    return found;
  }

  private static boolean isCarriedOut(long transition, BitSet edges) {
    return !Transitions.isTick(transition)
        && (edges.get(Transitions.edge(transition))
            || (Transitions.partner(transition) >= 0
                && edges.get(Transitions.partnerEdge(transition))));
  }
}
