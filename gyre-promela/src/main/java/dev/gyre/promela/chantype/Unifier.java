package dev.gyre.promela.chantype;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Makes types equal, and finds those that cannot be.
 *
 * <p>Unification of rational trees: union-find without an occurs check, so that a channel can carry
 * itself. Two terms are linked before their parts are looked at, and each link leaves one class
 * less; so it ends on cyclic types too (Huet 1976; Aho, Lam, Sethi, Ullman, section 6.5; used for
 * Promela by Donaldson and Gay, [DonaldsonGay2005], who write {@code mu X.chan{X}}). Numbers and
 * symbolic constants may be mixed, as Promela mixes them: this is where it departs from ETCH.
 *
 * <p>Invariant: two terms have the same root in the forest of {@link Term#parent} exactly if a path
 * of joints leads from one to the other, and there is one such path only.
 */
final class Unifier {
  private final List<Clash> clashes = new ArrayList<>();

  /**
   * Two terms to be made equal.
   *
   * @param cause the place in the model from which it follows last
   */
  private record Equation(Term left, Term right, Joint.Reason reason, Joint.Written cause) {}

  /**
   * Two terms that must be equal and cannot be.
   *
   * @param reason why they would have to be
   * @param cause the place in the model from which that follows last
   */
  record Clash(Term left, Term right, Joint.Reason reason, Joint.Written cause) {}

  /** What could not be made equal, in the order of the equations. */
  List<Clash> clashes() {
    return clashes;
  }

  void equate(Term left, Term right, Joint.Written reason) {
    Deque<Equation> open = new ArrayDeque<>();
    open.add(new Equation(left, right, reason, reason));
    while (!open.isEmpty()) {
      equate(open.remove(), open);
    }
  }

  private void equate(Equation equation, Deque<Equation> open) {
    Term left = root(equation.left());
    Term right = root(equation.right());
    if (left == right) {
      return;
    }
    Term one = left.evidence;
    Term other = right.evidence;
    if (!canBeEqual(one, other)) {
      clashes.add(
          new Clash(equation.left(), equation.right(), equation.reason(), equation.cause()));
      return;
    }
    link(equation, left, right);
    for (int i = 0; i < Math.min(one.parts().size(), other.parts().size()); i++) {
      open.add(
          new Equation(
              one.parts().get(i),
              other.parts().get(i),
              new Joint.PartOf(one, other),
              equation.cause()));
    }
  }

  private static boolean canBeEqual(Term one, Term other) {
    if (one.kind() == Term.Kind.UNKNOWN || other.kind() == Term.Kind.UNKNOWN) {
      return true;
    }
    if (isValue(one) && isValue(other)) {
      return true;
    }
    return one.kind() == other.kind() && one.parts().size() == other.parts().size();
  }

  private static boolean isValue(Term term) {
    return term.kind() == Term.Kind.NUMBER || term.kind() == Term.Kind.MTYPE;
  }

  private static void link(Equation equation, Term left, Term right) {
    boolean isLeftLarger = left.size >= right.size;
    Term root = isLeftLarger ? left : right;
    Term below = isLeftLarger ? right : left;
    root.evidence = stronger(left.evidence, right.evidence);
    root.size += below.size;
    below.parent = root;
    // The smaller forest is turned round, so each term is turned at most log n times.
    if (isLeftLarger) {
      join(equation.right(), equation.left(), equation.reason());
    } else {
      join(equation.left(), equation.right(), equation.reason());
    }
  }

  /** Anything says more than nothing, and a number more than a symbolic constant, which is one. */
  private static Term stronger(Term one, Term other) {
    boolean isOtherStronger =
        one.kind() == Term.Kind.UNKNOWN
            || (one.kind() == Term.Kind.MTYPE && other.kind() == Term.Kind.NUMBER);
    return isOtherStronger ? other : one;
  }

  private static void join(Term below, Term above, Joint.Reason reason) {
    Term term = below;
    Joint next = new Joint(above, reason);
    while (next != null) {
      Joint before = term.joint;
      term.joint = next;
      next = before == null ? null : new Joint(term, before.reason());
      term = before == null ? term : before.other();
    }
  }

  /** The term that stands for all that are equal to this one. */
  static Term root(Term term) {
    Term root = term;
    while (root.parent != root) {
      root = root.parent;
    }
    for (Term next = term; next != root; ) {
      Term above = next.parent;
      next.parent = root;
      next = above;
    }
    return root;
  }

  /** What is known of the type of a term. */
  static Term known(Term term) {
    return root(term).evidence;
  }
}
