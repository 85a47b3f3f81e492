package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Terminator;
import dev.gyre.sdl.syntax.Transition;

/** Finds the states that are only named as the end of a transition. */
final class NextStates extends OtherActions<Void> implements StatePart.Cases<Void> {
  private final ProcessContext process;
  private final Level level;

  NextStates(ProcessContext process, Level level) {
    this.process = process;
    this.level = level;
  }

  void add() {
    Behaviour behaviour = level.behaviour();
    behaviour.starts().forEach(start -> add(start.transition()));
    behaviour.states().forEach(state -> state.parts().forEach(part -> part.match(this)));
    behaviour.labels().forEach(label -> add(label.transition()));
  }

  private Void add(Transition transition) {
    transition.actions().forEach(action -> action.match(this));
    if (transition.end().isPresent()
        && transition.end().get() instanceof Terminator.NextState next) {
      process.addState(next.state(), level);
    }
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
