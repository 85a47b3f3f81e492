package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Transition;
import java.util.List;
import java.util.stream.Stream;

/** Whether a procedure does what only its own process can do: send signals and set timers. */
final class Isolation extends OtherActions<Boolean> {
  boolean isBroken(Behaviour behaviour) {
    return Stream.concat(
            behaviour.starts().stream().map(Behaviour.Start::transition),
            behaviour.labels().stream().map(Behaviour.FreeLabel::transition))
        .anyMatch(this::isBroken);
  }

  private boolean isBroken(Transition transition) {
    return transition.actions().stream().anyMatch(action -> action.match(this));
  }

  @Override
  public Boolean decision(Action.Decision a) {
    return a.answers().stream().anyMatch(answer -> isBroken(answer.transition()))
        || a.otherwise().stream().anyMatch(this::isBroken);
  }

  @Override
  public Boolean forEach(Action.ForEach a) {
    return isBroken(a.body());
  }

  @Override
  public Boolean forRange(Action.ForRange a) {
    return isBroken(a.body());
  }

  @Override
  public Boolean output(Action.Output a) {
    return true;
  }

  /** What it calls may do anything, but for printing. */
  @Override
  public Boolean call(Action.Call a) {
    return !List.of("write", "writeln").contains(a.procedure().key());
  }

  @Override
  public Boolean create(Action.Create a) {
    return true;
  }

  @Override
  public Boolean setTimer(Action.SetTimer a) {
    return true;
  }

  @Override
  public Boolean resetTimer(Action.ResetTimer a) {
    return true;
  }

  @Override
  Boolean other(Action a) {
    return false;
  }
}
