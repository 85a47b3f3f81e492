package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What a process uses that nobody declares, because the text around it is missing: signals that it
 * sends, whose parameters are what is given, and procedures, which may change all variables that
 * they are given.
 */
final class Undeclared {
  private final BodyAnalysis body;
  private final SystemContext system;

  Undeclared(BodyAnalysis body) {
    this.body = body;
    this.system = body.process().system();
  }

  private boolean isAllowed() {
    return system.processes().get(body.process().index()).structure()
        == ProcessUnit.Structure.IMPLIED;
  }

  /** The signal that is sent. */
  Optional<IfSignal> signal(Action.SignalInstance instance) {
    if (!isAllowed()) {
      return Optional.empty();
    }
    Optional<IfSignal> taken =
        system.receivers().undeclared(body.process().index(), instance.signal());
    if (taken.isPresent()) {
      return taken;
    }
    List<IfType> parameters =
        instance.arguments().stream()
            .map(argument -> argument.<IfType>map(this::type).orElse(BasicSorts.STRING))
            .toList();
    return Optional.of(
        system.addSignal(instance.signal().text(), parameters, instance.signal().span()));
  }

  /** Nobody in the system gets what has no sort by itself, so its value is no matter. */
  private IfType type(Expression argument) {
    return isStructured(argument) ? BasicSorts.STRING : body.values().of(argument).type();
  }

  private static boolean isStructured(Expression e) {
    return e instanceof Expression.StructureValue
        || e instanceof Expression.SequenceValue
        || e instanceof Expression.ChoiceValue;
  }

  /** Calls a procedure that is unknown; false if that is an error. */
  boolean call(Action.Call a) {
    if (!isAllowed()) {
      return false;
    }
    boolean changes = false;
    for (Expression argument : a.arguments()) {
      Optional<IfPlace> place = body.values().places().find(argument);
      if (place.isPresent() && !BasicSorts.isIrrelevant(place.get().type())) {
        body.graph().append(new IfAction.AnyValue(place.get(), a.span()));
        changes = true;
      } else if (place.isEmpty() && !isStructured(argument)) {
        body.values().of(argument);
      }
    }
    if (changes) {
      system
          .diagnostics()
          .report(
              Diagnostic.of(
                      SdlCode.SDL_UNDECLARED,
                      a.procedure().span(),
                      "nothing declares the procedure "
                          + a.procedure().text()
                          + ": it may give any values to the variables in its call")
                  .withHint("declare it: procedure p; fpar in x t; external;"));
    }
    return true;
  }
}
