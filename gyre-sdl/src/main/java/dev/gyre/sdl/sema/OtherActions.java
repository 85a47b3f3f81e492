package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Action;

/** For whoever is interested in some kinds of actions only: all others are one case. */
abstract class OtherActions<R> implements Action.Cases<R> {
  /** An action of no kind that matters. */
  abstract R other(Action a);

  @Override
  public R label(Action.Label a) {
    return other(a);
  }

  @Override
  public R assign(Action.Assign a) {
    return other(a);
  }

  @Override
  public R informal(Action.Informal a) {
    return other(a);
  }

  @Override
  public R forEach(Action.ForEach a) {
    return other(a);
  }

  @Override
  public R forRange(Action.ForRange a) {
    return other(a);
  }

  @Override
  public R output(Action.Output a) {
    return other(a);
  }

  @Override
  public R call(Action.Call a) {
    return other(a);
  }

  @Override
  public R create(Action.Create a) {
    return other(a);
  }

  @Override
  public R setTimer(Action.SetTimer a) {
    return other(a);
  }

  @Override
  public R resetTimer(Action.ResetTimer a) {
    return other(a);
  }

  @Override
  public R decision(Action.Decision a) {
    return other(a);
  }
}
