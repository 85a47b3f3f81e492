package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Definition.ProcedureDefinition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Parameter;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes signals of the procedures that a process has for others. A call from outside is a signal
 * without a queue, which is just what such a signal is here: it may come between any two
 * transitions, its receiver runs the procedure and then what its state says about an input of that
 * name. What the procedure gives back goes outside.
 */
final class ProvidedProcedures {
  private final SystemContext system;

  ProvidedProcedures(SystemContext system) {
    this.system = system;
  }

  /** The procedure of a function with the name of an interface. */
  ProcedureDefinition find(FunctionUnit unit, String face) {
    for (Definition definition : unit.process().definition().definitions()) {
      if (definition instanceof ProcedureDefinition procedure
          && Typing.key(procedure.name().text()).equals(Typing.key(face))) {
        return procedure;
      }
    }
    Name name = unit.process().definition().name();
    throw SemanticError.unknown(
        name.span(), "the process " + name.text() + " has no procedure " + face);
  }

  /** The signal of a procedure, known to the process. */
  IfSignal declare(ProcessUnit unit, ProcedureDefinition procedure) {
    List<IfType> parameters = new ArrayList<>();
    for (Parameter parameter : procedure.parameters()) {
      if (parameter.mode() != Parameter.Mode.OUT) {
        parameters.add(system.sorts().of(parameter.sort(), unit.scope()));
      }
    }
    IfSignal signal =
        system.addSignal(procedure.name().text(), parameters, procedure.name().span());
    unit.scope().addSignal(signal, procedure.name());
    return signal;
  }
}
