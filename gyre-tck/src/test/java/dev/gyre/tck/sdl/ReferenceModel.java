package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Route;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A closed system as it is written: processes, signals, and whom the routes lead to. Every instance
 * that may ever be has a number, from 1 on, in the order of the text.
 */
final class ReferenceModel {
  private final ReferenceSorts sorts = new ReferenceSorts();
  private final Map<String, List<ReferenceSort>> signals = new HashMap<>();
  private final Map<String, List<SignalItem>> lists = new HashMap<>();
  private final List<Definition.Channel> channels = new ArrayList<>();
  private final Map<String, List<Definition.SignalRoute>> routes = new HashMap<>();
  private final Map<String, List<Definition.Connection>> connections = new HashMap<>();
  private final List<ReferenceProcess> processes = new ArrayList<>();
  private final List<ReferenceProcess> slots = new ArrayList<>();
  private final Senders senders;
  private int stimuli;

  /** In which queues signals say who has sent them. */
  enum Senders {
    WHERE_ASKED_FOR,
    KEPT
  }

  static ReferenceModel of(SourceFile file) {
    return of(file, Senders.WHERE_ASKED_FOR);
  }

  static ReferenceModel of(SourceFile file, Senders senders) {
    Diagnostics diagnostics = new Diagnostics();
    SdlDocument document = SdlParser.parse(file, diagnostics);
    if (diagnostics.all().stream().anyMatch(Diagnostic::isError)) {
      throw new IllegalArgumentException(diagnostics.all().toString());
    }
    return new ReferenceModel((Definition.SystemDefinition) document.definitions().get(0), senders);
  }

  private ReferenceModel(Definition.SystemDefinition system, Senders senders) {
    this.senders = senders;
    system.definitions().forEach(definition -> define(definition, ""));
    for (ReferenceProcess process : processes) {
      for (int i = 0; i < most(process); i++) {
        slots.add(process);
      }
    }
  }

  private void define(Definition definition, String block) {
    sorts.define(definition);
    if (definition instanceof Definition.SignalDefinition signal) {
      signals.put(
          signal.name().key(),
          signal.parameters().stream().map(p -> sorts.sort(p.name())).toList());
    } else if (definition instanceof Definition.SignalListDefinition list) {
      lists.put(list.name().key(), list.signals());
    } else if (definition instanceof Definition.Channel channel) {
      channels.add(channel);
    } else if (definition instanceof Definition.SignalRoute route) {
      routes.computeIfAbsent(block, b -> new ArrayList<>()).add(route);
    } else if (definition instanceof Definition.Connection connection) {
      connections.computeIfAbsent(block, b -> new ArrayList<>()).add(connection);
    } else if (definition instanceof Definition.BlockDefinition inner) {
      inner.definitions().forEach(part -> define(part, inner.name().key()));
    } else if (definition instanceof Definition.ProcessDefinition process) {
      processes.add(new ReferenceProcess(process, block, sorts));
    }
  }

  // ---- the environment

  /** The same model with an environment that sends at most so many signals. */
  ReferenceModel withStimuli(int most) {
    stimuli = most;
    return this;
  }

  /** How many signals come from outside at most. */
  int stimuli() {
    return stimuli;
  }

  /** The signals that a channel from outside leads to a process. */
  Set<String> fromOutside(ReferenceProcess to) {
    Set<String> found = new TreeSet<>();
    for (String signal : signals.keySet()) {
      for (Definition.Channel channel : channels) {
        Set<ReferenceProcess> reached = new LinkedHashSet<>();
        through(channel, "env", signal, reached);
        if (reached.contains(to)) {
          found.add(signal);
        }
      }
    }
    return found;
  }

  // ---- instances

  int most(ReferenceProcess process) {
    return (int) process.text().instances().maximum().map(sorts::constant).orElse(1L).longValue();
  }

  int initially(ReferenceProcess process) {
    return (int) process.text().instances().initial().map(sorts::constant).orElse(1L).longValue();
  }

  /** The process that each instance is one of; the first has number 1. */
  List<ReferenceProcess> slots() {
    return slots;
  }

  List<ReferenceProcess> processes() {
    return processes;
  }

  // ---- signals

  /** Who a signal in the queue of a process says that it is from. */
  long sender(int slot, ReferenceProcess receiver) {
    return senders == Senders.KEPT || receiver.asksWhoSent() ? slot : 0;
  }

  ReferenceSorts sorts() {
    return sorts;
  }

  List<ReferenceSort> parameters(String signal) {
    return signals.getOrDefault(signal, List.of());
  }

  Set<String> signals(SignalItem item) {
    if (item.kind() == SignalItem.Kind.SIGNAL && !lists.containsKey(item.name().key())) {
      return Set.of(item.name().key());
    }
    Set<String> all = new HashSet<>();
    lists.get(item.name().key()).forEach(part -> all.addAll(signals(part)));
    return all;
  }

  // ---- routes

  /**
   * The processes that a signal can reach.
   *
   * @param via the routes and channels to use; none means that all may be used
   */
  Set<ReferenceProcess> receivers(ReferenceProcess from, String signal, List<Name> via) {
    Set<ReferenceProcess> found = new LinkedHashSet<>();
    for (Definition.SignalRoute route : routes.getOrDefault(from.block(), List.of())) {
      for (Route way : route.routes()) {
        if (!way.from().key().equals(from.name()) || !carries(way, signal)) {
          continue;
        }
        if (!way.to().key().equals("env")) {
          if (allows(via, route.name())) {
            found.add(process(way.to()));
          }
          continue;
        }
        for (Definition.Channel channel : channels(from.block(), route.name())) {
          if (allows(via, route.name()) || allows(via, channel.name())) {
            through(channel, from.block(), signal, found);
          }
        }
      }
    }
    return found;
  }

  private void through(
      Definition.Channel channel, String block, String signal, Set<ReferenceProcess> found) {
    for (Route way : channel.routes()) {
      if (!way.from().key().equals(block) || !carries(way, signal)) {
        continue;
      }
      String to = way.to().key();
      for (Definition.SignalRoute route : routes.getOrDefault(to, List.of())) {
        if (!channels(to, route.name()).contains(channel)) {
          continue;
        }
        route.routes().stream()
            .filter(last -> last.from().key().equals("env") && carries(last, signal))
            .forEach(last -> found.add(process(last.to())));
      }
    }
  }

  private static boolean allows(List<Name> via, Name name) {
    return via.isEmpty() || via.stream().anyMatch(name::isSameAs);
  }

  private boolean carries(Route way, String signal) {
    return way.signals().stream().anyMatch(item -> signals(item).contains(signal));
  }

  private List<Definition.Channel> channels(String block, Name route) {
    List<Definition.Channel> found = new ArrayList<>();
    for (Definition.Connection connection : connections.getOrDefault(block, List.of())) {
      if (connection.routes().stream().anyMatch(route::isSameAs)) {
        channels.stream()
            .filter(c -> connection.channels().stream().anyMatch(c.name()::isSameAs))
            .forEach(found::add);
      }
    }
    return found;
  }

  ReferenceProcess process(Name name) {
    return processes.stream()
        .filter(process -> process.name().equals(name.key()))
        .findFirst()
        .orElseThrow(() -> new UnsupportedOperationException("the process " + name.text()));
  }
}
