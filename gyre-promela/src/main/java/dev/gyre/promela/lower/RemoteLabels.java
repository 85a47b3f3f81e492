package dev.gyre.promela.lower;

import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Finds the labels that are asked for from outside their process. */
final class RemoteLabels extends SyntaxWalker {
  private final ResolvedModel resolved;
  private final Set<Statement.Labeled> found = Collections.newSetFromMap(new IdentityHashMap<>());

  private RemoteLabels(ResolvedModel resolved) {
    this.resolved = resolved;
  }

  static Set<Statement.Labeled> in(ResolvedModel resolved) {
    RemoteLabels search = new RemoteLabels(resolved);
    for (Unit unit : resolved.model().units()) {
      if (unit instanceof Unit.Ltl ltl) {
        search.walk(ltl.formula());
      } else if (unit instanceof Unit.Proctype proctype) {
        proctype.provided().ifPresent(search::walk);
        search.walk(proctype.body());
      } else if (unit instanceof Unit.Init init) {
        search.walk(init.body());
      } else if (unit instanceof Unit.Never never) {
        search.walk(never.body());
      }
    }
    return search.found;
  }

  @Override
  protected void enter(Expression expression) {
    if (expression instanceof Expression.RemoteLabel remote) {
      resolved
          .process(remote.process().text())
          .flatMap(p -> p.label(remote.label().text()))
          .ifPresent(label -> found.add(label.statement()));
    }
  }
}
