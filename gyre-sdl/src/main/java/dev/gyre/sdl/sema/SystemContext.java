package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What all parts of one analysis share. */
final class SystemContext {
  private final Diagnostics diagnostics;
  private final IfSystem.Dialect dialect;
  private final Sorts sorts;
  private final List<IfSignal> signals = new ArrayList<>();
  private final List<ProcessUnit> processes = new ArrayList<>();
  private final Map<Integer, Set<String>> partStates = new HashMap<>();
  private Receivers receivers;

  SystemContext(Diagnostics diagnostics, IfSystem.Dialect dialect) {
    this(diagnostics, dialect, new Sorts());
  }

  private SystemContext(Diagnostics diagnostics, IfSystem.Dialect dialect, Sorts sorts) {
    this.diagnostics = diagnostics;
    this.dialect = dialect;
    this.sorts = sorts;
  }

  /** What an observer has for itself: signals that go nowhere, over the same sorts. */
  SystemContext ofObserver() {
    SystemContext own = new SystemContext(diagnostics, IfSystem.Dialect.TASTE, sorts);
    own.setReceivers(
        new Receivers() {
          @Override
          public Destination of(int sender, IfSignal signal, List<Name> via, SourceSpan span) {
            return new Destination.Environment();
          }

          @Override
          public List<Integer> reachable(int sender, IfSignal signal) {
            return List.of();
          }
        });
    return own;
  }

  /** Who gets what a process sends. */
  interface Receivers {
    /**
     * @param via the routes that are allowed, all if there are none
     */
    Destination of(int sender, IfSignal signal, List<Name> via, SourceSpan span);

    /** What becomes of a signal that is sent: it may have other names where it arrives. */
    default List<Delivery> deliveries(
        int sender, IfSignal signal, List<Name> via, SourceSpan span) {
      return List.of(new Delivery(signal, of(sender, signal, via, span)));
    }

    /** A signal that the sender does not declare, as others know it. */
    default Optional<IfSignal> undeclared(int sender, Name name) {
      return Optional.empty();
    }

    /** The text of a procedure that another process has for all. */
    default Optional<RemoteProcedure> remote(int caller, Name procedure) {
      return Optional.empty();
    }

    /** The procedures of a process that somebody outside may call at any time. */
    default List<ProvidedProcedure> calledFromOutside(int process) {
      return List.of();
    }

    /** How long the queue of a process is, where that is said. */
    default OptionalInt queue(int process) {
      return OptionalInt.empty();
    }

    /** The processes that a process can reach with a signal. */
    List<Integer> reachable(int sender, IfSignal signal);
  }

  /**
   * A procedure that somebody outside may call.
   *
   * @param signal stands for the call: what comes in are its parameters
   */
  record ProvidedProcedure(IfSignal signal, Definition.ProcedureDefinition procedure) {}

  /** A signal as it arrives, and where. */
  record Delivery(IfSignal signal, Destination destination) {}

  /**
   * A procedure of another process.
   *
   * @param scope what its names mean, without the variables of that process
   */
  record RemoteProcedure(Definition.ProcedureDefinition procedure, Scope scope) {}

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

  /** Adds a signal; functions of a project that declare the same mean one. */
  IfSignal addSignal(String name, List<IfType> parameters, SourceSpan span) {
    if (dialect == IfSystem.Dialect.TASTE) {
      for (IfSignal known : signals) {
        if (known.name().equalsIgnoreCase(name) && known.parameters().equals(parameters)) {
          return known;
        }
      }
    }
    IfSignal signal = new IfSignal(signals.size(), name, parameters, span);
    signals.add(signal);
    return signal;
  }

  List<ProcessUnit> processes() {
    return processes;
  }

  /** Remembers the states of the partitions of a process, also those that nothing leads to. */
  void setPartStates(int process, Set<String> names) {
    partStates.put(process, Set.copyOf(names));
  }

  /** Whether a process has a state of that name, in small letters, in a partition. */
  boolean hasPartState(int process, String name) {
    return partStates.getOrDefault(process, Set.of()).contains(name);
  }

  void setReceivers(Receivers found) {
    this.receivers = found;
  }

  Receivers receivers() {
    return receivers;
  }
}
