package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.syntax.EventPattern;
import dev.gyre.sdl.syntax.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Finds what the events are that an observer names: {@code input ping from p to q}. */
final class ObserverEvents {
  private final SystemContext system;
  private final List<IfProcess> processes;

  ObserverEvents(SystemContext system, List<IfProcess> processes) {
    this.system = system;
    this.processes = processes;
  }

  IfEvent of(EventPattern pattern) {
    OptionalInt from = participant(pattern.from());
    OptionalInt to = participant(pattern.to());
    Optional<IfEvent> timer = pattern.signal().flatMap(name -> timer(name, pattern, to));
    if (timer.isPresent()) {
      return timer.get();
    }
    boolean leaves = to.isPresent() && to.getAsInt() == IfEvent.OUTSIDE;
    IfEvent.Kind kind =
        switch (pattern.kind()) {
          // Nobody sees when the environment takes a signal.
          case INPUT -> leaves ? IfEvent.Kind.SENT : IfEvent.Kind.TAKEN;
          case OUTPUT -> IfEvent.Kind.SENT;
          case UNHANDLED_INPUT -> IfEvent.Kind.DISCARDED;
        };
    Set<Integer> signals = new HashSet<>();
    if (pattern.signal().isPresent()) {
      signals.addAll(signals(pattern.signal().get(), from, kind));
      if (signals.isEmpty()) {
        Name name = pattern.signal().get();
        throw SemanticError.unknown(name.span(), "the system has no signal " + name.text());
      }
    }
    return new IfEvent(kind, signals, Optional.empty(), from, to);
  }

  /** Functions in other languages are the environment. */
  private OptionalInt participant(Optional<Name> name) {
    if (name.isEmpty()) {
      return OptionalInt.empty();
    }
    String key = Typing.key(name.get().text());
    return OptionalInt.of(
        processes.stream()
            .filter(process -> Typing.key(process.name()).equals(key))
            .mapToInt(IfProcess::index)
            .findFirst()
            .orElse(IfEvent.OUTSIDE));
  }

  /** A signal may have another name where it arrives. */
  private Set<Integer> signals(Name name, OptionalInt from, IfEvent.Kind kind) {
    Set<Integer> signals = new HashSet<>();
    for (IfSignal signal : List.copyOf(system.signals())) {
      if (Typing.key(signal.name()).equals(Typing.key(name.text()))) {
        signals.add(signal.index());
        if (kind == IfEvent.Kind.SENT && from.isPresent() && from.getAsInt() >= 0) {
          arriving(signal, from.getAsInt(), name, signals);
        }
      }
    }
    return signals;
  }

  private void arriving(IfSignal signal, int from, Name name, Set<Integer> signals) {
    try {
      system
          .receivers()
          .deliveries(from, signal, List.of(), name.span())
          .forEach(delivery -> signals.add(delivery.signal().index()));
    } catch (SemanticError unrouted) {
      // This process does not send it.
      return;
    }
  }

  /** {@code input t to p}, or {@code output p_t from timer_manager to p} as TASTE calls it. */
  private Optional<IfEvent> timer(Name name, EventPattern pattern, OptionalInt to) {
    if (to.isEmpty() || to.getAsInt() == IfEvent.OUTSIDE) {
      return Optional.empty();
    }
    IfProcess process = processes.get(to.getAsInt());
    for (IfTimer timer : process.timers()) {
      String key = Typing.key(name.text());
      String own = Typing.key(timer.name());
      if (key.equals(own) || key.equals(Typing.key(process.name()) + "_" + own)) {
        IfEvent.Kind kind =
            pattern.kind() == EventPattern.Kind.UNHANDLED_INPUT
                ? IfEvent.Kind.DISCARDED
                : IfEvent.Kind.TAKEN;
        return Optional.of(
            new IfEvent(kind, Set.of(), Optional.of(timer), OptionalInt.empty(), to));
      }
    }
    return Optional.empty();
  }
}
