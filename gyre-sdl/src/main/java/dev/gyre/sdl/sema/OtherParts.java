package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.StatePart;

/** For whoever is interested in some parts of states only: the others mean nothing to it. */
abstract class OtherParts implements StatePart.Cases<Void> {
  @Override
  public Void input(StatePart.Input s) {
    return null;
  }

  @Override
  public Void inputAny(StatePart.InputAny s) {
    return null;
  }

  @Override
  public Void spontaneous(StatePart.Spontaneous s) {
    return null;
  }

  @Override
  public Void continuous(StatePart.Continuous s) {
    return null;
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
    return null;
  }

  @Override
  public Void connectAny(StatePart.ConnectAny s) {
    return null;
  }
}
