package dev.gyre.ltl.translate;

import dev.gyre.ltl.automaton.Cube;
import dev.gyre.ltl.formula.Formula;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The very weak alternating automaton of a formula (GastinOddoux2001): its states are formulas, and
 * the transitions of a state are {@link Alternative}s. Very weak means that a transition leads to
 * subformulas or back to the state itself; only an until must not go back to itself for ever.
 *
 * <p>Departs from the paper in that a disjunction behind a next stays one state instead of being
 * split, which keeps what follows more deterministic.
 */
final class AlternatingAutomaton {
  private final TranslationBudget budget;
  private final Map<Formula, List<Alternative>> transitions = new HashMap<>();
  private final Map<Integer, Formula> states = new HashMap<>();
  private final Map<Formula, BitSet> required = new HashMap<>();

  AlternatingAutomaton(TranslationBudget budget) {
    this.budget = budget;
  }

  /** The formula with this id, which must have been in a set that this automaton gave out. */
  Formula state(int id) {
    return states.get(id);
  }

  /** The formulas whose conjunction is {@code f}. */
  BitSet conjuncts(Formula f) {
    BitSet set = new BitSet();
    switch (f.kind()) {
      case TRUE -> {}
      case AND -> f.operands().forEach(part -> add(set, part));
      default -> add(set, f);
    }
    return set;
  }

  private void add(BitSet set, Formula f) {
    states.put(f.id(), f);
    set.set(f.id());
  }

  List<Alternative> alternatives(Formula f) throws FormulaTooLargeException {
    List<Alternative> known = transitions.get(f);
    if (known == null) {
      known = compute(f);
      transitions.put(f, known);
    }
    return known;
  }

  private List<Alternative> compute(Formula f) throws FormulaTooLargeException {
    return switch (f.kind()) {
      case TRUE -> List.of(new Alternative(Cube.TRUE, new BitSet()));
      case FALSE -> List.of();
      case POSITIVE -> List.of(new Alternative(new Cube(1L << f.proposition(), 0), new BitSet()));
      case NEGATIVE -> List.of(new Alternative(new Cube(0, 1L << f.proposition()), new BitSet()));
      case NEXT -> List.of(new Alternative(Cube.TRUE, conjuncts(f.left())));
      case AND -> all(f.operands());
      case OR -> any(f.operands());
      case UNTIL ->
          union(alternatives(f.right()), product(alternatives(f.left()), List.of(again(f))));
      case RELEASE ->
          product(alternatives(f.right()), union(alternatives(f.left()), List.of(again(f))));
    };
  }

  private Alternative again(Formula f) {
    BitSet self = new BitSet();
    add(self, f);
    return new Alternative(Cube.TRUE, self);
  }

  private List<Alternative> any(List<Formula> formulas) throws FormulaTooLargeException {
    List<Alternative> result = List.of();
    for (Formula f : formulas) {
      result = union(result, alternatives(f));
    }
    return result;
  }

  private List<Alternative> all(List<Formula> formulas) throws FormulaTooLargeException {
    List<Alternative> result = List.of(new Alternative(Cube.TRUE, new BitSet()));
    for (Formula f : formulas) {
      result = product(result, alternatives(f));
    }
    return result;
  }

  private List<Alternative> union(List<Alternative> some, List<Alternative> others) {
    List<Alternative> result = new ArrayList<>(some);
    others.forEach(alternative -> addUnlessDominated(result, alternative));
    return result;
  }

  /** Every choice from both; what is dominated is left out at once, so that lists stay short. */
  private List<Alternative> product(List<Alternative> some, List<Alternative> others)
      throws FormulaTooLargeException {
    List<Alternative> result = new ArrayList<>();
    for (Alternative one : some) {
      for (Alternative other : others) {
        if (one.label().meets(other.label())) {
          addUnlessDominated(result, one.and(other));
        }
      }
      budget.spend(others.size());
      budget.requireFew(result.size());
    }
    return result;
  }

  /**
   * The ways to satisfy all formulas of a set. Here nothing dominated is left out: a way with a
   * stronger label may fulfil an until that a weaker one only puts off.
   */
  Set<Alternative> allTogether(BitSet set) throws FormulaTooLargeException {
    Set<Alternative> ways = Set.of(new Alternative(Cube.TRUE, new BitSet()));
    for (int id = set.nextSetBit(0); id >= 0; id = set.nextSetBit(id + 1)) {
      Set<Alternative> longer = new LinkedHashSet<>();
      for (Alternative one : ways) {
        for (Alternative other : alternatives(state(id))) {
          if (one.label().meets(other.label())) {
            longer.add(one.and(other));
          }
        }
        budget.requireFew(longer.size());
      }
      budget.spend(longer.size());
      ways = longer;
    }
    return ways;
  }

  private void addUnlessDominated(List<Alternative> list, Alternative candidate) {
    for (Alternative other : list) {
      if (dominates(other, candidate)) {
        return;
      }
    }
    list.removeIf(other -> dominates(candidate, other));
    list.add(candidate);
  }

  /**
   * Whether one alternative makes another pointless. Not if it leaves an until for later: the other
   * may fulfil the until and only ask for it anew, as {@code p} does in {@code <> p && X <> p}.
   */
  private boolean dominates(Alternative one, Alternative other) {
    return one.isAtLeast(other)
        && one.next().stream().noneMatch(id -> state(id).is(Formula.Kind.UNTIL));
  }

  /**
   * Formulas that every transition of {@code f} has to satisfy on the spot anyway, such as {@code
   * g} for {@code [] g}. In a conjunction with {@code f} they change no transition.
   */
  BitSet required(Formula f) {
    BitSet known = required.get(f);
    if (known == null) {
      known = new BitSet();
      switch (f.kind()) {
        case RELEASE -> known.or(requiredAndSelf(f.right()));
        case AND -> {
          for (Formula part : f.operands()) {
            known.or(requiredAndSelf(part));
          }
        }
        default -> {}
      }
      required.put(f, known);
    }
    return known;
  }

  private BitSet requiredAndSelf(Formula f) {
    BitSet set = (BitSet) required(f).clone();
    set.set(f.id());
    return set;
  }
}
