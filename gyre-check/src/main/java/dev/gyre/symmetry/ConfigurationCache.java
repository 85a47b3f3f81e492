package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out which processes a state has and what can move in it. States with the same processes
 * have the same parts in the same places, so the parts are found once for each population. For one
 * thread.
 */
final class ConfigurationCache {
  private static final int NONE = -1;

  private final StateLayout layout;
  private final Symmetry symmetry;
  private final FieldCodeCache codes;

  /** For each automaton the family its processes may be in, or null. */
  private final ProcessFamily[] families;

  /** For each automaton the parameter that says which element a process belongs to. */
  private final int[] parameters;

  private final Map<Key, MovableFields> known = new HashMap<>();
  private int[] current = new int[16];
  private int[] last = {};
  private MovableFields lastParts;
  private int[] signWords = {};
  private int[] signMasks = {};
  private int[] signs = {};

  private record Key(String text) {}

  /**
   * @param codes how cells are read and moved
   */
  ConfigurationCache(StateLayout layout, Symmetry symmetry, FieldCodeCache codes) {
    this.codes = codes;
    this.layout = layout;
    this.symmetry = symmetry;
    this.families = new ProcessFamily[layout.system().automata().size()];
    this.parameters = new int[families.length];
    Arrays.fill(parameters, NONE);
    for (ProcessFamily family : symmetry.families()) {
      families[family.automaton()] = family;
      parameters[family.automaton()] = family.identity().parameter().orElse(NONE);
    }
  }

  /** What can move in a state. */
  MovableFields parts(int[] state) {
    if (lastParts != null && isLike(state)) {
      return lastParts;
    }
    return find(state);
  }

  /** Whether a state has the same processes, of the same elements, as the last one. */
  private boolean isLike(int[] state) {
    for (int i = 0; i < signWords.length; i++) {
      if ((state[signWords[i]] & signMasks[i]) != signs[i]) {
        return false;
      }
    }
    return true;
  }

  /** Notes by which bits states with these processes are known. */
  private void sign(int[] state, int count) {
    List<Integer> words = new ArrayList<>();
    List<Integer> masks = new ArrayList<>();
    note(layout.processCount(), 0, words, masks);
    int base = layout.base();
    for (int pid = 0; pid < count; pid++) {
      int automaton = current[2 * pid];
      note(layout.process(automaton).type(), base, words, masks);
      if (parameters[automaton] != NONE) {
        note(layout.process(automaton).locals().get(parameters[automaton]), base, words, masks);
      }
      base += layout.process(automaton).words();
    }
    signWords = words.stream().mapToInt(Integer::intValue).toArray();
    signMasks = masks.stream().mapToInt(Integer::intValue).toArray();
    signs = new int[signWords.length];
    for (int i = 0; i < signs.length; i++) {
      signs[i] = state[signWords[i]] & signMasks[i];
    }
  }

  private static void note(Slot slot, int base, List<Integer> words, List<Integer> masks) {
    int bits = slot.type().bits();
    words.add(base + slot.word());
    masks.add((bits == 32 ? -1 : (1 << bits) - 1) << slot.shift());
  }

  private MovableFields find(int[] state) {
    int count = layout.processCount().get(state, 0, 0);
    if (current.length < 2 * count) {
      current = new int[4 * count];
    }
    int base = layout.base();
    Slot type = count > 0 ? layout.process(0).type() : null;
    for (int pid = 0; pid < count; pid++) {
      int automaton = type.get(state, base);
      current[2 * pid] = automaton;
      current[2 * pid + 1] = element(state, base, pid, automaton);
      base += layout.process(automaton).words();
    }
    if (lastParts == null || !Arrays.equals(current, 0, 2 * count, last, 0, last.length)) {
      last = Arrays.copyOf(current, 2 * count);
      sign(state, count);
      lastParts = known.computeIfAbsent(new Key(Arrays.toString(last)), key -> partsOf(last));
    }
    return lastParts;
  }

  private MovableFields partsOf(int[] pairs) {
    int[] automata = new int[pairs.length / 2];
    int[] elements = new int[automata.length];
    for (int pid = 0; pid < automata.length; pid++) {
      automata[pid] = pairs[2 * pid];
      elements[pid] = pairs[2 * pid + 1];
    }
    Configuration population = new Configuration(layout, symmetry, automata, elements);
    return new FieldFinder(layout, symmetry, population, codes).find();
  }

  /** The element that a process belongs to, or -1 if it is in no family. */
  private int element(int[] state, int base, int process, int automaton) {
    ProcessFamily family = families[automaton];
    if (family == null) {
      return -1;
    }
    int local = parameters[automaton];
    if (local == NONE) {
      int element = family.identity().numbers().indexOf(process);
      return element < symmetry.types().get(family.type()).size() ? element : -1;
    }
    int value = layout.process(automaton).locals().get(local).get(state, base);
    return symmetry.element((Range.Element) symmetry.local(automaton, local).value(), value);
  }
}
