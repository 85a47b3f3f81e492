package dev.gyre.symmetry.detect;

import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether numbers of channels are used in a way that tells interchangeable things apart.
 */
final class ChannelDecision {
  private final ProcessSystem system;
  private final TypeClasses kinds;
  private final Candidates candidates;
  private final FamilyDecision judgement;

  ChannelDecision(
      ProcessSystem system, TypeClasses kinds, Candidates candidates, FamilyDecision judgement) {
    this.system = system;
    this.kinds = kinds;
    this.candidates = candidates;
    this.judgement = judgement;
  }

  /** What must be so whether or not channels change places. */
  void origins() {
    for (TypeClasses.Kind kind : kinds.all()) {
      messages(kind);
      foreign(kind).ifPresent(this::spoilAll);
    }
    candidates.families().stream().filter(FamilyCandidate::isGood).forEach(this::localChannels);
  }

  private void spoilAll(SymmetryBreaker spoiler) {
    candidates.families().forEach(family -> family.spoil(spoiler));
  }

  /**
   * What becomes of fields that a message has and a statement does not name, or the other way
   * round, is not looked at.
   */
  private void messages(TypeClasses.Kind kind) {
    kind.uses.forEach(
        (fields, span) -> {
          if (!kind.arities.equals(Set.of(fields)) && !kind.arities.isEmpty()) {
            SymmetryBreaker spoiler =
                new SymmetryBreaker("messages have other fields than are named", span);
            spoilAll(spoiler);
          }
        });
  }

  /**
   * Whoever names a channel must have its number from whoever declares it, and all of it; otherwise
   * nobody knows what the messages in it mean.
   */
  private Optional<SymmetryBreaker> foreign(TypeClasses.Kind kind) {
    if (!kind.isChannel) {
      return Optional.empty();
    }
    SourceSpan span =
        kind.uses.values().stream().findFirst().orElse(system.automata().get(0).span());
    boolean isNumbered =
        kind.startValues.stream().anyMatch(value -> value != 0)
            || kind.pids().findAny().isPresent();
    return kind.spoilers.stream()
        .findFirst()
        .or(
            () ->
                kind.fixedUses.stream()
                    .filter(use -> use.value() != 0)
                    .map(use -> new SymmetryBreaker("is used with a fixed number", use.span()))
                    .findFirst())
        .or(
            () ->
                isNumbered
                    ? Optional.of(new SymmetryBreaker("names a channel too", span))
                    : Optional.empty())
        .or(() -> narrow(kind, span))
        .map(s -> described(kind, s));
  }

  /** What is left of a number in a narrow variable may be that of another channel. */
  private static Optional<SymmetryBreaker> narrow(TypeClasses.Kind kind, SourceSpan span) {
    return kind.fits(ModelLimits.MAX_CHANNELS)
        ? Optional.empty()
        : Optional.of(new SymmetryBreaker("does not fit all variables", span));
  }

  private SymmetryBreaker described(TypeClasses.Kind kind, SymmetryBreaker spoiler) {
    return new SymmetryBreaker(
        "the channel " + judgement.describe(kind) + " " + spoiler.reason(), spoiler.span());
  }

  /**
   * If channels change places, their numbers must not be compared by size, nor be an index.
   *
   * <p>Asked when it is known which families are spoiled otherwise.
   */
  void moves() {
    boolean move =
        candidates.families().stream()
            .filter(FamilyCandidate::isGood)
            .anyMatch(this::movesChannels);
    for (TypeClasses.Kind kind : kinds.all()) {
      if (move && kind.isChannel) {
        compared(kind).or(() -> index(kind)).map(s -> described(kind, s)).ifPresent(this::spoilAll);
      }
    }
  }

  private static Optional<SymmetryBreaker> compared(TypeClasses.Kind kind) {
    return kind.bounds.stream()
        .findFirst()
        .map(bound -> new SymmetryBreaker("is compared by size", bound.span()));
  }

  /** Arrays are permuted by elements and processes; a channel may have several coordinates. */
  private Optional<SymmetryBreaker> index(TypeClasses.Kind kind) {
    return kind.indices()
        .map(this::variable)
        .findFirst()
        .map(array -> new SymmetryBreaker("is an index of " + array.name(), array.span()));
  }

  /**
   * Channels that a process declares in an array are numbered in one piece with the process, so an
   * index of that array that moves alone is not followed. A process of another kind, or one whose
   * element cannot move yet, has it too.
   */
  private void localChannels(FamilyCandidate family) {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Variable variable : automaton.isProcess() ? automaton.locals() : List.<Variable>of()) {
        for (int d = 0; d < variable.dimensions().size(); d++) {
          TypeClasses.Kind index =
              kinds.kind(new TypeClasses.Place.Index(automaton.index(), variable.index(), d));
          if (variable.declaredChannels().isPresent() && speaksOf(index, family)) {
            family.spoil(
                new SymmetryBreaker(
                    "indexes the channels " + variable.name() + " of a process", variable.span()));
          }
        }
      }
    }
  }

  private boolean speaksOf(TypeClasses.Kind kind, FamilyCandidate family) {
    return judgement.named(kind).contains(family)
        || candidates.marks().getOrDefault(kind, List.of()).stream()
            .anyMatch(mark -> mark.family() == family);
  }

  private boolean movesChannels(FamilyCandidate family) {
    boolean owns =
        system.automata().get(family.automaton).locals().stream()
            .anyMatch(v -> v.declaredChannels().isPresent());
    return owns
        || kinds.all().stream()
            .filter(kind -> speaksOf(kind, family))
            .flatMap(TypeClasses.Kind::indices)
            .anyMatch(index -> variable(index).declaredChannels().isPresent());
  }

  private Variable variable(TypeClasses.Place.Index index) {
    return judgement.variable(index.automaton(), index.variable());
  }
}
