package dev.gyre.audit;

import dev.gyre.audit.Cursor.Moment;
import dev.gyre.audit.Cursor.Outcome;
import dev.gyre.audit.Cursor.View;
import dev.gyre.system.Slot;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Tries out whether a step does the same if others have ended before it. Where ends are left out, a
 * new process gets another number than it would have; whoever keeps that number, or is it, must not
 * show.
 */
final class EndedBefore {
  /** How many steps of a new process are compared. */
  private static final int STEPS = 8;

  private final Cursor written;
  private final Slot processCount;
  private final Random random;

  EndedBefore(Cursor written, Passes passes, Random random) {
    this.written = written;
    this.processCount = passes.written().layout().processCount();
    this.random = random;
  }

  /**
   * @param before before anybody ended
   * @param settled when all have ended who can
   * @param first what happens next
   */
  void compare(View before, View settled, long first) {
    int shared = settled.moment().words().length;
    boolean hasAnyEnded = shared < before.moment().words().length;
    if (!hasAnyEnded || !before.steps().contains(first)) {
      return;
    }
    View here = settled;
    View there = before;
    long step = first;
    // Nobody ends while somebody is in control, so the whole atomic sequence is looked at.
    for (int i = 0; i < STEPS && here.steps().contains(step); i++) {
      require(there.steps().contains(step), step, there);
      Outcome early = written.take(here, step);
      Outcome late = written.take(there, step);
      require(areAlike(early, late, shared), step, there);
      if (early.after() == null) {
        return;
      }
      if (number(early.after()) > number(here.moment())) {
        followNewcomer(early.after(), late.after(), shared);
      }
      here = written.view(early.after());
      there = written.view(late.after());
      if (here.moment().isVisible() || there.moment().isVisible()) {
        return;
      }
      step = some(List.copyOf(here.steps()));
    }
  }

  private long some(List<Long> steps) {
    return steps.get(random.nextInt(steps.size()));
  }

  /** The youngest process of both goes the same way, under different numbers. */
  private void followNewcomer(Moment first, Moment second, int shared) {
    int one = number(first);
    int other = number(second);
    Moment early = first;
    Moment late = second;
    for (int i = 0; i < STEPS; i++) {
      View here = written.view(Moment.of(early.words()));
      View there = written.view(Moment.of(late.words()));
      List<Long> own = here.steps().stream().filter(t -> isBy(t, one)).toList();
      if (own.isEmpty()) {
        return;
      }
      long step = some(own);
      long same = renumbered(step, one, other);
      require(there.steps().contains(same), same, there);
      Outcome with = written.take(here, step);
      Outcome without = written.take(there, same);
      require(areAlike(with, without, shared), same, there);
      if (with.after() == null || number(with.after()) != one) {
        return;
      }
      early = with.after();
      late = without.after();
    }
  }

  private static boolean isBy(long step, int process) {
    return !Transitions.isTick(step) && Transitions.process(step) == process;
  }

  private static long renumbered(long step, int from, int to) {
    int partner = Transitions.partner(step);
    if (partner < 0) {
      return Transitions.of(to, Transitions.edge(step));
    }
    return Transitions.rendezvous(
        to, Transitions.edge(step), partner == from ? to : partner, Transitions.partnerEdge(step));
  }

  /** The number of the youngest process. */
  private int number(Moment moment) {
    return processCount.get(moment.words(), 0) - 1;
  }

  /**
   * Whether two steps went alike.
   *
   * @param shared how many words those take up who were there before in both
   */
  private boolean areAlike(Outcome early, Outcome late, int shared) {
    if (!early.faults().equals(late.faults())
        || (early.after() == null) != (late.after() == null)) {
      return false;
    }
    return early.after() == null
        || Arrays.equals(
            withoutCount(early.after().words(), shared),
            withoutCount(late.after().words(), shared));
  }

  /** Processes come and go behind what is shared; the header says how many there are. */
  private int[] withoutCount(int[] words, int shared) {
    int[] copy = Arrays.copyOf(words, Math.min(shared, words.length));
    processCount.set(copy, 0, 0, 0);
    return copy;
  }

  private static void require(boolean isSame, long step, View where) {
    if (!isSame) {
      throw PassesAudit.failed(
          "who has ended before makes a difference to " + PartialOrderAudit.text(step),
          where.moment().words());
    }
  }
}
