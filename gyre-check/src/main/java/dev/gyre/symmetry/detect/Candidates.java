package dev.gyre.symmetry.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds processes that may be interchangeable: several of one automaton from the start, or several
 * that one process creates, each with a different number as argument or all with the same
 * arguments.
 */
final class Candidates {
  private static final int NO_ARRAY = -1;

  private final ProcessSystem system;
  private final InitialProcesses starts;
  private final TypeClasses kinds;
  private final List<FamilyCandidate> families = new ArrayList<>();
  private final Map<TypeClasses.Kind, List<Mark>> marks = new HashMap<>();
  private final Set<TypeClasses.Place> parameters = new HashSet<>();

  /**
   * A kind of number that speaks of the elements of a family.
   *
   * @param first the number that stands for element 0
   */
  record Mark(FamilyCandidate family, int first) {
    boolean isElement(int number) {
      return number >= first && number < first + family.size;
    }
  }

  Candidates(ProcessSystem system, InitialProcesses starts, TypeClasses kinds) {
    this.system = system;
    this.starts = starts;
    this.kinds = kinds;
  }

  List<FamilyCandidate> families() {
    return families;
  }

  /** What each kind of number speaks of. */
  Map<TypeClasses.Kind, List<Mark>> marks() {
    return marks;
  }

  void mark(TypeClasses.Place place, FamilyCandidate family, int first) {
    marks.computeIfAbsent(kinds.kind(place), k -> new ArrayList<>()).add(new Mark(family, first));
  }

  private void parameter(TypeClasses.Place place, FamilyCandidate family, int first) {
    parameters.add(place);
    mark(place, family, first);
  }

  /** Whether each process of a family is created with an element in this parameter. */
  boolean isElement(TypeClasses.Place parameter) {
    return parameters.contains(parameter);
  }

  /** Processes that exist from the start. */
  void fromStart(ProcessAutomaton automaton) {
    List<Integer> numbers = starts.numbers(automaton.index());
    if (numbers.size() > 1 && !starts.isCreated(automaton.index())) {
      families.add(
          new FamilyCandidate(
              automaton.index(), numbers.size(), Optional.empty(), 0, numbers, true));
    }
  }

  /** Processes that one process creates. */
  void created(ProcessAutomaton automaton, Collection<SpawnedProcess> all) {
    List<SpawnedProcess> own =
        all.stream().filter(created -> created.automaton() == automaton.index()).toList();
    TreeSet<Integer> numbers =
        own.stream().map(SpawnedProcess::number).collect(Collectors.toCollection(TreeSet::new));
    if (numbers.size() < 2) {
      return;
    }
    Optional<Integer> parameter = Optional.empty();
    for (int p = 0; p < automaton.parameters().size() && parameter.isEmpty(); p++) {
      boolean isKept = !kinds.isWritten(new TypeClasses.Place.Value(automaton.index(), p));
      parameter = isKept && isIdentity(own, p) ? Optional.of(p) : Optional.empty();
    }
    if (parameter.isPresent()) {
      SortedSet<Integer> values = values(own, parameter.get());
      FamilyCandidate family =
          new FamilyCandidate(
              automaton.index(),
              values.size(),
              parameter,
              values.first(),
              List.copyOf(numbers),
              false);
      families.add(family);
      parameter(
          new TypeClasses.Place.Value(automaton.index(), parameter.get()), family, values.first());
      otherParameters(automaton, own, family);
    } else {
      FamilyCandidate family =
          new FamilyCandidate(
              automaton.index(), numbers.size(), Optional.empty(), 0, List.copyOf(numbers), false);
      families.add(family);
      boolean isOther =
          all.stream()
              .anyMatch(c -> c.automaton() != automaton.index() && numbers.contains(c.number()));
      if (isOther) {
        spoil(family, "gets different numbers in different runs", automaton);
      }
      otherParameters(automaton, own, family);
    }
  }

  private static void spoil(FamilyCandidate family, String reason, ProcessAutomaton automaton) {
    family.spoil(new SymmetryBreaker(automaton.name() + " " + reason, automaton.span()));
  }

