package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import java.util.ArrayList;
import java.util.List;

/** Adds errors of the model for conditions of states that cannot be computed. */
final class DefinedConditions {
  private final ProcessLayout layout;
  private final AutomatonDraft draft;

  DefinedConditions(ProcessLayout layout, AutomatonDraft draft) {
    this.layout = layout;
    this.draft = draft;
  }

  /**
   * Adds what is wrong with a condition.
   *
   * @param asked when it is asked
   * @return whether it can be computed
   */
  Expr require(IfExpr condition, int location, Expr asked, IfTransition transition) {
    Definedness needs = layout.definedness();
    needs.value(condition);
    List<Expr> all = new ArrayList<>();
    for (Effect requirement : needs.requirements()) {
      Expr holds = ((Effect.Require) requirement).condition();
      all.add(holds);
      draft.addEdge(
          location,
          new Guard.Holds(Exprs.and(asked, Exprs.not(holds))),
          List.of(requirement),
          Target.state(location),
          transition.span(),
          transition.text());
    }
    return Exprs.all(all);
  }
}
