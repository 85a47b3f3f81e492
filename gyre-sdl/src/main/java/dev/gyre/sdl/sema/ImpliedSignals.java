package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Parameter;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.sdl.syntax.StatePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The signals that a process takes and nobody declares, because the file with the system around it
 * is missing: they are what its inputs name, and their parameters have the sorts of the variables
 * that keep them. A parameter that no input keeps is nothing that the process could notice.
 */
final class ImpliedSignals extends OtherParts {
  private final SystemContext system;
  private final Map<String, Found> found = new LinkedHashMap<>();
  private Scope scope;

  ImpliedSignals(SystemContext system) {
    this.system = system;
  }

  /** An input signal as far as it is known. */
  private record Found(Name name, List<Optional<IfType>> parameters) {}

  /** Enters the signals of a process into a scope around it. */
  void enter(Definition.ProcessDefinition definition, Scope around) {
    // Names mean here what they will mean when the process itself is analysed.
    ProcessContext names = new ProcessContext(0, definition.name().text(), system);
    Scope inner = around.inner();
    for (Parameter parameter : definition.parameters()) {
      IfType type = system.sorts().of(parameter.sort(), inner);
      inner.addVariable(
          parameter.name(),
          names.addVariable(parameter.name().text(), type, Optional.empty(), parameter.span()));
    }
    new Declarations(names, inner, "").add(definition.definitions());
    add(Level.of(definition.behaviour(), inner, names));
    for (Found signal : found.values()) {
      List<IfType> parameters =
          signal.parameters().stream()
              .map(type -> type.orElse(new IfType.Irrelevant("a sort that is nowhere declared")))
              .toList();
      IfSignal entered = system.addSignal(signal.name().text(), parameters, signal.name().span());
      around.addSignal(entered, signal.name());
    }
  }

  private void add(Level level) {
    scope = level.scope();
    for (Behaviour.State state : level.behaviour().states()) {
      state.parts().forEach(part -> part.match(this));
    }
    level.inner().forEach(this::add);
  }

  @Override
  public Void input(StatePart.Input s) {
    for (StatePart.Stimulus stimulus : s.stimuli()) {
      Name name = stimulus.signal().name();
      boolean isSignal =
          stimulus.signal().kind() == SignalItem.Kind.SIGNAL && scope.timer(name).isEmpty();
      if (isSignal && scope.signal(name).isEmpty()) {
        add(name, stimulus.variables());
      }
    }
    return null;
  }

  private void add(Name name, List<Optional<Expression>> variables) {
    Found known = found.computeIfAbsent(name.key(), key -> new Found(name, new ArrayList<>()));
    for (int i = 0; i < variables.size(); i++) {
      if (known.parameters().size() <= i) {
        known.parameters().add(Optional.empty());
      }
      if (known.parameters().get(i).isEmpty()) {
        known.parameters().set(i, variables.get(i).map(this::type));
      }
    }
  }

  private IfType type(Expression variable) {
    IfPlace place = new Values(system.sorts(), scope, Hoist.forbidden()).places().of(variable);
    return place.type();
  }
}
