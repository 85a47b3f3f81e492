package dev.gyre.audit;

import dev.gyre.audit.Cursor.Moment;
import dev.gyre.audit.Cursor.Outcome;
import dev.gyre.audit.Cursor.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Tries out whether the system as it was written does what the passes made of it. Both are led on a
 * walk side by side: each step of the searched system is carried out as its original steps. On the
 * way both have the same steps (the merged ones by their first part), the same failures and ends,
 * and look the same to a property; what is hidden between the parts of a merged step, {@link
 * MergedStepAudit} looks at. A value that was thrown away and is read after all is noticed where
 * the two part, so a walk mostly stays with the process that has just moved.
 *
 * <p>A walk begins in a state of the search, read as one of the system as it was written, which the
 * passes say it can be; some begin at the start, where that is sure. It ends where nothing can be
 * said: where time passes, since a timer that nobody reads is switched off, or where there are very
 * many steps.
 */
public final class PassesAudit implements Audit {
  private static final int FROM_START = 4;
  private static final int LONG_WALK = 64;
  private static final int WALK = 8;
  private static final int MANY = 256;

  private final Passes passes;
  private final int claimWords;
  private final Onlooker onlooker;
  private final Cursor written;
  private final Cursor searched;
  private final RemovedEnds ends;
  private final EndedBefore endedBefore;
  private final MergedStepAudit merged;
  private final Random random = new Random(0);
  private int examined;

  /** The two systems, side by side. */
  private record Pair(Moment written, Moment searched) {}

  /**
   * @param claimWords how many words of a state are the claim's
   */
  public PassesAudit(
      Passes passes, int claimWords, Onlooker onlooker, PartialOrderAudit.Fair fair) {
    this.passes = passes;
    this.claimWords = claimWords;
    this.onlooker = onlooker;
    this.written = new Cursor(passes.written());
    this.searched = new Cursor(passes.searched());
    this.ends = new RemovedEnds(written, passes);
    this.endedBefore = new EndedBefore(written, passes, random);
    this.merged = new MergedStepAudit(passes, written, onlooker, fair, random);
  }

  @Override
  public void examine(int[] words) {
    if (!passes.haveSameLayout()) {
      return;
    }
    if (examined++ == 0) {
      for (int i = 0; i < FROM_START; i++) {
        Moment start = Moment.of(passes.written().initialState());
        walk(new Pair(start, Moment.of(passes.searched().initialState())), LONG_WALK);
      }
    }
    Moment here = Moment.of(Arrays.copyOf(words, words.length - claimWords));
    walk(new Pair(here, here), WALK);
  }

  private void walk(Pair start, int length) {
    Optional<Pair> pair = Optional.of(start);
    Set<Integer> last = Set.of();
    for (int i = 0; i < length && pair.isPresent(); i++) {
      View before = written.view(pair.get().written());
      View after = searched.view(pair.get().searched());
      if (isBeyond(before) || isBeyond(after)) {
        return;
      }
      View settled = settle(before, after);
      compare(before, settled, after);
      if (after.steps().isEmpty()) {
        return;
      }
      long step = choose(after, last);
      last = Set.copyOf(Cursor.movers(step));
      endedBefore.compare(before, settled, passes.head(step));
      pair = follow(before, after, step);
    }
  }

  private static boolean isBeyond(View view) {
    return view.hasTick() || view.steps().size() > MANY;
  }

  private Set<Long> heads(View after) {
    Set<Long> heads = new HashSet<>();
    after.steps().forEach(step -> heads.add(passes.head(step)));
    return heads;
  }

  private View settle(View before, View after) {
    return ends.settled(before, heads(after));
  }

  private void compare(View before, View settled, View after) {
    if (settled.hasTick()) {
      return;
    }
    if (!heads(after).equals(settled.steps())) {
      throw breach("the model as it was written has other steps", after);
    }
    if (!settled.faults().equals(after.faults())) {
      throw breach("other things go wrong in the model as it was written", after);
    }
    if (settled.isValidEnd() != after.isValidEnd()) {
      throw breach("an end is not valid in both", after);
    }
    boolean isSeen = before.moment().isVisible() && after.moment().isVisible();
    if (isSeen && !onlooker.areAlike(before.moment().words(), after.moment().words())) {
      throw breach("the property sees something else in the model as it was written", after);
    }
  }

  /** Mostly a step of those who have just moved. */
  private long choose(View view, Set<Integer> last) {
    List<Long> all = new ArrayList<>(view.steps());
    List<Long> own = new ArrayList<>(all);
    own.removeAll(view.without(last));
    List<Long> from = own.isEmpty() || random.nextInt(4) == 0 ? all : own;
    return from.get(random.nextInt(from.size()));
  }

  /** Takes a step in both; empty if the walk ends with it. */
  private Optional<Pair> follow(View before, View after, long step) {
    List<Long> parts = passes.stepsBehind().apply(step);
    if (!before.steps().contains(parts.get(0))) {
      // It waits until processes have ended.
      return Optional.empty();
    }
    Outcome made = searched.take(after, step);
    MergedStepAudit.Way way = merged.follow(before, parts);
    if (!way.faults().equals(made.faults())) {
      throw breach("other things go wrong in " + PartialOrderAudit.text(step), after);
    }
    if ((made.after() == null) != (way.after() == null)) {
      throw breach("there is an outcome in one only, " + PartialOrderAudit.text(step), after);
    }
    if (made.after() == null) {
      return Optional.empty();
    }
    if (made.after().controller() != way.after().controller()) {
      throw breach("control is given up in one only, " + PartialOrderAudit.text(step), after);
    }
    return Optional.of(new Pair(way.after(), made.after()));
  }

  private static BreachException breach(String seen, View where) {
    return failed(seen, where.moment().words());
  }

  static BreachException failed(String seen, int[] state) {
    return new BreachException(
        new Breach(Breach.Reduction.PASSES, seen + ", in " + StateWords.of(state)));
  }
}
