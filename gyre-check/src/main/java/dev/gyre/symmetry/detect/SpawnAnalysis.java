package dev.gyre.symmetry.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Follows a process that exists once and creates all others, usually {@code init}, as far as it can
 * be foreseen: through its loops, with the values of its scalar variables where they do not depend
 * on anything else. Whatever is not known may be anything. So all processes that it may create are
 * found, with their arguments, and at each statement those that exist already.
 *
 * <p>Invariant: every situation that the creator comes to in a run of the model is among those
 * visited here, with the same processes created before it.
 */
final class SpawnAnalysis {
  private static final int MAX_SITUATIONS = 4000;

  /**
   * Above this many processes {@code run} may fail, and then it matters who has ended. Kept clear
   * of the limit.
   */
  private static final int MAX_PROCESSES = ModelLimits.MAX_PROCESSES - 5;

  private final ProcessSystem system;
  private final ProcessAutomaton creator;
  private final Observer observer;
  private final DetectionBudget budget;
  private final Set<Situation> seen = new HashSet<>();
  private final Deque<Situation> open = new ArrayDeque<>();
  private final Set<SpawnedProcess> all = new LinkedHashSet<>();
  private boolean isComplete = true;
  private boolean isDisturbed;

  /** Hears of each statement in each situation in which it may be reached. */
  interface Observer {
    void reached(Guard guard, CreatorState foresight, SourceSpan span);

    void reached(Effect effect, CreatorState foresight, SourceSpan span);
  }

  /**
   * A point of the creator.
   *
   * @param mayOthersMove whether others may have moved since the first process was created
   */
  private record Situation(int location, CreatorState foresight, boolean mayOthersMove) {}

  /**
   * @param number the number of the process that creates others
   */
  SpawnAnalysis(
      ProcessSystem system,
      ProcessAutomaton creator,
      int number,
      Observer observer,
      DetectionBudget budget) {
    this.system = system;
    this.creator = creator;
    this.observer = observer;
    this.budget = budget;
    if (!OrdinarySpawns.only(creator)) {
      isComplete = false;
      return;
    }
    visit(new Situation(creator.initial(), CreatorState.atStart(creator, number), false));
    while (!open.isEmpty() && isComplete) {
      expand(open.pop());
    }
  }

  ProcessAutomaton creator() {
    return creator;
  }

  /** Whether everything could be foreseen. */
  boolean isComplete() {
    return isComplete;
  }

  /** Whether others may move between two creations. */
  boolean isDisturbed() {
    return isDisturbed;
  }

  /** All processes that may be created. */
  Set<SpawnedProcess> all() {
    return all;
  }

  private void visit(Situation situation) {
    int processes = system.start().size() + situation.foresight().created().size();
    if (seen.size() > MAX_SITUATIONS || processes > MAX_PROCESSES) {
      isComplete = false;
    } else if (seen.add(situation)) {
      budget.spend(creator.locals().size() + processes);
      open.push(situation);
    }
  }

  private void expand(Situation situation) {
    List<Edge> edges = creator.locations().get(situation.location).edges();
    CreatorState foresight = situation.foresight;
    boolean isOneOpen = edges.stream().anyMatch(e -> truth(e.guard(), foresight) == Truth.YES);
    boolean isInterrupted =
        situation.mayOthersMove || (!foresight.created().isEmpty() && mayBlock(edges, isOneOpen));
    for (Edge edge : edges) {
      observer.reached(edge.guard(), foresight, edge.span());
      if (truth(edge.guard(), foresight) == Truth.NO || isOtherOpen(edge, edges, foresight)) {
        continue;
      }
      for (CreatorState outcome : run(edge.effects(), foresight, edge.span())) {
        isDisturbed |= isInterrupted && outcome.created().size() > foresight.created().size();
        if (edge.target() != Edge.NO_LOCATION) {
          boolean isReleased = !outcome.created().isEmpty() && letsOthersMove(edge);
          visit(new Situation(edge.target(), outcome, isInterrupted || isReleased));
        }
      }
    }
  }

