package dev.gyre.audit;

import dev.gyre.audit.Cursor.Moment;
import dev.gyre.audit.Cursor.Outcome;
import dev.gyre.audit.Cursor.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Follows the parts of a merged step in the system as it was written, and looks at the states
 * between them, which the merged system does not have. What others can do there they must be able
 * to do behind the last part as well, with the same outcome; what goes wrong there must go wrong
 * there too; and a run that rests in between must look like one that rests behind.
 */
final class MergedStepAudit {
  private final Passes passes;
  private final Cursor written;
  private final Onlooker onlooker;
  private final PartialOrderAudit.Fair fair;
  private final Random random;

  /**
   * Where the parts of a step led.
   *
   * @param after the moment behind the last one; null if one of them has no outcome
   * @param faults what went wrong on the way
   */
  record Way(Moment after, Set<String> faults) {}

  MergedStepAudit(
      Passes passes,
      Cursor written,
      Onlooker onlooker,
      PartialOrderAudit.Fair fair,
      Random random) {
    this.passes = passes;
    this.written = written;
    this.onlooker = onlooker;
    this.fair = fair;
    this.random = random;
  }

  /** Takes all parts, one after another. */
  Way follow(View before, List<Long> parts) {
    List<View> between = new ArrayList<>();
    View view = before;
    Set<String> faults = new TreeSet<>();
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0 && !view.steps().contains(parts.get(i))) {
        throw failed("a part of a merged step has to wait", parts.get(i), view);
      }
      Outcome outcome = written.take(view, parts.get(i));
      faults.addAll(outcome.faults());
      if (outcome.after() == null || i == parts.size() - 1) {
        return end(before, between, parts, new Way(outcome.after(), faults));
      }
      view = written.view(outcome.after());
      between.add(view);
    }
    throw new IllegalArgumentException("a step has parts");
  }

  private Way end(View before, List<View> between, List<Long> parts, Way way) {
    if (way.after() == null || between.isEmpty()) {
      return way;
    }
    View last = written.view(way.after());
    Set<Integer> movers = new HashSet<>(Cursor.movers(parts.get(0)));
    for (int i = 0; i < between.size(); i++) {
      View middle = between.get(i);
      if (middle.moment().isVisible() && last.moment().isVisible()) {
        examine(middle, last, movers, parts.get(i + 1));
        examineFairness(before, middle, last, movers, parts.get(i + 1));
        exchange(middle, last, movers, parts.subList(i + 1, parts.size()));
      }
    }
    return way;
  }

  private void examine(View middle, View last, Set<Integer> movers, long next) {
    if (last.hasTick()) {
      return;
    }
    if (!last.steps().containsAll(middle.without(movers))) {
      throw failed("a merged step hides what others can do", next, middle);
    }
    if (!last.faults().containsAll(middle.faults())) {
      throw failed("a merged step hides what goes wrong", next, middle);
    }
    if (!onlooker.mayMiss(middle.moment().words(), last.moment().words())) {
      throw failed("a merged step hides what the property sees", next, middle);
    }
  }

  /** Who can move before and behind a merged step must not have been kept from it in between. */
  private void examineFairness(
      View before, View middle, View last, Set<Integer> movers, long next) {
    if (fair == PartialOrderAudit.Fair.ANY_RUN) {
      return;
    }
    Set<Integer> steady = before.able(movers);
    steady.retainAll(last.able(movers));
    if (!middle.able(movers).containsAll(steady)) {
      throw failed("a merged step hides who cannot move", next, middle);
    }
  }

  /** A step of another process leads to the same before the rest of a merged step and behind it. */
  private void exchange(View middle, View last, Set<Integer> movers, List<Long> rest) {
    List<Long> others = new ArrayList<>(middle.without(movers));
    boolean isRanked = passes.written().layout().features().usesPriorities();
    if (others.isEmpty() || isRanked || last.hasTick()) {
      return;
    }
    long other = others.get(random.nextInt(others.size()));
    Outcome first = written.take(middle, other);
    Outcome second = written.take(last, other);
    if (!first.faults().equals(second.faults())) {
      throw failed("a merged step changes what goes wrong for others", rest.get(0), middle);
    }
    if (first.after() == null || !first.after().isVisible()) {
      return;
    }
    Optional<Moment> there = taken(first.after(), rest);
    boolean isSame = second.after() != null && there.isPresent();
    if (!isSame || !areAlike(there.get(), second.after())) {
      throw failed("others and a part of a merged step depend on each other", rest.get(0), middle);
    }
  }

  /** The words may differ in what nobody reads. */
  private boolean areAlike(Moment one, Moment other) {
    View first = written.view(one);
    View second = written.view(other);
    return first.steps().equals(second.steps())
        && first.faults().equals(second.faults())
        && onlooker.mayMiss(one.words(), other.words());
  }

  private Optional<Moment> taken(Moment start, List<Long> steps) {
    Moment moment = start;
    for (long step : steps) {
      View view = written.view(moment);
      Outcome outcome = view.steps().contains(step) ? written.take(view, step) : null;
      if (outcome == null || outcome.after() == null) {
        return Optional.empty();
      }
      moment = outcome.after();
    }
    return Optional.of(moment);
  }

  private static BreachException failed(String seen, long step, View where) {
    return PassesAudit.failed(
        seen + ", before " + PartialOrderAudit.text(step), where.moment().words());
  }
}
