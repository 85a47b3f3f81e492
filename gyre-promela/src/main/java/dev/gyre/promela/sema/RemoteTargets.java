package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds remote references to a number that belongs to a process of another type. */
final class RemoteTargets extends SyntaxWalker {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final ConstantFolder folder;
  private final List<ProcessSymbol> atStart = new ArrayList<>();

  RemoteTargets(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.folder = new ConstantFolder(resolved.mtypes());
    for (ProcessSymbol process : resolved.automata()) {
      for (int i = 0; i < process.instances(); i++) {
        atStart.add(process);
      }
    }
  }

  void check() {
    for (Unit unit : resolved.model().units()) {
      Lints.body(unit).ifPresent(this::walk);
      if (unit instanceof Unit.Ltl ltl) {
        walk(ltl.formula());
      }
    }
  }

  @Override
  protected void enter(Expression expression) {
    if (expression instanceof Expression.RemoteLabel remote) {
      target(remote.process(), remote.instance(), expression);
    } else if (expression instanceof Expression.RemoteVariable remote) {
      target(remote.process(), remote.instance(), expression);
    }
  }

  private void target(Name name, Optional<Expression> instance, Expression whole) {
    OptionalInt number = instance.map(folder::fold).orElse(OptionalInt.empty());
    if (number.isEmpty() || number.getAsInt() < 0 || number.getAsInt() >= atStart.size()) {
      return;
    }
    ProcessSymbol actual = atStart.get(number.getAsInt());
    if (!actual.name().text().equals(name.text())) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.REMOTE_REFERENCE_TYPE,
              whole.span(),
              "process "
                  + number.getAsInt()
                  + " is "
                  + actual.name().text()
                  + " at the start, not "
                  + name.text()));
    }
  }
}
