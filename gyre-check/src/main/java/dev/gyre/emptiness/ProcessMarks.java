package dev.gyre.emptiness;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.List;

/** Marks for what happens in states where some process is at a label of a certain kind. */
final class ProcessMarks implements AcceptanceMarks {
  private final StateLayout layout;
  private final Slot type;
  private final boolean[][] labelled;
  private final int sets;
  private final long mark;

  /**
   * @param sets how many acceptance sets there are
   * @param mark what all steps get that leave such a state
   */
  ProcessMarks(StateLayout layout, Location.Mark label, int sets, long mark) {
    this.layout = layout;
    List<ProcessAutomaton> automata = layout.system().automata();
    // The type of a process is in the same place for all, so that it can be read first.
    this.type = layout.process(0).type();
    this.labelled = new boolean[automata.size()][];
    for (ProcessAutomaton automaton : automata) {
      boolean[] locations = new boolean[automaton.locations().size()];
      for (Location location : automaton.locations()) {
        locations[location.index()] = location.marks().contains(label);
      }
      labelled[automaton.index()] = locations;
    }
    this.sets = sets;
    this.mark = mark;
  }

  @Override
  public int sets() {
    return sets;
  }

  @Override
  public long leaving(int[] words, int from, int length) {
    int processes = layout.processCount().get(words, from);
    int base = from + layout.base();
    for (int process = 0; process < processes; process++) {
      int automaton = type.get(words, base);
      ProcessShape shape = layout.process(automaton);
      if (labelled[automaton][shape.location().get(words, base)]) {
        return mark;
      }
      base += shape.words();
    }
    return 0;
  }

  @Override
  public long taking(int[] words, int from, int length, long first) {
    return 0;
  }
}
