package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which signals a process sends, by their names in small letters. */
final class OutputNames extends OtherActions<Void> implements StatePart.Cases<Void> {
  private final Set<String> names = new LinkedHashSet<>();

  private OutputNames() {}

  static Set<String> of(Definition.ProcessDefinition process) {
    OutputNames found = new OutputNames();
    found.add(process.definitions(), process.behaviour());
    return found.names;
  }

  private void add(List<Definition> definitions, Behaviour behaviour) {
    for (Definition definition : definitions) {
      if (definition instanceof Definition.ProcedureDefinition procedure) {
        add(procedure.definitions(), procedure.behaviour());
      }
    }
    behaviour.starts().forEach(start -> add(start.transition()));
    behaviour.states().forEach(state -> state.parts().forEach(part -> part.match(this)));
    behaviour.labels().forEach(label -> add(label.transition()));
    behaviour.composites().forEach(state -> add(state.definitions(), state.behaviour()));
  }

  private Void add(Transition transition) {
    transition.actions().forEach(action -> action.match(this));
    return null;
  }

  @Override
  public Void output(Action.Output a) {
    a.signals().forEach(signal -> names.add(signal.signal().key()));
    return null;
  }

  @Override
  public Void decision(Action.Decision a) {
    a.answers().forEach(answer -> add(answer.transition()));
    a.otherwise().ifPresent(this::add);
    return null;
  }

  @Override
  public Void forEach(Action.ForEach a) {
    return add(a.body());
  }

  @Override
  public Void forRange(Action.ForRange a) {
    return add(a.body());
  }

  @Override
  Void other(Action a) {
    return null;
  }

  @Override
  public Void input(StatePart.Input s) {
    return add(s.transition());
  }

  @Override
  public Void inputAny(StatePart.InputAny s) {
    return add(s.transition());
  }

  @Override
  public Void spontaneous(StatePart.Spontaneous s) {
    return add(s.transition());
  }

  @Override
  public Void continuous(StatePart.Continuous s) {
    return add(s.transition());
  }

  @Override
  public Void save(StatePart.Save s) {
    return null;
  }

  @Override
  public Void saveAny(StatePart.SaveAny s) {
    return null;
  }

  @Override
  public Void connect(StatePart.Connect s) {
    return add(s.transition());
  }

  @Override
  public Void connectAny(StatePart.ConnectAny s) {
    return add(s.transition());
  }
}
