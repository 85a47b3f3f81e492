package dev.gyre.ir.detect;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.detect.Candidates.Mark;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides which candidates are interchangeable: those of whose kinds of numbers nothing is known
 * that tells them apart. Families that share a kind of number belong to one type, and are good or
 * bad together.
 */
final class Judgement {
  private final ProcessSystem system;
  private final Candidates candidates;
  private final Budget budget;
  private final Map<Family, Family> types = new HashMap<>();

  Judgement(ProcessSystem system, Kinds kinds, Candidates candidates, Budget budget) {
    this.budget = budget;
    this.system = system;
    this.candidates = candidates;
    candidates.families().forEach(family -> types.put(family, family));
    candidates.marks().forEach((kind, marks) -> join(marks));
    kinds.general().ifPresent(s -> candidates.families().forEach(family -> family.spoil(s)));
    for (Kinds.Kind kind : kinds.all()) {
      judge(kind);
    }
    ChannelJudgement channels = new ChannelJudgement(system, kinds, candidates, this);
    channels.origins();
    spread();
    channels.moves();
    spread();
  }

  private void join(List<Mark> marks) {
    Mark first = marks.get(0);
    for (Mark mark : marks) {
      if (mark.first() != first.first() || mark.family().size != first.family().size) {
        Spoiler spoiler =
            new Spoiler(
                name(mark.family()) + " and " + name(first.family()) + " are numbered differently",
                system.automata().get(mark.family().automaton).span());
        mark.family().spoil(spoiler);
        first.family().spoil(spoiler);
      }
      Family from = type(mark.family());
      types.replaceAll((family, type) -> type == from ? type(first.family()) : type);
    }
  }

  private String name(Family family) {
    return system.automata().get(family.automaton).name();
  }

  /** The family that stands for all families of its type. */
  Family type(Family family) {
    return types.get(family);
  }

  /** The families of a type that are interchangeable, or empty. */
  List<Family> members(Family type) {
    return candidates.families().stream().filter(f -> type(f) == type && f.isGood()).toList();
  }

