package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Definition;

/** For whoever is interested in some kinds of definitions only: all others are one case. */
abstract class OtherDefinitions<R> implements Definition.Cases<R> {
  /** A definition of no kind that matters. */
  abstract R other(Definition d);

  @Override
  public R system(Definition.SystemDefinition d) {
    return other(d);
  }

  @Override
  public R packages(Definition.PackageDefinition d) {
    return other(d);
  }

  @Override
  public R block(Definition.BlockDefinition d) {
    return other(d);
  }

  @Override
  public R blockReference(Definition.BlockReference d) {
    return other(d);
  }

  @Override
  public R use(Definition.Use d) {
    return other(d);
  }

  @Override
  public R process(Definition.ProcessDefinition d) {
    return other(d);
  }

  @Override
  public R processReference(Definition.ProcessReference d) {
    return other(d);
  }

  @Override
  public R processInstance(Definition.ProcessInstance d) {
    return other(d);
  }

  @Override
  public R procedure(Definition.ProcedureDefinition d) {
    return other(d);
  }

  @Override
  public R procedureReference(Definition.ProcedureReference d) {
    return other(d);
  }

  @Override
  public R signal(Definition.SignalDefinition d) {
    return other(d);
  }

  @Override
  public R signalList(Definition.SignalListDefinition d) {
    return other(d);
  }

  @Override
  public R signalSet(Definition.SignalSet d) {
    return other(d);
  }

  @Override
  public R channel(Definition.Channel d) {
    return other(d);
  }

  @Override
  public R signalRoute(Definition.SignalRoute d) {
    return other(d);
  }

  @Override
  public R connection(Definition.Connection d) {
    return other(d);
  }

  @Override
  public R variables(Definition.Variables d) {
    return other(d);
  }

  @Override
  public R renaming(Definition.Renaming d) {
    return other(d);
  }

  @Override
  public R timer(Definition.TimerDefinition d) {
    return other(d);
  }

  @Override
  public R synonym(Definition.Synonym d) {
    return other(d);
  }

  @Override
  public R syntype(Definition.Syntype d) {
    return other(d);
  }

  @Override
  public R newtype(Definition.Newtype d) {
    return other(d);
  }

  @Override
  public R observerStates(Definition.ObserverStates d) {
    return other(d);
  }
}