  /** Whether a parameter has known values without gaps, a different one for each process. */
  private static boolean isIdentity(List<SpawnedProcess> own, int parameter) {
    if (own.stream().anyMatch(c -> c.arguments().get(parameter).value().isEmpty())) {
      return false;
    }
    SortedSet<Integer> values = values(own, parameter);
    Map<Integer, Integer> valueOf = new HashMap<>();
    for (SpawnedProcess created : own) {
      int value = created.arguments().get(parameter).value().get();
      if (valueOf.putIfAbsent(created.number(), value) != null
          && valueOf.get(created.number()) != value) {
        return false;
      }
    }
    return values.size() > 1
        && values.first() >= 0
        && values.last() - values.first() == values.size() - 1
        && values.size() == valueOf.size();
  }

  private static SortedSet<Integer> values(List<SpawnedProcess> own, int parameter) {
    return own.stream()
        .map(c -> c.arguments().get(parameter).value().orElseThrow())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void otherParameters(
      ProcessAutomaton automaton, List<SpawnedProcess> own, FamilyCandidate family) {
    for (int p = 0; p < automaton.parameters().size(); p++) {
      if (family.parameter.isEmpty() || p != family.parameter.get()) {
        other(automaton, own, family, p);
      }
    }
  }

  private void other(
      ProcessAutomaton automaton, List<SpawnedProcess> own, FamilyCandidate family, int p) {
    TypeClasses.Place place = new TypeClasses.Place.Value(automaton.index(), p);
    SpawnedProcess.Argument argument = own.get(0).arguments().get(p);
    boolean isSame = own.stream().allMatch(c -> c.arguments().get(p).equals(argument));
    boolean isKnown = argument.value().isPresent() || argument.channel().isPresent();
    if (!(isSame && isKnown) && !follows(own, family, p, place)) {
      spoil(family, "is created with different arguments for " + name(automaton, p), automaton);
    }
  }

  private static String name(ProcessAutomaton automaton, int p) {
    return automaton.parameters().get(p).name();
  }

  /**
   * Whether an argument is the number of the element, counted from elsewhere, or of a neighbour on
   * a ring, or a channel of one of them.
   */
  private boolean follows(
      List<SpawnedProcess> own, FamilyCandidate family, int p, TypeClasses.Place place) {
    if (family.parameter.isEmpty()) {
      return false;
    }
    Set<Integer> arrays =
        own.stream()
            .map(c -> c.arguments().get(p).channel().map(SpawnedProcess.ChannelElement::variable))
            .map(variable -> variable.orElse(NO_ARRAY))
            .collect(Collectors.toSet());
    Optional<Map<Integer, Integer>> values = values(own, family, p);
    Optional<Rotation> turn =
        values.flatMap(known -> Rotation.of(e -> value(known, e), 0, family.size));
    if (arrays.size() != 1 || turn.isEmpty()) {
      return false;
    }
    int array = arrays.iterator().next();
    int first = turn.get().first();
    family.isRing |= turn.get().distance() != 0;
    if (array == NO_ARRAY) {
      parameter(place, family, first);
      return first >= 0;
    }
    mark(new TypeClasses.Place.Index(-1, array, 0), family, first);
    return system.globals().get(array).dimensions().size() == 1;
  }

  private static OptionalInt value(Map<Integer, Integer> values, int element) {
    return values.containsKey(element) ? OptionalInt.of(values.get(element)) : OptionalInt.empty();
  }

  /** For each element the argument; empty if it is not known or not always the same. */
  private static Optional<Map<Integer, Integer>> values(
      List<SpawnedProcess> own, FamilyCandidate family, int p) {
    Map<Integer, Integer> values = new HashMap<>();
    for (SpawnedProcess created : own) {
      int element =
          created.arguments().get(family.parameter.orElseThrow()).value().get() - family.first;
      SpawnedProcess.Argument argument = created.arguments().get(p);
      Optional<Integer> value =
          argument.channel().map(SpawnedProcess.ChannelElement::position).or(argument::value);
      if (value.isEmpty()
          || !values.computeIfAbsent(element, e -> value.get()).equals(value.get())) {
        return Optional.empty();
      }
    }
    return Optional.of(values);
  }
}
