package dev.gyre.por.dependence;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.analysis.MayFail;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One of several conditions that must all hold before an edge can be taken. While this one fails,
 * the edge waits for it, whatever becomes of the others: the enabling set of guard-based partial
 * order reduction [Laarman2013].
 */
public final class GuardConjunct {
  private final Expr condition;
  private final long[] needs;

  private GuardConjunct(Expr condition, long[] needs) {
    this.condition = condition;
    this.needs = needs;
  }

  /** What must hold. */
  public Expr condition() {
    return condition;
  }

  /** What others must do before it can; shared words, not to be changed. */
  public long[] needs() {
    return needs;
  }

  /**
   * The conjuncts of a guard, those first that fewest things can change. What comes before one in
   * the text is evaluated before it; if that can go wrong, what leads there is needed as well, so
   * that no error is missed.
   */
  static List<GuardConjunct> of(Guard guard, Dependence atoms, EdgeAccess.Factory start) {
    List<GuardConjunct> found = new ArrayList<>();
    AccessSet before = atoms.none();
    AccessSet fallible = atoms.none();
    for (Expr part : conditions(guard)) {
      EdgeAccess reads = start.start();
      reads.read(part);
      AccessSet needs = atoms.disturbing(reads.asks);
      AccessSet all = needs.copy();
      all.addAll(fallible);
      found.add(new GuardConjunct(part, all.toWords()));
      before.addAll(needs);
      if (MayFail.expression(part, MayFail::isInside)) {
        // It goes wrong only if what stands before it holds.
        fallible.addAll(before);
      }
    }
    found.sort(Comparator.comparingInt(c -> size(c.needs())));
    return found;
  }

  /**
   * All that must be true while a guard holds, in the order of the text; of some guards nothing.
   */
  static List<Expr> conditions(Guard guard) {
    List<Expr> parts = new ArrayList<>();
    switch (guard.kind()) {
      case HOLDS -> split(((Guard.Holds) guard).condition(), parts);
      case ALWAYS, CAN_SEND, CAN_RECEIVE, OTHERWISE, ANY_OF, OBSERVES -> {}
    }
    return parts;
  }

  private static void split(Expr e, List<Expr> into) {
    if (e.kind() == Expr.Kind.BINARY && ((Expr.Binary) e).op() == Expr.BinaryOp.AND) {
      split(((Expr.Binary) e).left(), into);
      split(((Expr.Binary) e).right(), into);
    } else {
      into.add(e);
    }
  }

  private static int size(long[] words) {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }
}
