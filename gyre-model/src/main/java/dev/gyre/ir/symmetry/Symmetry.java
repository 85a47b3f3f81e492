package dev.gyre.ir.symmetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

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

  /** From here on no number is that of a process: ModelLimits, which is above this package. */
  private static final int NO_PROCESS = 255;

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

  /** The same for types of which more or fewer elements are fixed. */
  public Symmetry withTypes(List<SymmetricType> others) {
    return new Symmetry(others, globals, locals, families, invariantProperties);
  }

  /**
   * The same where some variables have a fixed value, which stands for itself.
   *
   * @param isFixed asked with the automaton, -1 for global variables, and the index
   */
  public Symmetry withFixedValues(BiPredicate<Integer, Integer> isFixed) {
    List<List<VariableSymmetry>> others = new ArrayList<>();
    for (int a = 0; a < locals.size(); a++) {
      others.add(withFixedValues(locals.get(a), a, isFixed));
    }
    List<VariableSymmetry> shared = withFixedValues(globals, -1, isFixed);
    return new Symmetry(types, shared, others, families, invariantProperties);
  }

  private static List<VariableSymmetry> withFixedValues(
      List<VariableSymmetry> variables, int owner, BiPredicate<Integer, Integer> isFixed) {
    List<VariableSymmetry> others = new ArrayList<>();
    for (VariableSymmetry variable : variables) {
      boolean isChannel = variable.value().kind() == Range.Kind.CHANNEL;
      others.add(
          isFixed.test(owner, others.size()) && !isChannel
              ? new VariableSymmetry(Range.plain(), variable.indices(), variable.fields())
              : variable);
    }
    return others;
  }

  /** Whether a local variable tells which element a process belongs to. */
  public boolean isIdentity(int automaton, int local) {
    return families.stream()
        .anyMatch(
            family ->
                family.automaton() == automaton
                    && family.identity().equals(new ProcessFamily.ByParameter(local)));
  }

  /** Whether a number in a range means nothing that could ever move. */
  public boolean isUndefined(Range range, int value) {
    return switch (range.kind()) {
      case PLAIN -> true;
      case ELEMENT -> element((Range.Element) range, value) < 0;
      case PROCESS_NUMBER -> value >= NO_PROCESS;
      case CHANNEL -> value == 0;
    };
  }

  /** Which element of its type a number means, or -1 if none. */
  public int element(Range.Element range, int value) {
    int element = value - range.first();
    return element < types.get(range.type()).size() ? Math.max(element, -1) : -1;
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
