package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.form.IfWatch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The parameters of the last signals that were put into queues, for those that a property asks for:
 * global variables that whoever sends writes.
 */
final class LastSignals {
  private final VariableLayout variables;
  private final Map<IfSubject, IfVariable> kept = new LinkedHashMap<>();

  LastSignals(IfWatch watch, List<Variable> globals, List<IfProcess> processes) {
    this.variables = VariableLayout.shared(globals, "");
    for (IfSubject subject : watch.subjects()) {
      if (subject.kind() == IfSubject.Kind.LAST_SIGNAL) {
        IfSubject.LastSignal last = (IfSubject.LastSignal) subject;
        String name = processes.get(last.process()).name() + "." + last.signal().name() + ".last";
        IfVariable variable =
            new IfVariable(
                kept.size(),
                name,
                last.signal().parameters().get(0),
                Optional.empty(),
                last.signal().span());
        variables.add(variable);
        kept.put(subject, variable);
      }
    }
  }

  /** The scalars of the parameter, or of a part of it. */
  List<Expr> scalars(IfSubject.LastSignal seen, IfPlace place, Function<IfExpr, Expr> index) {
    IfPlace own = new IfPlace(kept.get(seen), place.steps(), place.type());
    return variables.scalars(own, index).stream().<Expr>map(Expr.Load::new).toList();
  }

  /** What whoever sends has to write. */
  List<Effect> noted(IfProcess receiver, IfSignal signal, List<Expr> scalars) {
    List<Effect> effects = new ArrayList<>();
    IfVariable variable = kept.get(new IfSubject.LastSignal(receiver.index(), signal));
    if (variable != null) {
      IfPlace whole = new IfPlace(variable, List.of(), variable.type());
      List<Place> places =
          variables.scalars(
              whole,
              e -> {
                throw new IllegalArgumentException("there is no index");
              });
      for (int i = 0; i < places.size(); i++) {
        effects.add(new Effect.Assign(places.get(i), scalars.get(i)));
      }
    }
    return effects;
  }
}
