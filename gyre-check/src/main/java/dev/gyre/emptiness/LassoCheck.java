package dev.gyre.emptiness;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.StateLayout;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether a lasso is a bad run, by the definitions: it can be executed, its cycle closes,
 * the cycle is accepted, and it is fair. Uses no code of the search; meant to be asked, with the
 * interpreter, before anybody is shown a lasso.
 */
public final class LassoCheck {
  private final CycleQuestion question;

  /**
   * @param question what was asked, about a system that is trusted
   */
  public LassoCheck(CycleQuestion question) {
    this.question = question;
  }

  /** What is wrong with a lasso; nothing if it is a bad run. */
  public Optional<String> complaint(Lasso lasso) {
    LassoReplay replay = new LassoReplay(question.system(), question.claim());
    try {
      for (long transition : lasso.path()) {
        replay.take(transition);
      }
    } catch (LassoReplay.BrokenPathException e) {
      return Optional.of(e.getMessage());
    }
    List<LassoReplay.Step> cycle =
        replay.steps().stream().filter(step -> step.start() >= lasso.cycleStart()).toList();
    if (!isClosed(cycle, lasso, replay)) {
      return Optional.of("the cycle does not close");
    }
    if (!isAccepted(cycle)) {
      return Optional.of("the cycle is not accepted");
    }
    return isFair(cycle, lasso) ? Optional.empty() : Optional.of("the cycle is not fair");
  }

  private static boolean isClosed(List<LassoReplay.Step> cycle, Lasso lasso, LassoReplay replay) {
    return !cycle.isEmpty()
        && cycle.get(0).start() == lasso.cycleStart()
        && replay.isVisible()
        && cycle.get(0).source().equals(replay.state())
        && cycle.get(0).claimLocation() == replay.claimLocation();
  }

  // ---- acceptance

  private boolean isAccepted(List<LassoReplay.Step> cycle) {
    return question
        .acceptance()
        .match(
            new Acceptance.Cases<>() {
              @Override
              public Boolean claimLabels() {
                List<Location> locations = question.claim().orElseThrow().locations();
                return cycle.stream()
                    .map(step -> locations.get(step.claimLocation()))
                    .anyMatch(location -> location.marks().contains(Location.Mark.ACCEPT));
              }

              @Override
              public Boolean claimEdges(Acceptance.ClaimEdges edges) {
                Set<Integer> sets = new HashSet<>();
                for (int set = 0; set < edges.sets(); set++) {
                  long bit = 1L << set;
                  if (cycle.stream()
                      .flatMap(step -> step.claimEdges().stream())
                      .anyMatch(edge -> (edges.marks().applyAsLong(edge) & bit) != 0)) {
                    sets.add(set);
                  }
                }
                return sets.size() == edges.sets();
              }

              @Override
              public Boolean processLabels() {
                return cycle.stream().anyMatch(step -> isAt(step, Location.Mark.ACCEPT));
              }

              @Override
              public Boolean noProgress() {
                return cycle.stream().noneMatch(step -> isAt(step, Location.Mark.PROGRESS));
              }

              @Override
              public Boolean noTick() {
                // When time passes, nobody moves.
                return cycle.stream().noneMatch(step -> step.movers().isEmpty());
              }
            });
  }

  private boolean isAt(LassoReplay.Step step, Location.Mark label) {
    StateLayout layout = question.system().layout();
    int[] words = step.source().array();
    int at = layout.base();
    for (int left = layout.processCount().get(words, 0, 0); left > 0; left--) {
      int type = layout.process(0).type().get(words, at);
      ProcessShape shape = layout.process(type);
      ProcessAutomaton automaton = layout.system().automata().get(type);
      Location location = automaton.locations().get(shape.location().get(words, at));
      if (location.marks().contains(label)) {
        return true;
      }
      at += shape.words();
    }
    return false;
  }

  // ---- fairness

  private boolean isFair(List<LassoReplay.Step> cycle, Lasso lasso) {
    Set<Integer> movers = new HashSet<>();
    Set<Integer> sometimes = new HashSet<>();
    Set<Integer> always = new HashSet<>(cycle.get(0).enabled());
    for (LassoReplay.Step step : cycle) {
      movers.addAll(step.movers());
      sometimes.addAll(step.enabled());
      always.retainAll(step.enabled());
    }
    return switch (question.fairness()) {
      case NONE -> true;
      case WEAK -> movers.containsAll(always);
      case STRONG -> movers.containsAll(sometimes);
      case GLOBAL -> lasso.extent() == Lasso.Extent.PART || takesAllSteps(cycle);
    };
  }

  private boolean takesAllSteps(List<LassoReplay.Step> cycle) {
    Map<IntBuffer, Set<IntBuffer>> taken = new HashMap<>();
    List<LassoReplay.Step> around = new ArrayList<>(cycle);
    around.add(cycle.get(0));
    for (int i = 0; i < cycle.size(); i++) {
      taken
          .computeIfAbsent(around.get(i).source(), s -> new HashSet<>())
          .add(around.get(i + 1).source());
    }
    VisibleSteps steps = new VisibleSteps(question.system());
    return taken.entrySet().stream()
        .allMatch(
            entry -> steps.from(entry.getKey()).filter(entry.getValue()::containsAll).isPresent());
  }
}
