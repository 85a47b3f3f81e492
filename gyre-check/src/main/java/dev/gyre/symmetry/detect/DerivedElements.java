package dev.gyre.symmetry.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.symmetry.detect.Candidates.Mark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds out which kinds of numbers speak of elements because they are computed from others that do:
 * numbers of processes of one family, the number of a process plus something, and neighbours on a
 * ring.
 *
 * <p>A number may be computed from an element e if the outcome stands for the element e + c, modulo
 * the size of the type, with the same c for all e. Turning the ring by any number of places before
 * or after that comes to the same, so only turns are left of the permutations unless c is 0. A
 * number that is no element never moves, so what is computed from it must be no element either;
 * {@link #undefined} follows all such numbers that may occur.
 */
final class DerivedElements {
  /** How many numbers that are no elements are followed. */
  private static final int MAX_UNDEFINED = 300;

  private final ProcessSystem system;
  private final TypeClasses kinds;
  private final Candidates candidates;
  private final DetectionBudget budget;
  private final Set<TypeClasses.Kind> numbered = new HashSet<>();
  private final Set<TypeClasses.Kind> derived = new HashSet<>();
  private List<DerivedElement> open;
  private final List<DerivedElement> good = new ArrayList<>();

  private DerivedElements(
      ProcessSystem system, TypeClasses kinds, Candidates candidates, DetectionBudget budget) {
    this.budget = budget;
    this.system = system;
    this.kinds = kinds;
    this.candidates = candidates;
    this.open = kinds.derivations();
    for (DerivedElement derivation : open) {
      derived.add(kinds.kind(derivation.source()));
      derived.add(kinds.kind(derivation.result()));
    }
  }

  /** Marks these kinds, and spoils those that are computed in another way. */
  static void mark(
      ProcessSystem system, TypeClasses kinds, Candidates candidates, DetectionBudget budget) {
    new DerivedElements(system, kinds, candidates, budget).run();
  }

  private void run() {
    int before;
    do {
      before = numbered.size() + good.size();
      kinds.all().stream().filter(this::needsMarks).forEach(this::number);
      open = open.stream().filter(derivation -> !isFollowed(derivation)).toList();
    } while (numbered.size() + good.size() > before);
    open.forEach(this::spoil);
    undefined();
  }

  // ---- numbers of processes

  private boolean needsMarks(TypeClasses.Kind kind) {
    return !numbered.contains(kind)
        && (candidates.marks().containsKey(kind)
            || kind.pids().anyMatch(pid -> pid.plus() != 0)
            || isOfOneFamily(kind)
            || derived.contains(kind));
  }

  /** Numbers of one family are its elements; what else holds a number changes with every family. */
  private boolean isOfOneFamily(TypeClasses.Kind kind) {
    List<TypeClasses.Place.Pid> pids = kind.pids().distinct().toList();
    return pids.size() == 1 && family(pids.get(0)).filter(FamilyCandidate::isNumbered).isPresent();
  }

  private Optional<FamilyCandidate> family(TypeClasses.Place.Pid pid) {
    return candidates.families().stream().filter(f -> f.automaton == pid.automaton()).findFirst();
  }

  /** The numbers of processes plus something speak of elements too, if they have no gaps. */
  private void number(TypeClasses.Kind kind) {
    numbered.add(kind);
    kind.pids().forEach(pid -> number(kind, pid));
  }

  private void number(TypeClasses.Kind kind, TypeClasses.Place.Pid pid) {
    Optional<FamilyCandidate> family = family(pid);
    ProcessAutomaton automaton = system.automata().get(pid.automaton());
    if (family.isPresent() && family.get().isNumbered()) {
      candidates.mark(pid, family.get(), family.get().numbers.get(0) + pid.plus());
    } else {
      kind.spoilers.add(
          new SymmetryBreaker("may be the number of a " + automaton.name(), automaton.span()));
    }
  }

  // ---- numbers that are computed

  private Optional<Mark> mark(TypeClasses.Place place) {
    return candidates.marks().getOrDefault(kinds.kind(place), List.of()).stream().findFirst();
  }

  /** Judges a number that is computed from one of which it is known what it means. */
  private boolean isFollowed(DerivedElement derivation) {
    budget.spend();
    Optional<Mark> mark = mark(derivation.source());
    if (mark.isEmpty()) {
      return false;
    }
    FamilyCandidate family = mark.get().family();
    Optional<Rotation> turn = Rotation.of(derivation.function(), mark.get().first(), family.size);
    int first =
        mark(derivation.result()).map(Mark::first).orElse(turn.map(Rotation::first).orElse(0));
    if (turn.isEmpty() || turn.get().first() != first) {
      spoil(derivation);
      return true;
    }
    good.add(derivation);
    candidates.mark(derivation.result(), family, turn.get().first());
    family.isRing |= turn.get().distance() != 0;
    return true;
  }

  private void spoil(DerivedElement derivation) {
    kinds.spoil(derivation.source(), "is computed with", derivation.span());
    kinds.spoil(derivation.result(), "is something computed", derivation.span());
  }

  // ---- numbers that are no elements

  private void undefined() {
    Map<TypeClasses.Kind, Set<Integer>> undefined = new HashMap<>();
    for (TypeClasses.Kind kind : kinds.all()) {
      Set<Integer> values = new TreeSet<>();
      kind.fixedUses.stream().map(ConstantUse::value).forEach(values::add);
      values.addAll(kind.liveStartValues);
      undefined.put(kind, values);
    }
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (DerivedElement derivation : good) {
        isNew |= isUnder(derivation, undefined);
      }
    }
  }

  /** Follows what may be in the source; whether something new may be in the result. */
  private boolean isUnder(
      DerivedElement derivation, Map<TypeClasses.Kind, Set<Integer>> undefined) {
    TypeClasses.Kind result = kinds.kind(derivation.result());
    Mark from = mark(derivation.source()).orElseThrow();
    Mark to = mark(derivation.result()).orElseThrow();
    if (isAlwaysElement(derivation.source())) {
      return false;
    }
    boolean isNew = false;
    for (int value : List.copyOf(undefined.get(kinds.kind(derivation.source())))) {
      budget.spend();
      OptionalInt outcome = derivation.function().apply(value);
      if (from.isElement(value) || outcome.isEmpty()) {
        continue;
      }
      boolean isLost =
          to.isElement(outcome.getAsInt())
              || !result.fits(outcome.getAsInt())
              || undefined.get(result).size() > MAX_UNDEFINED;
      if (isLost) {
        kinds.spoil(
            derivation.source(), "is computed with, and may be " + value, derivation.span());
      } else {
        isNew |= undefined.get(result).add(outcome.getAsInt());
      }
    }
    return isNew;
  }

  /** The number of a process of a family, or a parameter that says which element it is. */
  private boolean isAlwaysElement(TypeClasses.Place place) {
    return place.pid().isPresent() || (!kinds.isWritten(place) && candidates.isElement(place));
  }
}
