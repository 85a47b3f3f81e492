package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfWatch;
import java.util.ArrayList;
import java.util.List;

/** An observer as global variables: its state, and those it declares. */
final class ObserverLayout {
  private final IfWatch.Observer observer;
  private final ProcessLayout layout;
  private final Variable state;

  ObserverLayout(SystemLayout system, IfWatch.Observer observer) {
    this.observer = observer;
    IfProcess process = observer.process();
    String set = "states of " + process.name();
    List<String> names = process.states().stream().map(IfState::name).toList();
    system.symbols().sets().putIfAbsent(set, names);
    this.state =
        new Variable(
            system.globals().size(),
            process.name() + ".state",
            Variable.Scope.GLOBAL,
            ValueType.mtype(set),
            List.of(),
            new Initial.Values(List.of(Exprs.number(observer.first() + 1))),
            process.span());
    system.globals().add(state);
    VariableLayout variables = VariableLayout.shared(system.globals(), process.name() + ".");
    this.layout = new ProcessLayout(system, process, variables);
  }

  IfWatch.Observer observer() {
    return observer;
  }

  ProcessLayout layout() {
    return layout;
  }

  Expr state() {
    return new Expr.Load(new Place(state, List.of()));
  }

  /** Whether the run is of no interest any more. */
  Expr ignores() {
    return Exprs.any(
        observer.process().states().stream()
            .filter(entered -> entered.verdict() == IfState.Verdict.IGNORE)
            .map(entered -> Exprs.equal(state(), entered.index() + 1))
            .toList());
  }

  /** What happens when it comes into a state. */
  List<Effect> enter(int number) {
    IfState entered = observer.process().states().get(number);
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Assign(new Place(state, List.of()), Exprs.number(number + 1)));
    String name = observer.process().name();
    switch (entered.verdict()) {
      case ERROR ->
          effects.add(
              new Effect.Require(
                  Exprs.FALSE,
                  Effect.Reason.OBSERVATION,
                  "the observer " + name + " reaches its error state " + entered.name()));
      case NONE, SUCCESS, IGNORE -> {}
    }
    return effects;
  }
}
