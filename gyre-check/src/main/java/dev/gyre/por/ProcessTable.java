package dev.gyre.por;

import dev.gyre.ir.ModelLimits;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.LocationFootprint;
import dev.gyre.por.dependence.ProcessFacts;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;

/**
 * Finds the processes of a state: where each of them stands, and what that means. For one worker.
 * In most states a process is of the same kind as the one in its place before, so that is only
 * compared.
 */
final class ProcessTable {
  private final StateLayout layout;
  private final ProcessClasses kinds;
  private final Slot type;

  /** For each process type: its words, where its location is, and the locals to be known. */
  private final ProcessShape[] shapes;

  private final int[][] locals;
  private final boolean[] knowsPid;

  /** The kind of process last seen in each place. */
  private final int[] lastType = new int[ModelLimits.PROCESS_SLOTS];

  private final int[][] lastValues = new int[ModelLimits.PROCESS_SLOTS][];
  private final ProcessPoint[][] lastStances = new ProcessPoint[ModelLimits.PROCESS_SLOTS][];
  private final ProcessPoint[] stances = new ProcessPoint[ModelLimits.PROCESS_SLOTS];
  private final int[] numbers = new int[ModelLimits.PROCESS_SLOTS];
  private final int[] mostEdges = new int[ModelLimits.PROCESS_SLOTS];
  private final int[] blocks = new int[ModelLimits.PROCESS_SLOTS];
  private int count;

  /** Changes with the kinds of the processes. */
  private int version;

  private int[] state = {};
  private int first;

  ProcessTable(StateLayout layout, ProcessClasses kinds) {
    this.layout = layout;
    this.kinds = kinds;
    int types = layout.system().automata().size();
    this.shapes = new ProcessShape[types];
    this.locals = new int[types][];
    this.knowsPid = new boolean[types];
    AccessAnalysis analysis = kinds.analysis();
    for (int i = 0; i < types; i++) {
      shapes[i] = layout.process(i);
      locals[i] = analysis.worthKnowing(i);
      knowsPid[i] = analysis.isPidWorthKnowing(i);
    }
    this.type = shapes[0].type();
  }

  void load(int[] words, int start) {
    int before = count;
    count = layout.processCount().get(words, start);
    version += count == before ? 0 : 1;
    state = words;
    first = start;
    int at = start + layout.base();
    for (int p = 0; p < count; p++) {
      int automaton = type.get(words, at);
      ProcessShape shape = shapes[automaton];
      if (lastStances[p] == null || lastType[p] != automaton || !isSame(words, at, p)) {
        learn(words, at, p, automaton);
      }
      ProcessPoint stance = lastStances[p][shape.location().get(words, at)];
      stances[p] = stance;
      numbers[p] = stance.number();
      blocks[p] = at;
      at += shape.words();
    }
  }

  private boolean isSame(int[] words, int at, int p) {
    int automaton = lastType[p];
    int[] known = locals[automaton];
    int[] values = lastValues[p];
    for (int i = 0; i < known.length; i++) {
      if (shapes[automaton].locals().get(known[i]).get(words, at) != values[i]) {
        return false;
      }
    }
    return true;
  }

  private void learn(int[] words, int at, int p, int automaton) {
    int[] known = locals[automaton];
    int[] values = new int[known.length];
    ProcessFacts knowledge =
        ProcessFacts.none(layout.system().automata().get(automaton).locals().size());
    if (knowsPid[automaton]) {
      knowledge = knowledge.withPid(p);
    }
    for (int i = 0; i < known.length; i++) {
      values[i] = shapes[automaton].locals().get(known[i]).get(words, at);
      knowledge = knowledge.withLocal(known[i], values[i]);
    }
    version++;
    lastType[p] = automaton;
    lastValues[p] = values;
    lastStances[p] = kinds.stances(automaton, knowledge);
    mostEdges[p] = 0;
    for (ProcessPoint stance : lastStances[p]) {
      mostEdges[p] = Math.max(mostEdges[p], stance.width());
    }
  }

  int count() {
    return count;
  }

  ProcessPoint stance(int process) {
    return stances[process];
  }

  /** The number of the stance of a process. */
  int number(int process) {
    return numbers[process];
  }

  /** As long as this is the same, so are the number of processes and the kind of each. */
  int version() {
    return version;
  }

  /** How many edges a process has at most, wherever it stands. */
  int mostEdges(int process) {
    return mostEdges[process];
  }

  LocationFootprint spot(int process) {
    return stances[process].spot();
  }

  /** Which condition of an edge fails first; how many there are, if none does. */
  int failing(int process, int edge) {
    return stances[process].failing(edge, state, first, blocks[process]);
  }

  /** What others must do before an edge of a process can be taken that cannot be taken now. */
  AccessSetId needs(int process, int edge, long enabled) {
    return stances[process].needs(edge, enabled, state, first, blocks[process]);
  }
}
