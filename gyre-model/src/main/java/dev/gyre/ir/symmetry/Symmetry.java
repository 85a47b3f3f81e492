package dev.gyre.ir.symmetry;

import java.util.List;
import java.util.Set;

/**
 * What is symmetric in a process system. The promise behind it: let a permutation of the elements
 * of the types be carried out on a state (values, indices, messages, processes, channels and their
 * numbers, as the ranges say). If it moves only elements whose processes all exist, in every
 * family, then what can happen in the new state is what can happen in the old one, with the same
 * permutation carried out on the outcome. An element without all its processes stays where it is,
 * so whoever creates a process may name a fixed element, provided that it does not have one yet.
 *
 * @param types the symmetric types
 * @param globals for each global variable what its numbers mean; empty if all are plain
 * @param locals for each automaton, and for each of its local variables, what their numbers mean;
 *     empty, or an empty list for an automaton, if all are plain
 * @param families the processes that are numbered by a symmetric type
 * @param invariantProperties the names of those temporal properties whose propositions have the
 *     same value before and after every permutation
 */
public record Symmetry(
    List<SymmetricType> types,
    List<VariableSymmetry> globals,
    List<List<VariableSymmetry>> locals,
    List<ProcessFamily> families,
    Set<String> invariantProperties) {

  private static final Symmetry NONE =
      new Symmetry(List.of(), List.of(), List.of(), List.of(), Set.of());

  public Symmetry {
    types = List.copyOf(types);
    globals = List.copyOf(globals);
    locals = locals.stream().map(List::copyOf).toList();
    families = List.copyOf(families);
    invariantProperties = Set.copyOf(invariantProperties);
  }

  /** A model without symmetry. */
  public static Symmetry none() {
    return NONE;
  }

  public boolean isEmpty() {
    return types.isEmpty();
  }

  /** What the numbers in a global variable mean. */
  public VariableSymmetry global(int index) {
    return index < globals.size() ? globals.get(index) : VariableSymmetry.PLAIN;
  }

  /** What the numbers in a local variable mean. */
  public VariableSymmetry local(int automaton, int index) {
    if (automaton >= locals.size() || index >= locals.get(automaton).size()) {
      return VariableSymmetry.PLAIN;
    }
    return locals.get(automaton).get(index);
  }
}
