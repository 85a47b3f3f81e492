package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Whereabouts;

/** Enters sorts, constants, procedures and lists of signals, which every scope may define. */
final class SharedDefinitions extends OtherDefinitions<Void> {
  private final Scope scope;

  SharedDefinitions(Scope scope) {
    this.scope = scope;
  }

  @Override
  public Void newtype(Definition.Newtype d) {
    scope.addSort(d.name(), d);
    return null;
  }

  @Override
  public Void syntype(Definition.Syntype d) {
    scope.addSort(d.name(), d);
    return null;
  }

  @Override
  public Void synonym(Definition.Synonym d) {
    scope.addSynonym(d);
    return null;
  }

  @Override
  public Void procedure(Definition.ProcedureDefinition d) {
    scope.addProcedure(d);
    return null;
  }

  @Override
  public Void procedureReference(Definition.ProcedureReference d) {
    if (d.whereabouts() == Whereabouts.EXTERNAL) {
      scope.addExternal(d);
    }
    return null;
  }

  @Override
  public Void signalList(Definition.SignalListDefinition d) {
    scope.addSignalList(d.name(), d.signals());
    return null;
  }

  @Override
  Void other(Definition d) {
    return null;
  }
}
