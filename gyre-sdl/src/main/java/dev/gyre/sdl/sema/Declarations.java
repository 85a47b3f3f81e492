package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.VariableKind;
import java.util.List;
import java.util.Optional;

/** Enters what a process or procedure declares into its scope. */
final class Declarations extends OtherDefinitions<Void> {
  private final ProcessContext process;
  private final Scope scope;
  private final String prefix;
  private final Sorts sorts;
  private Start start = Start.ONCE;

  /** When variables get their first values. */
  private enum Start {
    /** With the process. */
    ONCE,
    /** Each time that control comes here. */
    EACH_TIME
  }

  /**
   * @param prefix what stands before the names of variables, to tell them from others
   */
  Declarations(ProcessContext process, Scope scope, String prefix) {
    this.process = process;
    this.scope = scope;
    this.prefix = prefix;
    this.sorts = process.system().sorts();
  }

  /** Sorts and constants first, because variables may use those that stand behind them. */
  void add(List<Definition> definitions) {
    SharedDefinitions shared = new SharedDefinitions(scope);
    definitions.forEach(definition -> definition.match(shared));
    definitions.forEach(definition -> definition.match(this));
  }

  /** The same for a procedure, whose variables start anew with each call. */
  void addAnew(List<Definition> definitions) {
    start = Start.EACH_TIME;
    add(definitions);
  }

  @Override
  public Void variables(Definition.Variables d) {
    if (d.kind() == VariableKind.MONITORED && scope.view().isPresent()) {
      return null;
    }
    if (d.kind() == VariableKind.MONITORED) {
      throw SemanticError.unsupported(
          d.span(), "an observer as a part of the system", "give it with --properties");
    }
    IfType type = sorts.of(d.sort(), scope);
    for (Name name : d.names()) {
      Optional<IfExpr> initial =
          d.initial()
              .map(value -> new Values(sorts, scope, Hoist.forbidden()).of(value, type))
              .filter(value -> !BasicSorts.isIrrelevant(type));
      String text = prefix + name.text();
      switch (start) {
        case ONCE -> scope.addVariable(name, process.addVariable(text, type, initial, d.span()));
        case EACH_TIME -> {
          IfPlace place = process.addVariable(text, type, Optional.empty(), d.span());
          scope.addVariable(name, place);
          if (!BasicSorts.isIrrelevant(type)) {
            IfExpr value = initial.orElseGet(() -> FirstValues.of(type));
            process.graph().append(new IfAction.Assign(place, value, d.span()));
          }
        }
      }
    }
    return null;
  }

  @Override
  public Void renaming(Definition.Renaming d) {
    Values values = new Values(sorts, scope, Hoist.forbidden());
    scope.addVariable(d.name(), values.places().of(d.renamed()));
    return null;
  }

  @Override
  public Void timer(Definition.TimerDefinition d) {
    if (!d.parameters().isEmpty()) {
      throw SemanticError.unsupported(
          d.span(), "a timer with parameters", "declare a timer for each value");
    }
    scope.addTimer(d.name(), process.addTimer(d.name().text(), d.span()));
    return null;
  }

  @Override
  Void other(Definition d) {
    return null;
  }
}
