package dev.gyre.symmetry.detect;

import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import dev.gyre.symmetry.detect.Candidates.Mark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Decides which candidates are interchangeable: those of whose kinds of numbers nothing is known
 * that tells them apart. Families that share a kind of number belong to one type, and are good or
 * bad together.
 */
final class FamilyDecision {
  /** Names of elements are looked up in tables, which begin with 0 and have three words each. */
  private static final int MOST_FIRST = 1 << 16;

  private final ProcessSystem system;
  private final Candidates candidates;
  private final DetectionBudget budget;
  private final Map<FamilyCandidate, FamilyCandidate> types = new HashMap<>();

  FamilyDecision(
      ProcessSystem system, TypeClasses kinds, Candidates candidates, DetectionBudget budget) {
    this.budget = budget;
    this.system = system;
    this.candidates = candidates;
    candidates.families().forEach(family -> types.put(family, family));
    candidates.marks().forEach((kind, marks) -> join(marks));
    kinds.general().ifPresent(s -> candidates.families().forEach(family -> family.spoil(s)));
    for (TypeClasses.Kind kind : kinds.all()) {
      judge(kind);
    }
    ChannelDecision channels = new ChannelDecision(system, kinds, candidates, this);
    channels.origins();
    spread();
    channels.moves();
    spread();
  }

  private void join(List<Mark> marks) {
    Mark first = marks.get(0);
    for (Mark mark : marks) {
      if (mark.first() != first.first() || mark.family().size != first.family().size) {
        SymmetryBreaker spoiler =
            new SymmetryBreaker(
                name(mark.family()) + " and " + name(first.family()) + " are numbered differently",
                system.automata().get(mark.family().automaton).span());
        mark.family().spoil(spoiler);
        first.family().spoil(spoiler);
      }
      FamilyCandidate from = type(mark.family());
      types.replaceAll((family, type) -> type == from ? type(first.family()) : type);
    }
  }

  private String name(FamilyCandidate family) {
    return system.automata().get(family.automaton).name();
  }

  /** The family that stands for all families of its type. */
  FamilyCandidate type(FamilyCandidate family) {
    return types.get(family);
  }

  /** The families of a type that are interchangeable, or empty. */
  List<FamilyCandidate> members(FamilyCandidate type) {
    return candidates.families().stream().filter(f -> type(f) == type && f.isGood()).toList();
  }

  private void spread() {
    for (FamilyCandidate family : candidates.families()) {
      family.spoiler.ifPresent(
          spoiler ->
              types.forEach(
                  (other, type) -> {
                    if (type == type(family)) {
                      other.spoil(spoiler);
                    }
                  }));
    }
  }

  // ---- one kind

  private void judge(TypeClasses.Kind kind) {
    List<Mark> marks = candidates.marks().getOrDefault(kind, List.of());
    List<FamilyCandidate> named = named(kind);
    if (marks.isEmpty() && named.isEmpty()) {
      return;
    }
    Optional<SymmetryBreaker> spoiler = kind.spoilers.stream().findFirst();
    if (spoiler.isEmpty() && kind.isChannel) {
      spoiler = Optional.of(new SymmetryBreaker("names a channel too", span(marks, named)));
    }
    if (spoiler.isEmpty()) {
      spoiler = marks.isEmpty() ? numbers(kind, named) : elements(kind, marks);
    }
    Optional<SymmetryBreaker> found =
        spoiler.map(s -> new SymmetryBreaker(describe(kind) + " " + s.reason(), s.span()));
    found.ifPresent(
        s -> {
          marks.forEach(mark -> mark.family().spoil(s));
          named.forEach(family -> family.spoil(s));
        });
  }

  /** The families whose numbers occur in a kind. */
  List<FamilyCandidate> named(TypeClasses.Kind kind) {
    return kind.pids()
        .flatMap(pid -> candidates.families().stream().filter(f -> f.automaton == pid.automaton()))
        .toList();
  }

  private SourceSpan span(List<Mark> marks, List<FamilyCandidate> named) {
    FamilyCandidate family = marks.isEmpty() ? named.get(0) : marks.get(0).family();
    return system.automata().get(family.automaton).span();
  }

  private Optional<SymmetryBreaker> elements(TypeClasses.Kind kind, List<Mark> marks) {
    FamilyCandidate family = marks.get(0).family();
    int first = marks.get(0).first();
    if (first > MOST_FIRST) {
      return Optional.of(new SymmetryBreaker("is a large number", span(marks, List.of())));
    }
    int last = first + family.size - 1;
    Optional<SymmetryBreaker> narrow = narrow(kind, last, span(marks, List.of()));
    if (narrow.isPresent() || first < 0) {
      return narrow.or(
          () -> Optional.of(new SymmetryBreaker("is negative", span(marks, List.of()))));
    }
    Optional<SymmetryBreaker> divided =
        divided(kind, IntStream.rangeClosed(first, last).boxed().toList());
    if (divided.isPresent()) {
      return divided;
    }
    for (ConstantUse use : uses(kind, start -> start.isElementOf(first, family.size))) {
      budget.spend(use.created().size());
      int element = use.value() - first;
      boolean isElement = element >= 0 && element < family.size;
      if (isElement && mayMove(type(family), element, use)) {
        return Optional.of(
            new SymmetryBreaker("is used with the fixed number " + use.value(), use.span()));
      }
    }
    return Optional.empty();
  }