  private void spread() {
    for (Family family : candidates.families()) {
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

  private void judge(Kinds.Kind kind) {
    List<Mark> marks = candidates.marks().getOrDefault(kind, List.of());
    List<Family> named = named(kind);
    if (marks.isEmpty() && named.isEmpty()) {
      return;
    }
    Optional<Spoiler> spoiler = kind.spoilers.stream().findFirst();
    if (spoiler.isEmpty() && kind.isChannel) {
      spoiler = Optional.of(new Spoiler("names a channel too", span(marks, named)));
    }
    if (spoiler.isEmpty()) {
      spoiler = marks.isEmpty() ? numbers(kind, named) : elements(kind, marks);
    }
    Optional<Spoiler> found =
        spoiler.map(s -> new Spoiler(describe(kind) + " " + s.reason(), s.span()));
    found.ifPresent(
        s -> {
          marks.forEach(mark -> mark.family().spoil(s));
          named.forEach(family -> family.spoil(s));
        });
  }

  /** The families whose numbers occur in a kind. */
  List<Family> named(Kinds.Kind kind) {
    List<Family> named = new ArrayList<>();
    for (Kinds.Place place : kind.places) {
      if (place instanceof Kinds.Place.Pid pid) {
        candidates.families().stream()
            .filter(f -> f.automaton == pid.automaton())
            .forEach(named::add);
      }
    }
    return named;
  }

  private SourceSpan span(List<Mark> marks, List<Family> named) {
    Family family = marks.isEmpty() ? named.get(0) : marks.get(0).family();
    return system.automata().get(family.automaton).span();
  }

  private Optional<Spoiler> elements(Kinds.Kind kind, List<Mark> marks) {
    Family family = marks.get(0).family();
    int first = marks.get(0).first();
    int last = first + family.size - 1;
    Optional<Spoiler> narrow = narrow(kind, last, span(marks, List.of()));
    if (narrow.isPresent() || first < 0) {
      return narrow.or(() -> Optional.of(new Spoiler("is negative", span(marks, List.of()))));
    }
    Optional<Spoiler> divided = divided(kind, IntStream.rangeClosed(first, last).boxed().toList());
    if (divided.isPresent()) {
      return divided;
    }
    for (FixedUse use : kind.fixedUses) {
      budget.spend(use.created().size());
      int element = use.value() - first;
      boolean isElement = element >= 0 && element < family.size;
      if (isElement && mayMove(type(family), element, use)) {
        return Optional.of(new Spoiler("is used with the fixed number " + use.value(), use.span()));
      }
    }
    return Optional.empty();
  }

  /** Whether an element may move when a number is used: on a ring, only if all are complete. */
  private boolean mayMove(Family type, int element, FixedUse use) {
    return isRing(type)
        ? IntStream.range(0, type.size).allMatch(e -> mayBeComplete(type, e, use))
        : mayBeComplete(type, element, use);
  }

  /** Whether only turns go unnoticed. */
  boolean isRing(Family type) {
    return candidates.families().stream().anyMatch(f -> type(f) == type && f.isRing);
  }

  /** Whether some of the numbers are on one side of a bound and some on the other. */
  private static Optional<Spoiler> divided(Kinds.Kind kind, List<Integer> numbers) {
    return kind.bounds.stream()
        .filter(bound -> bound.divides(numbers))
        .map(bound -> new Spoiler("is compared by size", bound.span()))
        .findFirst();
  }

  private boolean mayBeComplete(Family type, int element, FixedUse use) {
    return candidates.families().stream()
        .filter(family -> type(family) == type)
        .allMatch(family -> family.mayHave(element, use));
  }

  /** Here a number changes with the process that has it, of whatever family that is. */
  private Optional<Spoiler> numbers(Kinds.Kind kind, List<Family> named) {
    List<Family> all = candidates.families();
    int highest = all.stream().mapToInt(f -> f.numbers.get(f.numbers.size() - 1)).max().orElse(0);
    Optional<Spoiler> narrow = narrow(kind, highest, span(List.of(), named));
    if (narrow.isPresent()) {
      return narrow;
    }
    Optional<Spoiler> divided =
        all.stream().flatMap(family -> divided(kind, family.numbers).stream()).findFirst();
    if (divided.isPresent()) {
      return divided;
    }
    for (FixedUse use : kind.fixedUses) {
      budget.spend(use.created().size());
      boolean isMember = all.stream().anyMatch(f -> f.numbers.contains(use.value()));
      boolean mayExist =
          use.knowledge() == FixedUse.Knowledge.ALL_MAY_EXIST
              || use.value() < system.start().size()
              || use.created().stream().anyMatch(c -> c.number() == use.value());
      if (isMember && mayExist) {
        return Optional.of(new Spoiler("is used with the fixed number " + use.value(), use.span()));
      }
    }
    return Optional.empty();
  }

  /** Whether all numbers fit everywhere. */
  private static Optional<Spoiler> narrow(Kinds.Kind kind, int last, SourceSpan span) {
    if (last >= kind.length) {
      return Optional.of(new Spoiler("does not fit the length of an array", span));
    }
    boolean fits = kind.fits(last) && kind.startValues.stream().allMatch(kind::fits);
    if (!fits) {
      return Optional.of(new Spoiler("does not fit all variables", span));
    }
    return kind.fixedUses.stream()
        .filter(use -> !kind.fits(use.value()))
        .map(use -> new Spoiler("does not fit all variables", use.span()))
        .findFirst();
  }

  String describe(Kinds.Kind kind) {
    for (Kinds.Place place : kind.places) {
      if (place instanceof Kinds.Place.Value value) {
        return value.automaton() < 0
            ? system.globals().get(value.variable()).name()
            : system.automata().get(value.automaton()).locals().get(value.variable()).name();
      }
    }
    return "_pid";
  }
}
