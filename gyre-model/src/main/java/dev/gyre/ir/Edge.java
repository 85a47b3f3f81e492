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

  /** Whether an effect is of this kind, those inside a {@code d_step} left aside. */
  public boolean does(Effect.Kind kind) {
    return effects.stream().anyMatch(effect -> effect.kind() == kind);
  }

  /** Whether the process is gone after it. */
  public boolean endsProcess() {
    return does(Effect.Kind.TERMINATE);
  }

  /** Whether taking it changes a priority, perhaps inside a {@code d_step}. */
  public boolean setsPriority() {
    return effects.stream().anyMatch(Edge::changesPriority);
  }

  private static boolean changesPriority(Effect effect) {
    return switch (effect.kind()) {
      case SET_PRIORITY -> true;
      case INDIVISIBLE_STEP ->
          ((Effect.IndivisibleStep) effect)
              .program()
              .branches()
              .anyMatch(branch -> branch.effects().stream().anyMatch(Edge::changesPriority));
      case ASSIGN, SEND, RECEIVE, CHECK, REQUIRE, PRINT, PRINT_NAME, SPAWN_PROCESS, TERMINATE ->
          false;
    };
  }

  /** Whether its first statement, perhaps inside a {@code d_step}, copies a message. */
  public boolean startsWithCopy() {
    return !effects.isEmpty() && copies(effects.get(0));
  }

  private static boolean copies(Effect first) {
    return switch (first.kind()) {
      case RECEIVE -> ((Effect.Receive) first).retention() == Effect.Retention.KEEP;
      case INDIVISIBLE_STEP -> {
        List<StepProgram.Branch> starts =
            ((Effect.IndivisibleStep) first).program().nodes().get(0).branches();
        List<Effect> effects = starts.size() == 1 ? starts.get(0).effects() : List.of();
        yield !effects.isEmpty() && copies(effects.get(0));
      }
      case ASSIGN,
          SEND,
          CHECK,
          REQUIRE,
          PRINT,
          PRINT_NAME,
          SPAWN_PROCESS,
          SET_PRIORITY,
          TERMINATE ->
          false;
    };
  }

  /** Who may move after an edge was taken. */
  public enum Control {
    /** Any process. */
    RELEASE,
    /** Only this one, unless it is blocked: the edge lies inside an {@code atomic}. */
    KEEP
  }
}
