package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.sema.SeenPath.Step;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import dev.gyre.source.Suggestions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what names mean to somebody who watches a system, and says what may have been meant. */
final class SeenNames {
  private final List<IfProcess> processes;

  /**
   * @param processes all that run; more may be added later
   */
  SeenNames(List<IfProcess> processes) {
    this.processes = processes;
  }

  Optional<IfProcess> process(SeenPath path) {
    return processes.stream().filter(p -> path.startsWith(Typing.key(p.name()))).findFirst();
  }

  IfProcess required(SeenPath path) {
    return process(path)
        .orElseThrow(
            () ->
                unknown(
                    path.span(),
                    "there is no process " + path.steps().get(0).name(),
                    path.steps().get(0).name(),
                    processes.stream().map(IfProcess::name).toList()));
  }

  private static SemanticError unknown(
      SourceSpan span, String message, String wanted, List<String> known) {
    Diagnostic diagnostic = Diagnostic.of(SdlCode.SDL_UNKNOWN_NAME, span, message);
    return new SemanticError(
        Suggestions.nearest(wanted, known)
            .map(near -> diagnostic.withHint("did you mean '" + near + "'?"))
            .orElse(diagnostic));
  }

  /** Which instance of its process is meant, from 0. */
  int instance(IfProcess process, SeenPath path) {
    OptionalInt index = path.steps().get(0).index();
    if (index.isEmpty() && process.most() > 1) {
      throw SemanticError.sort(
          path.span(),
          process.name()
              + " has up to "
              + process.most()
              + " instances: say which one, "
              + process.name()
              + "(1) to "
              + process.name()
              + "("
              + process.most()
              + ")");
    }
    int instance = index.orElse(1);
    if (instance < 1 || instance > process.most()) {
      throw SemanticError.sort(
          path.span(),
          process.name() + " has no instance " + instance + ": it has " + process.most());
    }
    return instance - 1;
  }

  /** Complains if no variable of a process has a name that begins like this. */
  void requireStart(IfProcess process, List<Step> rest, SeenPath path) {
    if (rest.isEmpty()) {
      return;
    }
    List<String> known = process.variables().stream().map(IfVariable::name).toList();
    for (int size = 1; size <= rest.size(); size++) {
      List<Step> start = rest.subList(0, size);
      String joined = SeenPath.joined(start);
      boolean any =
          known.stream()
              .anyMatch(
                  name ->
                      SeenPath.isNamed(start, name) || Typing.key(name).startsWith(joined + "."));
      if (any) {
        return;
      }
    }
    String wanted = SeenPath.joined(rest);
    throw unknown(path.span(), process.name() + " has no variable " + wanted, wanted, known);
  }

  IfTimer timer(IfProcess process, SeenPath path) {
    List<Step> rest = path.behind(process);
    for (IfTimer timer : process.timers()) {
      if (SeenPath.isNamed(rest, timer.name())) {
        return timer;
      }
    }
    String wanted = SeenPath.joined(rest);
    List<String> known = process.timers().stream().map(IfTimer::name).toList();
    throw unknown(path.span(), process.name() + " has no timer " + wanted, wanted, known);
  }

  /** All states that a name means: itself, or those inside; none of one that nothing leads to. */
  Set<Integer> states(IfProcess process, List<Step> outer, SeenPath state, SystemContext system) {
    List<Step> all = new ArrayList<>(outer);
    all.addAll(state.steps());
    String wanted = SeenPath.joined(all);
    Set<Integer> states = new HashSet<>();
    for (IfState known : process.states()) {
      if (isInside(Typing.key(known.name()), wanted)) {
        states.add(known.index());
      }
    }
    if (states.isEmpty() && !system.hasPartState(process.index(), wanted)) {
      List<String> known = process.states().stream().map(IfState::name).toList();
      throw unknown(state.span(), process.name() + " has no state " + wanted, wanted, known);
    }
    return states;
  }

  /**
   * Whether a state is another one or inside it. The combination {@code outer(left.a, right.b)} of
   * an aggregation is inside {@code outer}, {@code outer.left} and {@code outer.left.a}.
   */
  private static boolean isInside(String state, String wanted) {
    int parts = state.indexOf('(');
    if (parts < 0) {
      return state.equals(wanted) || state.startsWith(wanted + ".");
    }
    String outer = state.substring(0, parts);
    return isInside(outer, wanted)
        || Stream.of(state.substring(parts + 1, state.length() - 1).split(", "))
            .anyMatch(part -> isInside(outer + "." + part, wanted));
  }

  // ---- signals

  /** All signals of a name; functions of a project may have different ones. */
  Set<Integer> signals(List<Step> steps, SeenPath path, SystemContext system) {
    Set<Integer> found = new HashSet<>();
    for (IfSignal signal : system.signals()) {
      if (SeenPath.isNamed(steps, signal.name())) {
        found.add(signal.index());
      }
    }
    if (found.isEmpty()) {
      String wanted = SeenPath.joined(steps);
      List<String> known = system.signals().stream().map(IfSignal::name).toList();
      throw unknown(path.span(), "there is no signal " + wanted, wanted, known);
    }
    return found;
  }

  /** One of those signals. */
  IfSignal signal(List<Step> steps, SeenPath path, SystemContext system) {
    int first = signals(steps, path, system).stream().min(Integer::compare).orElseThrow();
    return system.signals().get(first);
  }

  /** {@code sent(s)}, or {@code sent(p.s)} for one process. */
  IfEvent event(IfEvent.Kind kind, SeenPath path, SystemContext system) {
    if (path.steps().size() == 1) {
      return event(kind, path.steps(), path, OptionalInt.empty(), system);
    }
    IfProcess process = required(path);
    List<Step> rest = path.behind(process);
    for (IfTimer timer : process.timers()) {
      if (SeenPath.isNamed(rest, timer.name())) {
        OptionalInt owner = OptionalInt.of(process.index());
        return new IfEvent(kind, Set.of(), Optional.of(timer), OptionalInt.empty(), owner);
      }
    }
    return event(kind, rest, path, OptionalInt.of(process.index()), system);
  }

  private IfEvent event(
      IfEvent.Kind kind,
      List<Step> name,
      SeenPath path,
      OptionalInt process,
      SystemContext system) {
    Set<Integer> signals = signals(name, path, system);
    boolean sends = kind == IfEvent.Kind.SENT;
    OptionalInt nobody = OptionalInt.empty();
    return new IfEvent(
        kind, signals, Optional.empty(), sends ? process : nobody, sends ? nobody : process);
  }
}
