package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import java.util.Map;

/** Finds for each label the transition, as a whole, in which it stands. */
final class LabelOwners implements StatePart.Cases<Void> {
  private final Map<String, Transition> owners;

  LabelOwners(Map<String, Transition> owners) {
    this.owners = owners;
  }

  void add(Behaviour behaviour) {
    behaviour.starts().forEach(start -> add(start.transition()));
    behaviour.states().forEach(state -> state.parts().forEach(part -> part.match(this)));
    for (Behaviour.FreeLabel label : behaviour.labels()) {
      owners.put(label.name().key(), label.transition());
      add(label.transition());
    }
  }

  private Void add(Transition transition) {
    new Labels(transition).inside(transition);
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

  /** The labels of one transition, those in its decisions and loops included. */
  private final class Labels extends OtherActions<Void> {
    private final Transition whole;

    Labels(Transition whole) {
      this.whole = whole;
    }

    void inside(Transition part) {
      part.actions().forEach(action -> action.match(this));
    }

    @Override
    public Void label(Action.Label a) {
      owners.putIfAbsent(a.name().key(), whole);
      return null;
    }

    @Override
    public Void decision(Action.Decision a) {
      a.answers().forEach(answer -> inside(answer.transition()));
      a.otherwise().ifPresent(this::inside);
      return null;
    }

    @Override
    public Void forEach(Action.ForEach a) {
      inside(a.body());
      return null;
    }

    @Override
    public Void forRange(Action.ForRange a) {
      inside(a.body());
      return null;
    }

    @Override
    Void other(Action a) {
      return null;
    }
  }
}
