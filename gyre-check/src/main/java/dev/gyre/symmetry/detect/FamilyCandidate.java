package dev.gyre.symmetry.detect;

import java.util.List;
import java.util.Optional;

/** Processes of one kind that may be interchangeable, while it is found out whether they are. */
final class FamilyCandidate {
  final int automaton;
  final int size;

  /** The parameter that tells which element a process is, if one does. */
  final Optional<Integer> parameter;

  /** The value of that parameter for element 0. */
  final int first;

  /** The numbers that its processes may have, ascending. */
  final List<Integer> numbers;

  /** How many of its processes exist from the start. */
  final boolean isFromStart;

  /** Whether its processes know their neighbours on a ring, so that only turns go unnoticed. */
  boolean isRing;

  /** What tells its processes apart. */
  Optional<SymmetryBreaker> spoiler = Optional.empty();

  FamilyCandidate(
      int automaton,
      int size,
      Optional<Integer> parameter,
      int first,
      List<Integer> numbers,
      boolean isFromStart) {
    this.automaton = automaton;
    this.size = size;
    this.parameter = parameter;
    this.first = first;
    this.numbers = List.copyOf(numbers);
    this.isFromStart = isFromStart;
  }

  boolean isGood() {
    return spoiler.isEmpty();
  }

  void spoil(SymmetryBreaker reason) {
    if (spoiler.isEmpty()) {
      spoiler = Optional.of(reason);
    }
  }

  /** Whether the numbers of its processes are known and without gaps. */
  boolean isNumbered() {
    return parameter.isEmpty()
        && numbers.size() == size
        && numbers.get(size - 1) - numbers.get(0) == size - 1;
  }

  /** Whether an element may have its process when some were created. */
  boolean mayHave(int element, ConstantUse use) {
    if (isFromStart || use.knowledge() == ConstantUse.Knowledge.ALL_MAY_EXIST) {
      return true;
    }
    return use.created().stream().anyMatch(created -> is(created, element));
  }

  private boolean is(SpawnedProcess created, int element) {
    if (created.automaton() != automaton) {
      return false;
    }
    return parameter.isPresent()
        ? created.arguments().get(parameter.get()).value().equals(Optional.of(first + element))
        : created.number() == numbers.get(element);
  }
}
