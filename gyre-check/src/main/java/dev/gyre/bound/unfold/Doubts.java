package dev.gyre.bound.unfold;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says what of a condition was taken as possible because it was not understood. */
final class Doubts {
  private final Facts facts;
  private final Tracked tracked;

  Doubts(Facts facts, Tracked tracked) {
    this.facts = facts;
    this.tracked = tracked;
  }

  List<String> about(Action action) {
    Set<String> found = new LinkedHashSet<>();
    if (action.guard() instanceof Guard.Holds holds) {
      new ExprWalker() {
        @Override
        protected void enter(Expr e) {
          if (e.asksChannel()) {
            found.add("what a channel holds is not followed");
          } else if (e.loaded().isPresent()) {
            about(e.loaded().get(), action.automaton(), found);
          } else if (e instanceof Expr.RemoteLoad) {
            found.add("variables of other processes are not followed");
          }
        }
      }.walk(holds.condition());
    }
    return new ArrayList<>(found);
  }

  private void about(Place place, int automaton, Set<String> found) {
    Variable variable = place.variable();
    VariableKey key = VariableKey.of(variable, automaton);
    boolean isFollowed = tracked.place(key, automaton) >= 0;
    if (isFollowed || facts.written().isConstant(variable, key)) {
      return;
    }
    String name = "'" + variable.name() + "'";
    if (variable.type().isTimer()) {
      found.add(name + " is a timer");
    } else if (variable.isArray()) {
      found.add(name + " is an array that changes");
    } else if (key.automaton() == VariableKey.SHARED
        && !(facts.written().writers(key).equals(Set.of(automaton))
            && facts.instances().isOne(automaton))) {
      found.add(name + " is written by other processes too");
    } else {
      found.add(name + " has too many values to follow them");
    }
  }
}
