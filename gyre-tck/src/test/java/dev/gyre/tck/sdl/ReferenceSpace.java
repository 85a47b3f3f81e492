package dev.gyre.tck.sdl;

import dev.gyre.source.SourceFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** All that a system can do, by the reference interpreter, for questions about its runs. */
final class ReferenceSpace {
  private final ReferenceModel model;
  private final List<List<Optional<ReferenceInstance>>> worlds = new ArrayList<>();
  private final List<List<Edge>> edges = new ArrayList<>();
  private final Map<List<Optional<ReferenceInstance>>, Integer> numbers = new HashMap<>();

  /** A step to a world, by its number. */
  private record Edge(ReferenceStep step, int target) {}

  /** Somebody who follows a run, and says when it goes wrong. */
  interface Watcher {
    /** What he knows at the start; empty if that is wrong already. */
    Optional<List<String>> first(List<Optional<ReferenceInstance>> world);

    /** What he knows after a step; empty if the run has gone wrong. */
    Optional<List<String>> after(List<String> now, ReferenceStep step);
  }

  private record Watched(int world, List<String> knows) {}

  private ReferenceSpace(ReferenceModel model) {
    this.model = model;
  }

  /** Empty if there are too many states, or errors that end runs. */
  static Optional<ReferenceSpace> of(String text, int capacity, int mostStates) {
    return of(text, capacity, mostStates, 0);
  }

  /**
   * The same of an open system.
   *
   * @param stimuli how many signals come from outside
   */
  static Optional<ReferenceSpace> of(String text, int capacity, int mostStates, int stimuli) {
    ReferenceModel model =
        ReferenceModel.of(new SourceFile("system.sdl", text), ReferenceModel.Senders.KEPT)
            .withStimuli(stimuli);
    ReferenceSpace space = new ReferenceSpace(model);
    ReferenceInterpreter interpreter = new ReferenceInterpreter(model, capacity, mostStates);
    try {
      return space.fill(interpreter, mostStates) ? Optional.of(space) : Optional.empty();
    } catch (ReferenceTransition.TooLong tooLong) {
      return Optional.empty();
    }
  }

  /** False if there is too much of it. */
  private boolean fill(ReferenceInterpreter interpreter, int mostStates) {
    number(interpreter.initial());
    for (int i = 0; i < worlds.size(); i++) {
      for (ReferenceStep step : interpreter.successors(worlds.get(i))) {
        int target = number(step.world());
        edges.get(i).add(new Edge(step, target));
      }
      boolean isRight = interpreter.errors().stream().allMatch(e -> e == ReferenceError.Kind.REST);
      if (worlds.size() > mostStates || !isRight) {
        return false;
      }
    }
    return true;
  }

  private int number(List<Optional<ReferenceInstance>> world) {
    return numbers.computeIfAbsent(
        world,
        key -> {
          worlds.add(key);
          edges.add(new ArrayList<>());
          return worlds.size() - 1;
        });
  }

  ReferenceModel model() {
    return model;
  }

  int size() {
    return worlds.size();
  }

  /** Whether some run goes wrong. */
  boolean goesWrong(Watcher watcher) {
    Optional<List<String>> first = watcher.first(worlds.get(0));
    if (first.isEmpty()) {
      return true;
    }
    Set<Watched> seen = new HashSet<>();
    Deque<Watched> open = new ArrayDeque<>();
    open.add(new Watched(0, first.get()));
    seen.add(open.peek());
    while (!open.isEmpty()) {
      Watched at = open.remove();
      for (Edge edge : edges.get(at.world())) {
        Optional<List<String>> knows = watcher.after(at.knows(), edge.step());
        if (knows.isEmpty()) {
          return true;
        }
        Watched next = new Watched(edge.target(), knows.get());
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return false;
  }

  /** Whether some run never comes to a goal after a step that asks for it, or after the start. */
  boolean neverComes(Optional<Predicate<ReferenceStep>> trigger, Predicate<ReferenceStep> goal) {
    boolean[] avoids = avoiding(goal);
    if (trigger.isEmpty()) {
      return !goal.test(ReferenceStep.silent(worlds.get(0))) && avoids[0];
    }
    for (List<Edge> from : edges) {
      for (Edge edge : from) {
        if (trigger.get().test(edge.step()) && !goal.test(edge.step()) && avoids[edge.target()]) {
          return true;
        }
      }
    }
    return false;
  }

  /** From which worlds there is a run without an end, or one that stays, without a goal. */
  private boolean[] avoiding(Predicate<ReferenceStep> goal) {
    boolean[] avoids = new boolean[worlds.size()];
    Arrays.fill(avoids, true);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < avoids.length; i++) {
        if (avoids[i] && !edges.get(i).isEmpty() && !goesOn(i, goal, avoids)) {
          avoids[i] = false;
          changed = true;
        }
      }
    }
    return avoids;
  }

  private boolean goesOn(int from, Predicate<ReferenceStep> goal, boolean[] avoids) {
    return edges.get(from).stream().anyMatch(e -> avoids[e.target()] && !goal.test(e.step()));
  }
}
