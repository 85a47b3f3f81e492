package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints the intermediate form as IF. */
public final class IfPrinter {
  private final IfSystem system;
  private final IfTypePrinter types = new IfTypePrinter();
  private final Map<Integer, String> signals = new HashMap<>();
  private final Map<Integer, String> processes = new HashMap<>();
  private final StringBuilder body = new StringBuilder();

  private IfPrinter(IfSystem system) {
    this.system = system;
    IfNames names = new IfNames();
    system.signals().forEach(signal -> signals.put(signal.index(), names.fresh(signal.name())));
    IfNames others = new IfNames();
    system.processes().forEach(p -> processes.put(p.index(), others.fresh(p.name())));
  }

  /** The whole system; every line ends with a line feed. */
  public static String print(IfSystem system) {
    return new IfPrinter(system).print();
  }

  private String print() {
    system.types().forEach(types::name);
    for (IfSignal signal : system.signals()) {
      List<String> parameters = signal.parameters().stream().map(this::type).toList();
      String list = parameters.isEmpty() ? "" : "(" + String.join(", ", parameters) + ")";
      body.append("signal ").append(signal(signal)).append(list).append(";\n");
    }
    for (IfSystem.Stimulus stimulus : system.stimuli()) {
      body.append("signalroute from env to ").append(process(stimulus.process()));
      body.append(" with ").append(signal(stimulus.signal())).append(values(stimulus));
      body.append(";\n");
    }
    for (IfProcess process : system.processes()) {
      body.append("\n").append(new IfProcessPrinter(this, process).print());
    }
    String name = new IfNames().fresh(system.name());
    String dialect =
        switch (system.dialect()) {
          case SDL -> "";
          case TASTE -> "dialect taste;\n";
        };
    return "system " + name + ";\n" + dialect + types.declarations() + body + "endsystem;\n";
  }

  /** What the parameters of a signal from outside may be, where that is not all of their types. */
  private String values(IfSystem.Stimulus stimulus) {
    boolean all = stimulus.values().equals(stimulus.signal().parameters());
    List<String> values = stimulus.values().stream().map(this::type).toList();
    return all ? "" : "(" + String.join(", ", values) + ")";
  }

  String type(IfType type) {
    return types.name(type);
  }

  IfTypePrinter types() {
    return types;
  }

  String signal(IfSignal signal) {
    return signals.get(signal.index());
  }

  String signalName(int index) {
    return signals.get(index);
  }

  Collection<String> signalNames() {
    return signals.values();
  }

  String process(int index) {
    return processes.get(index);
  }

  /** Who gets a signal, as it stands behind an output. */
  String destination(Destination destination, IfExprPrinter expressions) {
    return switch (destination.kind()) {
      case ENVIRONMENT -> "env";
      case ROUTED -> names(((Destination.Routed) destination).reachable());
      case MULTICAST -> "all " + names(((Destination.Multicast) destination).reachable());
      case ADDRESSED -> {
        Destination.Addressed addressed = (Destination.Addressed) destination;
        String who = expressions.print(addressed.instance());
        yield "(" + who + ") in " + names(addressed.reachable());
      }
    };
  }

  private String names(List<Integer> reachable) {
    return reachable.isEmpty()
        ? "none"
        : String.join(" or ", reachable.stream().map(this::process).toList());
  }
}
