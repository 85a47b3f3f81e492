package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** What all parts of one analysis share. */
final class SystemContext {
  private final Diagnostics diagnostics;
  private final IfSystem.Dialect dialect;
  private final Sorts sorts = new Sorts();
  private final List<IfSignal> signals = new ArrayList<>();
  private final List<ProcessUnit> processes = new ArrayList<>();
  private Receivers receivers;

  SystemContext(Diagnostics diagnostics, IfSystem.Dialect dialect) {
    this.diagnostics = diagnostics;
    this.dialect = dialect;
  }

  /** Who gets what a process sends. */
  interface Receivers {
    /**
     * @param via the routes that are allowed, all if there are none
     */
    Destination of(int sender, IfSignal signal, List<Name> via, SourceSpan span);

    /** The processes that a process can reach with a signal. */
    List<Integer> reachable(int sender, IfSignal signal);
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }

  IfSystem.Dialect dialect() {
    return dialect;
  }

  Sorts sorts() {
    return sorts;
  }

  List<IfSignal> signals() {
    return signals;
  }

  IfSignal addSignal(String name, List<IfType> parameters, SourceSpan span) {
    IfSignal signal = new IfSignal(signals.size(), name, parameters, span);
    signals.add(signal);
    return signal;
  }

  List<ProcessUnit> processes() {
    return processes;
  }

  void setReceivers(Receivers found) {
    this.receivers = found;
  }

  Receivers receivers() {
    return receivers;
  }
}
