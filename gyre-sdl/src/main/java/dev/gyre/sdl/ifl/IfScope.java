package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all processes of a text can name: signals, and processes that may come later. */
final class IfScope {
  private final Map<String, Integer> processes = new LinkedHashMap<>();
  private final Map<String, IfSignal> signals = new LinkedHashMap<>();
  private final List<IfAction.Create> forks = new ArrayList<>();

  IfScope(List<IfToken> tokens) {
    for (int i = 0; i + 1 < tokens.size(); i++) {
      boolean begins = tokens.get(i).is("process") || tokens.get(i).is("observer");
      if (begins && tokens.get(i + 1).kind() == IfToken.Kind.WORD) {
        IfToken name = tokens.get(i + 1);
        if (processes.putIfAbsent(name.text(), processes.size()) != null) {
          throw new IfSyntaxError(name.span(), "there are two processes '" + name.text() + "'");
        }
      }
    }
  }

  void add(IfSignal signal) {
    if (signals.putIfAbsent(signal.name(), signal) != null) {
      throw new IfSyntaxError(signal.span(), "there are two signals '" + signal.name() + "'");
    }
  }

  List<IfSignal> signals() {
    return List.copyOf(signals.values());
  }

  IfSignal signal(IfToken name) {
    IfSignal signal = signals.get(name.text());
    if (signal == null) {
      throw new IfSyntaxError(name.span(), "there is no signal '" + name.text() + "'");
    }
    return signal;
  }

  boolean isSignal(String name) {
    return signals.containsKey(name);
  }

  int process(IfToken name) {
    Integer process = processes.get(name.text());
    if (process == null) {
      throw new IfSyntaxError(name.span(), "there is no process '" + name.text() + "'");
    }
    return process;
  }

  /** Notes that a process is created, whose parameters may not be known yet. */
  void note(IfAction.Create fork) {
    forks.add(fork);
  }

  void checkForks(List<IfProcess> all) {
    for (IfAction.Create fork : forks) {
      IfProcess created = all.get(fork.process());
      boolean fits = fork.arguments().size() == created.parameters();
      for (int i = 0; fits && i < created.parameters(); i++) {
        fits = IfTypeReader.fits(fork.arguments().get(i).type(), created.variables().get(i).type());
      }
      if (!fits) {
        throw new IfSyntaxError(
            fork.span(), "the arguments are not the parameters of " + created.name());
      }
    }
  }
}
