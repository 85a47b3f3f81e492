package dev.gyre.tck.symmetry;

import dev.gyre.ir.Initial;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Carries out the exchange of two elements on a state by going through all there is in it, value by
 * value: the definition, written down once more without any cleverness.
 */
final class ReferencePermutation {
  private final StateLayout layout;
  private final Symmetry symmetry;
  private final int[] state;
  private final int type;
  private final int left;
  private final int right;
  private final List<Integer> automata = new ArrayList<>();
  private final List<Integer> bases = new ArrayList<>();
  private final Map<Integer, Integer> processes = new HashMap<>();
  private final Map<Integer, Integer> channels = new HashMap<>();

  private ReferencePermutation(StateLayout layout, int[] state, int type, int left, int right) {
    this.layout = layout;
    this.symmetry = layout.system().symmetry();
    this.state = state;
    this.type = type;
    this.left = left;
    this.right = right;
    int base = layout.base();
    for (int pid = 0; pid < layout.processCount().get(state, 0, 0); pid++) {
      int automaton = layout.process(0).type().get(state, base, 0);
      automata.add(automaton);
      bases.add(base);
      base += layout.process(automaton).words();
    }
  }

  /** The state with two elements exchanged; null if one of them lacks a process. */
  static int[] exchanged(StateLayout layout, int[] state, int type, int left, int right) {
    ReferencePermutation permutation = new ReferencePermutation(layout, state, type, left, right);
    return permutation.findProcesses() ? permutation.carriedOut() : null;
  }

  private int image(int element) {
    if (element == left) {
      return right;
    }
    return element == right ? left : element;
  }

  // ---- who takes whose place

  private boolean findProcesses() {
    for (ProcessFamily family : symmetry.families()) {
      if (family.type() == type) {
        Integer first = member(family, left);
        Integer second = member(family, right);
        if (first == null || second == null) {
          return false;
        }
        processes.put(first, second);
        processes.put(second, first);
      }
    }
    return true;
  }

  private Integer member(ProcessFamily family, int element) {
    for (int pid = 0; pid < automata.size(); pid++) {
      if (automata.get(pid) == family.automaton() && element(family, pid) == element) {
        return pid;
      }
    }
    return null;
  }

  private int element(ProcessFamily family, int pid) {
    if (family.identity() instanceof ProcessFamily.ByParameter parameter) {
      Slot slot = layout.process(family.automaton()).locals().get(parameter.local());
      Range.Element range =
          (Range.Element) symmetry.local(family.automaton(), parameter.local()).value();
      return slot.get(state, bases.get(pid), 0) - range.first();
    }
    return ((ProcessFamily.ByNumber) family.identity()).numbers().indexOf(pid);
  }

  private int process(int pid) {
    return processes.getOrDefault(pid, pid);
  }

  // ---- values and positions

  private int value(Range range, int value) {
    if (range instanceof Range.Element element) {
      return element.type() == type ? image(value - element.first()) + element.first() : value;
    }
    if (range instanceof Range.ProcessNumber) {
      return process(value);
    }
    return range instanceof Range.Channel ? channels.getOrDefault(value, value) : value;
  }

  private int position(Variable variable, VariableSymmetry described, int position) {
    int[] indices = new int[variable.dimensions().size()];
    int rest = position;
    for (int d = indices.length - 1; d >= 0; d--) {
      indices[d] = value(described.index(d), rest % variable.dimensions().get(d));
      rest /= variable.dimensions().get(d);
    }
    int result = 0;
    for (int d = 0; d < indices.length; d++) {
      result = result * variable.dimensions().get(d) + indices[d];
    }
    return result;
  }

  // ---- the new state

  private int[] carriedOut() {
    int[] target = state.clone();
    List<Queue> queues = queues();
    for (Queue queue : queues) {
      channels.put(queue.number, queues.get(queue.place).number);
    }
    for (Variable variable : layout.system().globals()) {
      VariableSymmetry described = symmetry.global(variable.index());
      copy(variable, described, layout.global(variable), 0, 0, target);
    }
    for (int pid = 0; pid < automata.size(); pid++) {
      process(pid, target);
    }
    for (Queue queue : queues) {
      copy(queue, queues.get(queue.place), target);
    }
    return target;
  }

  private void process(int pid, int[] target) {
    int automaton = automata.get(pid);
    int from = bases.get(pid);
    int to = bases.get(process(pid));
    ProcessShape shape = layout.process(automaton);
    shape.location().set(target, to, 0, shape.location().get(state, from, 0));
    for (Variable variable : layout.system().automata().get(automaton).locals()) {
      VariableSymmetry described = symmetry.local(automaton, variable.index());
      copy(variable, described, shape.locals().get(variable.index()), from, to, target);
    }
  }

  private void copy(
      Variable variable, VariableSymmetry described, Slot slot, int from, int to, int[] target) {
    for (int i = 0; i < variable.size(); i++) {
      int value = value(described.value(), slot.get(state, from, i));
      slot.set(target, to, position(variable, described, i), value);
    }
  }

  /** A channel, and the one whose place it takes: its index in the list of all. */
  private record Queue(
      int number, int place, int base, ChannelShape shape, VariableSymmetry fields) {}

  private List<Queue> queues() {
    List<Queue> queues = new ArrayList<>();
    for (Variable variable : layout.system().globals()) {
      if (variable.initial() instanceof Initial.Channels) {
        int start = queues.size();
        VariableSymmetry described = symmetry.global(variable.index());
        for (int i = 0; i < variable.size(); i++) {
          int number = queues.size();
          queues.add(
              new Queue(
                  number + 1,
                  start + position(variable, described, i),
                  layout.globalChannelOffset(number),
                  layout.globalChannels().get(number),
                  described));
        }
      }
    }
    int[] first = new int[automata.size()];
    int next = queues.size();
    for (int pid = 0; pid < first.length; pid++) {
      first[pid] = next;
      next += layout.process(automata.get(pid)).channels().size();
    }
    for (int pid = 0; pid < first.length; pid++) {
      own(pid, first, queues);
    }
    return queues;
  }

  private void own(int pid, int[] first, List<Queue> queues) {
    int automaton = automata.get(pid);
    ProcessShape shape = layout.process(automaton);
    int before = 0;
    for (Variable variable : layout.system().automata().get(automaton).locals()) {
      if (variable.initial() instanceof Initial.Channels) {
        VariableSymmetry described = symmetry.local(automaton, variable.index());
        for (int i = 0; i < variable.size(); i++) {
          queues.add(
              new Queue(
                  first[pid] + before + i + 1,
                  first[process(pid)] + before + position(variable, described, i),
                  bases.get(pid) + shape.channelOffsets().get(before + i),
                  shape.channels().get(before + i),
                  described));
        }
        before += variable.size();
      }
    }
  }

  private void copy(Queue from, Queue to, int[] target) {
    ChannelShape shape = from.shape;
    if (shape.words() == 0) {
      return;
    }
    int length = shape.length().get(state, from.base, 0);
    shape.length().set(target, to.base, 0, length);
    for (int f = 0; f < shape.fields().size(); f++) {
      for (int i = 0; i < shape.type().capacity(); i++) {
        int content = shape.fields().get(f).get(state, from.base, i);
        int value = i < length ? value(from.fields.field(f), content) : content;
        shape.fields().get(f).set(target, to.base, i, value);
      }
    }
  }
}
