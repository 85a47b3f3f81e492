package dev.gyre.promela.chantype;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Why two terms are equal: the places in the model that make them so, from one to the other.
 *
 * <p>Follows the only path of joints between them. A joint that rests on the equality of the wholes
 * is replaced by their explanation, which is older; so this ends.
 */
final class Explanation {
  private final Set<Joint.Written> places = new LinkedHashSet<>();
  private final Set<Joint.Reason> told = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The places on the way, each once. */
  static List<Joint.Written> of(Term from, Unifier.Clash clash, Term to) {
    Explanation explanation = new Explanation();
    boolean isForward = Unifier.root(from) == Unifier.root(clash.left());
    explanation.between(from, isForward ? clash.left() : clash.right());
    explanation.add(clash.reason());
    explanation.between(isForward ? clash.right() : clash.left(), to);
    return List.copyOf(explanation.places);
  }

  private void between(Term from, Term to) {
    Set<Term> above = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Term term = to; term != null; term = above(term)) {
      above.add(term);
    }
    Term meeting = from;
    while (!above.contains(meeting)) {
      add(meeting.joint.reason());
      meeting = meeting.joint.other();
    }
    List<Joint.Reason> downwards = new ArrayList<>();
    for (Term term = to; term != meeting; term = term.joint.other()) {
      downwards.add(term.joint.reason());
    }
    Collections.reverse(downwards);
    downwards.forEach(this::add);
  }

  private static Term above(Term term) {
    return term.joint == null ? null : term.joint.other();
  }

  private void add(Joint.Reason reason) {
    if (!told.add(reason)) {
      return;
    }
    if (reason instanceof Joint.Written written) {
      places.add(written);
    } else if (reason instanceof Joint.PartOf whole) {
      between(whole.one(), whole.other());
    }
  }
}