  /** The uses of fixed numbers, unread starting values included as far as they stay. */
  private static List<ConstantUse> uses(TypeClasses.Kind kind, Predicate<UnreadStart> stays) {
    List<ConstantUse> uses = new ArrayList<>(kind.fixedUses);
    kind.unreadStarts.stream().filter(stays).map(UnreadStart::use).forEach(uses::add);
    return uses;
  }

  /** Whether an element may move when a number is used: on a ring, only if all are complete. */
  private boolean mayMove(FamilyCandidate type, int element, ConstantUse use) {
    return isRing(type)
        ? IntStream.range(0, type.size).allMatch(e -> mayBeComplete(type, e, use))
        : mayBeComplete(type, element, use);
  }

  /** Whether only turns go unnoticed. */
  boolean isRing(FamilyCandidate type) {
    return candidates.families().stream().anyMatch(f -> type(f) == type && f.isRing);
  }

  /** Whether some of the numbers are on one side of a bound and some on the other. */
  private static Optional<SymmetryBreaker> divided(TypeClasses.Kind kind, List<Integer> numbers) {
    return kind.bounds.stream()
        .filter(bound -> bound.divides(numbers))
        .map(bound -> new SymmetryBreaker("is compared by size", bound.span()))
        .findFirst();
  }

  private boolean mayBeComplete(FamilyCandidate type, int element, ConstantUse use) {
    return candidates.families().stream()
        .filter(family -> type(family) == type)
        .allMatch(family -> family.mayHave(element, use));
  }

  /** Here a number changes with the process that has it, of whatever family that is. */
  private Optional<SymmetryBreaker> numbers(TypeClasses.Kind kind, List<FamilyCandidate> named) {
    List<FamilyCandidate> all = candidates.families();
    int highest = all.stream().mapToInt(f -> f.numbers.get(f.numbers.size() - 1)).max().orElse(0);
    SourceSpan span = span(List.of(), named);
    Optional<SymmetryBreaker> narrow = narrow(kind, highest, span).or(() -> others(kind, span));
    if (narrow.isPresent()) {
      return narrow;
    }
    Optional<SymmetryBreaker> divided =
        all.stream().flatMap(family -> divided(kind, family.numbers).stream()).findFirst();
    if (divided.isPresent()) {
      return divided;
    }
    for (ConstantUse use : uses(kind, UnreadStart::isNumber)) {
      budget.spend(use.created().size());
      boolean isMember = all.stream().anyMatch(f -> f.numbers.contains(use.value()));
      boolean mayExist =
          use.knowledge() == ConstantUse.Knowledge.ALL_MAY_EXIST
              || use.value() < system.start().size()
              || use.created().stream().anyMatch(c -> c.number() == use.value());
      if (isMember && mayExist) {
        return Optional.of(
            new SymmetryBreaker("is used with the fixed number " + use.value(), use.span()));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the numbers of processes that are in no family fit too, which may be any: what is left
   * of one may be the number of a process that moves.
   */
  private Optional<SymmetryBreaker> others(TypeClasses.Kind kind, SourceSpan span) {
    boolean areOthers =
        kind.pids()
            .map(TypeClasses.Place.Pid::automaton)
            .anyMatch(a -> candidates.families().stream().noneMatch(f -> f.automaton == a));
    return areOthers && !kind.fits(ModelLimits.MAX_PROCESSES - 1)
        ? Optional.of(new SymmetryBreaker("may be too small for another process", span))
        : Optional.empty();
  }

  /** Whether all numbers fit everywhere. */
  private static Optional<SymmetryBreaker> narrow(
      TypeClasses.Kind kind, int last, SourceSpan span) {
    if (last >= kind.length) {
      return Optional.of(new SymmetryBreaker("does not fit the length of an array", span));
    }
    boolean fits = kind.fits(last) && kind.startValues.stream().allMatch(kind::fits);
    if (!fits) {
      return Optional.of(new SymmetryBreaker("does not fit all variables", span));
    }
    return kind.fixedUses.stream()
        .filter(use -> !kind.fits(use.value()))
        .map(use -> new SymmetryBreaker("does not fit all variables", use.span()))
        .findFirst();
  }

  String describe(TypeClasses.Kind kind) {
    return kind.places.stream()
        .flatMap(place -> place.value().stream())
        .map(value -> variable(value.automaton(), value.variable()).name())
        .findFirst()
        .orElse("_pid");
  }

  /** A variable of an automaton; -1 for a global one. */
  Variable variable(int automaton, int index) {
    return (automaton < 0 ? system.globals() : system.automata().get(automaton).locals())
        .get(index);
  }
}
