package dev.gyre.ir.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.detect.Candidates.Mark;
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
final class Numbering {
  /** How many numbers that are no elements are followed. */
  private static final int MAX_UNDEFINED = 300;

  private final ProcessSystem system;
  private final Kinds kinds;
  private final Candidates candidates;
  private final Budget budget;
  private final Set<Kinds.Kind> numbered = new HashSet<>();
  private final Set<Kinds.Kind> derived = new HashSet<>();
  private List<Derivation> open;
  private final List<Derivation> good = new ArrayList<>();

  private Numbering(ProcessSystem system, Kinds kinds, Candidates candidates, Budget budget) {
    this.budget = budget;
    this.system = system;
    this.kinds = kinds;
    this.candidates = candidates;
    this.open = kinds.derivations();
    for (Derivation derivation : open) {
      derived.add(kinds.kind(derivation.source()));
      derived.add(kinds.kind(derivation.result()));
    }
  }

  /** Marks these kinds, and spoils those that are computed in another way. */
  static void mark(ProcessSystem system, Kinds kinds, Candidates candidates, Budget budget) {
    new Numbering(system, kinds, candidates, budget).run();
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

  private boolean needsMarks(Kinds.Kind kind) {
    return !numbered.contains(kind)
        && (candidates.marks().containsKey(kind)
            || kind.places.stream().anyMatch(p -> p instanceof Kinds.Place.Pid n && n.plus() != 0)
            || isOfOneFamily(kind)
            || derived.contains(kind));
  }

  /** Numbers of one family are its elements; what else holds a number changes with every family. */
  private boolean isOfOneFamily(Kinds.Kind kind) {
    List<Kinds.Place> pids =
        kind.places.stream().filter(Kinds.Place.Pid.class::isInstance).distinct().toList();
    return pids.size() == 1
        && family((Kinds.Place.Pid) pids.get(0)).filter(Family::isNumbered).isPresent();
  }

  private Optional<Family> family(Kinds.Place.Pid pid) {
    return candidates.families().stream().filter(f -> f.automaton == pid.automaton()).findFirst();
  }

  /** The numbers of processes plus something speak of elements too, if they have no gaps. */
  private void number(Kinds.Kind kind) {
    numbered.add(kind);
    for (Kinds.Place place : kind.places) {
      if (place instanceof Kinds.Place.Pid pid) {
        number(kind, pid);
      }
    }
  }

  private void number(Kinds.Kind kind, Kinds.Place.Pid pid) {
    Optional<Family> family = family(pid);
    ProcessAutomaton automaton = system.automata().get(pid.automaton());
    if (family.isPresent() && family.get().isNumbered()) {
      candidates.mark(pid, family.get(), family.get().numbers.get(0) + pid.plus());
    } else {
      kind.spoilers.add(
          new Spoiler("may be the number of a " + automaton.name(), automaton.span()));
    }
  }

  // ---- numbers that are computed

  private Optional<Mark> mark(Kinds.Place place) {
    return candidates.marks().getOrDefault(kinds.kind(place), List.of()).stream().findFirst();
  }

  /** Judges a number that is computed from one of which it is known what it means. */
  private boolean isFollowed(Derivation derivation) {
    budget.spend();
    Optional<Mark> mark = mark(derivation.source());
    if (mark.isEmpty()) {
      return false;
    }
    Family family = mark.get().family();
    Optional<Turn> turn = Turn.of(derivation.function(), mark.get().first(), family.size);
    int first = mark(derivation.result()).map(Mark::first).orElse(turn.map(Turn::first).orElse(0));
    if (turn.isEmpty() || turn.get().first() != first) {
      spoil(derivation);
      return true;
    }
    good.add(derivation);
    candidates.mark(derivation.result(), family, turn.get().first());
    family.isRing |= turn.get().distance() != 0;
    return true;
  }

  private void spoil(Derivation derivation) {
    kinds.spoil(derivation.source(), "is computed with", derivation.span());
    kinds.spoil(derivation.result(), "is something computed", derivation.span());
  }

  // ---- numbers that are no elements

  private void undefined() {
    Map<Kinds.Kind, Set<Integer>> undefined = new HashMap<>();
    for (Kinds.Kind kind : kinds.all()) {
      Set<Integer> values = new TreeSet<>();
      kind.fixedUses.stream().map(FixedUse::value).forEach(values::add);
      values.addAll(kind.liveStartValues);
      undefined.put(kind, values);
    }
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (Derivation derivation : good) {
        isNew |= isUnder(derivation, undefined);
      }
    }
  }

  /** Follows what may be in the source; whether something new may be in the result. */
  private boolean isUnder(Derivation derivation, Map<Kinds.Kind, Set<Integer>> undefined) {
    Kinds.Kind result = kinds.kind(derivation.result());
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
  private boolean isAlwaysElement(Kinds.Place place) {
    return place instanceof Kinds.Place.Pid
        || (place instanceof Kinds.Place.Value value
            && !kinds.isWritten(value)
            && candidates.isElement(value));
  }
}
