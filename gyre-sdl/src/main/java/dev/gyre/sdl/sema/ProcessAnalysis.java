package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes the intermediate form of one process. */
final class ProcessAnalysis {
  private final ProcessUnit unit;
  private final SystemContext system;
  private final ProcessContext process;
  private final Scope scope;

  ProcessAnalysis(ProcessUnit unit, SystemContext system) {
    this.unit = unit;
    this.system = system;
    this.process = new ProcessContext(unit.index(), unit.definition().name().text(), system);
    this.scope = unit.scope().inner();
  }

  IfProcess analyse() {
    Definition.ProcessDefinition definition = unit.definition();
    Behaviour behaviour = definition.behaviour();
    for (Parameter parameter : definition.parameters()) {
      var type = system.sorts().of(parameter.sort(), scope);
      String name = parameter.name().text();
      scope.addVariable(
          parameter.name(), process.addVariable(name, type, Optional.empty(), parameter.span()));
    }
    new Declarations(process, scope, "").add(definition.definitions());
    if (scope.view().isPresent()) {
      new ImplicitParameters(process, scope).add(behaviour);
    }
    Level level = Level.of(behaviour, scope, process);
    addStates(level);
    system.setPartStates(unit.index(), process.partStates());
    int start = start(level);
    List<IfState> states = new ArrayList<>();
    for (int i = 0; i < process.stateNames().size(); i++) {
      states.add(new StateAnalysis(process, i).analyse());
    }
    return new IfProcess(
        unit.index(),
        process.name(),
        IfProcess.Role.ORDINARY,
        unit.initial(),
        unit.most(),
        system.receivers().queue(unit.index()),
        definition.parameters().size(),
        process.variables(),
        process.timers(),
        states,
        process.graph().blocks(definition.span()),
        start,
        definition.name().span());
  }

  private void addStates(Level level) {
    for (Behaviour.State state : level.behaviour().states()) {
      if (state.selection() == Behaviour.Selection.LISTED) {
        for (Name name : state.names()) {
          process.addState(name, level);
        }
      }
    }
    // A state may have no part of its own: everything is discarded there, or 'state *' counts.
    new NextStates(process, level).add();
    level.inner().forEach(this::addStates);
  }

  private int start(Level level) {
    if (level.behaviour().starts().isEmpty()) {
      throw SemanticError.sort(
          unit.definition().span(), "the process " + process.name() + " has no start");
    }
    return BodyAnalysis.ofLevel(process, level, "", OptionalInt.empty(), Optional.empty())
        .add(level.behaviour().starts().get(0).transition());
  }
}
