package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * A transition of one process: from a location, under a guard, with effects, to a location.
 *
 * @param id unique in the whole system, from 0
 * @param target an index into the automaton's locations, or {@link #NO_LOCATION} when the process
 *     ends
 * @param control whether the process keeps the exclusive right to move after this step
 * @param escape 0 for an ordinary edge; otherwise the edge belongs to an {@code unless}, and while
 *     an edge of a smaller positive number can be taken, no edge of a greater number or of number 0
 *     can
 * @param span the statement
 * @param text the statement in short, for people
 */
public record Edge(
    int id,
    int source,
    int target,
    Guard guard,
    List<Effect> effects,
    Control control,
    int escape,
    SourceSpan span,
    String text) {

  /** The target of an edge that ends the process. */
  public static final int NO_LOCATION = -1;

  public Edge {
    effects = List.copyOf(effects);
  }

  public Edge withId(int other) {
    return new Edge(other, source, target, guard, effects, control, escape, span, text);
  }

  public Edge withGuard(Guard other) {
    return new Edge(id, source, target, other, effects, control, escape, span, text);
  }

  public Edge withEffects(List<Effect> other) {
    return new Edge(id, source, target, guard, other, control, escape, span, text);
  }

  /** Whether the process is gone after it. */
  public boolean endsProcess() {
    return effects.stream().anyMatch(Effect.Terminate.class::isInstance);
  }

  /** Whether taking it changes a priority, perhaps inside a {@code d_step}. */
  public boolean setsPriority() {
    return setPriority(effects);
  }

  /** Whether its first statement, perhaps inside a {@code d_step}, copies a message. */
  public boolean startsWithCopy() {
    return startWithCopy(effects);
  }

  private static boolean startWithCopy(List<Effect> effects) {
    if (effects.isEmpty()) {
      return false;
    }
    if (effects.get(0) instanceof Effect.IndivisibleStep step) {
      List<StepProgram.Branch> first = step.program().nodes().get(0).branches();
      return first.size() == 1 && startWithCopy(first.get(0).effects());
    }
    return effects.get(0) instanceof Effect.Receive receive
        && receive.retention() == Effect.Retention.KEEP;
  }

  private static boolean setPriority(List<Effect> effects) {
    return effects.stream()
        .anyMatch(
            effect ->
                effect instanceof Effect.SetPriority
                    || (effect instanceof Effect.IndivisibleStep step
                        && step.program().nodes().stream()
                            .flatMap(node -> node.branches().stream())
                            .anyMatch(branch -> setPriority(branch.effects()))));
  }

  /** Who may move after an edge was taken. */
  public enum Control {
    /** Any process. */
    RELEASE,
    /** Only this one, unless it is blocked: the edge lies inside an {@code atomic}. */
    KEEP
  }
}
