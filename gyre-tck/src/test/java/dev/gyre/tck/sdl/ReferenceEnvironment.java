package dev.gyre.tck.sdl;

import dev.gyre.tck.sdl.ReferenceInstance.Origin;
import dev.gyre.tck.sdl.ReferenceInstance.Signal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What comes from outside: at any time any signal that a route leads in, so many of them. */
final class ReferenceEnvironment {
  private static final long MOST_VALUE = 1000;

  private final ReferenceModel model;

  ReferenceEnvironment(ReferenceModel model) {
    this.model = model;
  }

  /** The environment when it may still send so many signals. */
  static ReferenceInstance withLeft(int left) {
    return new ReferenceInstance("" + left, new TreeMap<>(), new ArrayList<>(), new TreeMap<>());
  }

  /** All ways to send one more signal. */
  List<ReferenceStep> sendings(List<Optional<ReferenceInstance>> world) {
    List<ReferenceStep> steps = new ArrayList<>();
    if (world.size() == model.slots().size()) {
      return steps;
    }
    int left = Integer.parseInt(world.get(world.size() - 1).orElseThrow().state);
    for (int slot = 1; left > 0 && slot <= model.slots().size(); slot++) {
      if (world.get(slot - 1).isPresent()) {
        for (String signal : model.fromOutside(model.slots().get(slot - 1))) {
          for (List<Long> arguments : arguments(model.parameters(signal))) {
            steps.add(ReferenceStep.silent(sent(world, slot, signal, arguments, left)));
          }
        }
      }
    }
    return steps;
  }

  /** A state, and all that sending alone can make of it. */
  Set<List<Optional<ReferenceInstance>>> anyTime(List<Optional<ReferenceInstance>> world) {
    Set<List<Optional<ReferenceInstance>>> all = new LinkedHashSet<>(List.of(world));
    Deque<List<Optional<ReferenceInstance>>> open = new ArrayDeque<>(all);
    while (!open.isEmpty()) {
      for (ReferenceStep step : sendings(open.remove())) {
        if (all.add(step.world())) {
          open.add(step.world());
        }
      }
    }
    return all;
  }

  private static List<Optional<ReferenceInstance>> sent(
      List<Optional<ReferenceInstance>> world,
      int slot,
      String signal,
      List<Long> arguments,
      int left) {
    List<Optional<ReferenceInstance>> changed = new ArrayList<>(world);
    ReferenceInstance to = world.get(slot - 1).orElseThrow().copy();
    to.queue.add(new Signal(signal, 0, arguments, Origin.OUTSIDE));
    changed.set(slot - 1, Optional.of(to));
    changed.set(world.size() - 1, Optional.of(withLeft(left - 1)));
    return changed;
  }

  private static List<List<Long>> arguments(List<ReferenceSort> sorts) {
    List<List<Long>> all = List.of(List.of());
    for (ReferenceSort sort : sorts) {
      List<List<Long>> longer = new ArrayList<>();
      for (List<Long> some : all) {
        for (long value = 0; value <= MOST_VALUE; value++) {
          if (sort.allows().test(value)) {
            List<Long> more = new ArrayList<>(some);
            more.add(value);
            longer.add(more);
          }
        }
      }
      all = longer;
    }
    return all;
  }
}
