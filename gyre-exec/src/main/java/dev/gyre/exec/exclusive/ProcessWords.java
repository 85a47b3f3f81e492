package dev.gyre.exec.exclusive;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.List;

/** Reads variables of a state. Channel expressions are mostly plain variables, so this is quick. */
final class ProcessWords {
  private final InterpretedSystem reference;
  private final StateLayout layout;
  private final int[] starts = new int[ModelLimits.PROCESS_SLOTS];
  private int[] words = {};
  private int length;
  private int processes;

  ProcessWords(InterpretedSystem reference) {
    this.reference = reference;
    this.layout = reference.layout();
  }

  /** Looks at this state from now on; the words must not change meanwhile. */
  void look(int[] state, int count) {
    words = state;
    length = count;
    processes = layout.processCount().get(words, 0, 0);
    int start = layout.base();
    for (int p = 0; p < processes; p++) {
      starts[p] = start;
      start += shape(p).words();
    }
  }

  int processes() {
    return processes;
  }

  int automaton(int process) {
    return words[starts[process]] & 0xFF;
  }

  private ProcessShape shape(int process) {
    return layout.process(automaton(process));
  }

  int location(int process) {
    return shape(process).location().get(words, starts[process], 0);
  }

  /** Whether there is a channel with this number, and it is a rendez-vous. */
  boolean isRendezvous(int channel) {
    List<ChannelShape> shapes = layout.globalChannels();
    int before = 0;
    for (int p = 0; channel > before + shapes.size(); p++) {
      if (p == processes) {
        return false;
      }
      before += shapes.size();
      shapes = shape(p).channels();
    }
    return shapes.get(channel - before - 1).type().isRendezvous();
  }

  /** The value of an expression as a process sees it; 0 if computing it goes wrong. */
  int value(Expr e, int process) {
    return switch (e.kind()) {
      case CONST -> ((Expr.Const) e).value();
      case LOAD -> value(((Expr.Load) e).place(), process);
      case UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL, PROCESS_QUERY -> evaluate(e, process);
      case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION, SPAWN -> evaluate(e, process);
    };
  }

  private int evaluate(Expr e, int process) {
    return reference.inspect(words, length).evaluate(e, process).orElse(0);
  }

  int value(Place place, int process) {
    Variable variable = place.variable();
    int index = 0;
    for (int i = 0; i < place.indices().size(); i++) {
      int size = variable.dimensions().get(i);
      int at = value(place.indices().get(i), process);
      if (at < 0 || at >= size) {
        return 0;
      }
      index = index * size + at;
    }
    if (variable.scope() == Variable.Scope.GLOBAL) {
      return layout.global(variable).get(words, 0, index);
    }
    Slot slot = shape(process).locals().get(variable.index());
    return slot.get(words, starts[process], index);
  }
}
