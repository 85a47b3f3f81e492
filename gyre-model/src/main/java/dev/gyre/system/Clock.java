package dev.gyre.system;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets time pass in the words of a state: all timers that run are counted down together, a timer
 * that reaches 0 has expired and stays so until somebody sets or resets it [Bosnacki2001, chapter
 * 4; there an expired timer is switched off by the next tick, here it waits to be noticed].
 *
 * <p>Whether time may pass is not decided here: it does so only where nobody can move. For one
 * system, shared between threads.
 */
public final class Clock {
  private final StateLayout layout;
  private final List<Timers> globals = new ArrayList<>();
  private final List<List<Timers>> locals = new ArrayList<>();

  /** A timer, or an array of them. */
  private record Timers(Slot slot, int size) {}

  /** What is done with a timer that runs. */
  private interface Visit {
    void running(Slot slot, int base, int index, int left);
  }

  public Clock(StateLayout layout) {
    this.layout = layout;
    for (Variable variable : layout.system().globals()) {
      if (variable.type().isTimer()) {
        globals.add(new Timers(layout.global(variable), variable.size()));
      }
    }
    for (ProcessAutomaton automaton : layout.system().automata()) {
      List<Timers> own = new ArrayList<>();
      for (Variable variable : automaton.locals()) {
        if (variable.type().isTimer()) {
          Slot slot = layout.process(automaton.index()).locals().get(variable.index());
          own.add(new Timers(slot, variable.size()));
        }
      }
      locals.add(own);
    }
  }

  /** The time until the first running timer expires, or 0 if none runs. */
  public int untilExpiry(int[] words) {
    int[] least = {0};
    visit(
        words,
        (slot, base, index, left) -> {
          if (least[0] == 0 || left < least[0]) {
            least[0] = left;
          }
        });
    return least[0];
  }

  /** The time until all running timers have expired, or 0 if none runs. */
  public int untilRest(int[] words) {
    int[] most = {0};
    visit(words, (slot, base, index, left) -> most[0] = Math.max(most[0], left));
    return most[0];
  }

  /** Lets time pass. */
  public void advance(int[] words, int units) {
    visit(
        words,
        (slot, base, index, left) -> slot.set(words, base, index, Math.max(0, left - units)));
  }

  private void visit(int[] words, Visit visit) {
    visit(words, globals, 0, visit);
    int base = layout.base();
    int processes = layout.processCount().get(words, 0, 0);
    for (int process = 0; process < processes; process++) {
      int type = ProcessShape.TYPE.get(words, base, 0);
      visit(words, locals.get(type), base, visit);
      base += layout.process(type).words();
    }
  }

  private static void visit(int[] words, List<Timers> all, int base, Visit visit) {
    for (Timers timers : all) {
      for (int index = 0; index < timers.size(); index++) {
        int left = timers.slot().get(words, base, index);
        if (left > 0) {
          visit.running(timers.slot(), base, index, left);
        }
      }
    }
  }
}
