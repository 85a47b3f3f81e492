package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.TooLargeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A formula that holds in one state and not in another, of least depth in rounds of refinement
 * ([Cleaveland1990] for strong, [Korver1991] for branching bisimilarity). In the round in which two
 * states were told apart one had a move that the other had not; the formula says that there is this
 * move, and its operands are made no stronger than needed: as long as the other state satisfies it,
 * what it does instead is excluded by a formula that tells that apart, from an earlier round. So
 * each formula is right by evaluation, not only by construction.
 */
public final class Distinguisher {
  private static final int MAX_FORMULAS = 20_000;

  private final Kripke structure;
  private final SplitHistory history;
  private final Evaluation evaluation;
  private final OwnMoves own;
  private final Answers answers;
  private final Map<Long, Formula> known = new HashMap<>();

  private Distinguisher(Kripke structure, Moves moves) {
    this.structure = structure;
    this.history = new SplitHistory(structure, moves);
    this.evaluation = new Evaluation(structure);
    this.own = new OwnMoves(structure.graph(), history, moves);
    this.answers = new Answers(structure.graph());
  }

  /**
   * @param structure without silent cycles but steps of single states to themselves
   * @return a formula that holds in {@code one}; empty if none tells them apart
   * @throws TooLargeException if it would be too large
   */
  public static Optional<Formula> between(Kripke structure, int one, int other, Moves moves)
      throws TooLargeException {
    Distinguisher distinguisher = new Distinguisher(structure, moves);
    return distinguisher.history.refineUntilApart(one, other)
        ? Optional.of(distinguisher.formula(one, other))
        : Optional.empty();
  }

  private Formula formula(int one, int other) throws TooLargeException {
    long key = (long) one << 32 | other;
    Formula formula = known.get(key);
    if (formula == null) {
      if (known.size() > MAX_FORMULAS) {
        throw new TooLargeException("a formula would have more than " + MAX_FORMULAS + " parts");
      }
      int round = history.roundOf(one, other);
      formula = round == 0 ? seen(one, other) : moved(one, other, round - 1);
      known.put(key, formula);
    }
    return formula;
  }

  private Formula seen(int one, int other) {
    Set<String> here = structure.holding(one);
    Set<String> there = structure.holding(other);
    return here.stream()
        .filter(proposition -> !there.contains(proposition))
        .findFirst()
        .map(Formula::holds)
        .orElseGet(
            () ->
                there.stream()
                    .filter(proposition -> !here.contains(proposition))
                    .findFirst()
                    .map(proposition -> Formula.holds(proposition).negated())
                    .orElseThrow());
  }

  private Formula moved(int one, int other, int round) throws TooLargeException {
    Optional<OwnMoves.Move> move = own.ofOneOnly(one, other, round);
    if (move.isPresent()) {
      return saying(move.get(), other, round);
    }
    OwnMoves.Move against = own.ofOneOnly(other, one, round).orElseThrow();
    return saying(against, one, round).negated();
  }

  /** That there is this move, in words that the other state does not satisfy. */
  private Formula saying(OwnMoves.Move move, int other, int round) throws TooLargeException {
    int block = history.blockAt(move.path().get(0), round);
    List<Formula> during = new ArrayList<>();
    List<Formula> then = new ArrayList<>();
    for (; ; ) {
      Formula through = Formula.all(during);
      Formula into = move.isEndless() ? Formula.forever(through) : Formula.all(then);
      Optional<Answers.Answer> answer =
          answers.to(
              move,
              other,
              evaluation.holding(through)::get,
              evaluation.holding(into)::get,
              state -> history.blockAt(state, round) == block);
      if (answer.isEmpty()) {
        return move.formula(through, into);
      }
      int offender = answer.get().state();
      if (answer.get().isOnTheWay()) {
        during.add(excluding(move.path(), offender));
      } else {
        then.add(formula(move.target(), offender));
      }
    }
  }

  /** Holds in all states of a path, and not in a state that all were told apart from. */
  private Formula excluding(List<Integer> path, int offender) throws TooLargeException {
    List<Formula> parts = new ArrayList<>();
    for (int state : path) {
      boolean isCovered = parts.stream().anyMatch(part -> evaluation.holding(part).get(state));
      if (!isCovered) {
        parts.add(formula(state, offender));
      }
    }
    return Formula.any(parts);
  }
}