  /**
   * Whether an edge is an {@code else} that surely cannot be taken. What an {@code unless} guards
   * says nothing about an {@code else} in its escape, which comes first.
   */
  private static boolean isOtherOpen(Edge edge, List<Edge> edges, CreatorState foresight) {
    return isElse(edge)
        && edges.stream()
            .filter(other -> isBeside(other, edge))
            .anyMatch(other -> truth(other.guard(), foresight) == Truth.YES);
  }

  private static boolean isElse(Edge edge) {
    return edge.guard().kind() == Guard.Kind.OTHERWISE;
  }

  private static boolean isBeside(Edge other, Edge edge) {
    return other.escape() == edge.escape();
  }

  /**
   * Whether the creator may have to wait at a location, so that others move even where it stands
   * inside an {@code atomic}.
   */
  private boolean mayBlock(List<Edge> edges, boolean isOneOpen) {
    boolean hasElse = edges.stream().anyMatch(SpawnAnalysis::isElse);
    return creator.provided().isPresent() || !(isOneOpen || hasElse);
  }

  /** Whether another process may move after an edge: at its end, or because it meets another. */
  private static boolean letsOthersMove(Edge edge) {
    return edge.control() == Edge.Control.RELEASE || mayMeet(edge.guard());
  }

  private enum Truth {
    YES,
    NO,
    MAYBE
  }

  private static Truth truth(Guard guard, CreatorState foresight) {
    return switch (guard.kind()) {
      case ALWAYS -> Truth.YES;
      case HOLDS -> truth(foresight.evaluator().value(((Guard.Holds) guard).condition()));
      case CAN_SEND, CAN_RECEIVE, OTHERWISE, ANY_OF, OBSERVES -> Truth.MAYBE;
    };
  }

  private static Truth truth(OptionalInt value) {
    if (value.isEmpty()) {
      return Truth.MAYBE;
    }
    return value.getAsInt() != 0 ? Truth.YES : Truth.NO;
  }

  // ---- effects

  private Set<CreatorState> run(List<Effect> effects, CreatorState from, SourceSpan span) {
    Set<CreatorState> now = Set.of(from);
    for (Effect effect : effects) {
      Set<CreatorState> next = new LinkedHashSet<>();
      for (CreatorState each : now) {
        if (effect.kind() == Effect.Kind.INDIVISIBLE_STEP) {
          next.addAll(run(((Effect.IndivisibleStep) effect).program(), each));
        } else {
          observer.reached(effect, each, span);
          next.add(new CreatorTransfer(system, each, all).after(effect));
        }
      }
      now = next;
    }
    return now;
  }

  private Set<CreatorState> run(StepProgram program, CreatorState from) {
    Set<CreatorState> outcomes = new LinkedHashSet<>();
    Set<Situation> visited = new HashSet<>();
    Deque<Situation> left = new ArrayDeque<>();
    left.push(new Situation(0, from, false));
    while (!left.isEmpty() && isComplete) {
      Situation situation = left.pop();
      budget.spend(creator.locals().size());
      if (situation.location == StepProgram.EXIT) {
        outcomes.add(situation.foresight);
      } else if (visited.add(situation)) {
        isComplete = visited.size() < MAX_SITUATIONS && isSmall(situation.foresight);
        branches(program.nodes().get(situation.location), situation.foresight, left);
      }
    }
    return outcomes;
  }

  private boolean isSmall(CreatorState foresight) {
    return system.start().size() + foresight.created().size() <= MAX_PROCESSES;
  }

  private void branches(StepProgram.Node node, CreatorState foresight, Deque<Situation> left) {
    for (StepProgram.Branch branch : node.branches()) {
      observer.reached(branch.guard(), foresight, branch.span());
      Truth truth = truth(branch.guard(), foresight);
      if (truth != Truth.NO) {
        run(branch.effects(), foresight, branch.span())
            .forEach(outcome -> left.push(new Situation(branch.target(), outcome, false)));
      }
      if (truth == Truth.YES) {
        return;
      }
    }
  }

  /** Whether a step with this guard may be a meeting, after which the other side may go on. */
  private static boolean mayMeet(Guard guard) {
    return switch (guard.kind()) {
      case ALWAYS, HOLDS, OTHERWISE -> false;
      case CAN_SEND, CAN_RECEIVE, ANY_OF, OBSERVES -> true;
    };
  }
}
