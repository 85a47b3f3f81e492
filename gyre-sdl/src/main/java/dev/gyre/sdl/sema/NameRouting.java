package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who gets what if several functions are one system and nothing says how they are connected: a
 * signal that one sends to the environment goes to all others that take a signal of that name from
 * it. What nobody sends comes from outside, and what nobody takes goes there.
 */
final class NameRouting implements SystemContext.Receivers {
  private final SystemContext system;
  private final List<FunctionUnit> functions;

  NameRouting(SystemContext system, List<FunctionUnit> functions) {
    this.system = system;
    this.functions = functions;
  }

  private static int index(FunctionUnit function) {
    return function.process().index();
  }

  /** The signal of that name, if the function takes it. */
  private static Optional<IfSignal> taken(FunctionUnit function, String name) {
    return function
        .signal(name)
        .filter(signal -> new InputSets().takes(function.process(), signal));
  }

  @Override
  public List<SystemContext.Delivery> deliveries(
      int sender, IfSignal signal, List<Name> via, SourceSpan span) {
    Map<IfSignal, List<Integer>> arriving = new LinkedHashMap<>();
    for (FunctionUnit function : functions) {
      Optional<IfSignal> as = taken(function, signal.name());
      if (index(function) != sender && as.isPresent()) {
        requireFit(signal, as.get(), function, span);
        arriving.computeIfAbsent(as.get(), key -> new ArrayList<>()).add(index(function));
      }
    }
    if (arriving.isEmpty()) {
      return List.of(new SystemContext.Delivery(signal, new Destination.Environment()));
    }
    List<SystemContext.Delivery> deliveries = new ArrayList<>();
    arriving.forEach(
        (as, to) -> deliveries.add(new SystemContext.Delivery(as, new Destination.Multicast(to))));
    return deliveries;
  }

  private static void requireFit(
      IfSignal signal, IfSignal as, FunctionUnit function, SourceSpan span) {
    boolean fits = as.parameters().size() == signal.parameters().size();
    for (int i = 0; fits && i < as.parameters().size(); i++) {
      fits = Typing.fits(signal.parameters().get(i), as.parameters().get(i));
    }
    if (!fits) {
      String receiver = function.process().definition().name().text();
      throw SemanticError.of(
          SdlCode.SDL_ROUTE,
          span,
          "the signal " + signal.name() + " has other parameters where " + receiver + " takes it");
    }
  }

  @Override
  public Optional<IfSignal> undeclared(int sender, Name name) {
    return functions.stream()
        .filter(function -> index(function) != sender)
        .flatMap(function -> taken(function, name.text()).stream())
        .findFirst();
  }

  @Override
  public Destination of(int sender, IfSignal signal, List<Name> via, SourceSpan span) {
    return deliveries(sender, signal, via, span).get(0).destination();
  }

  @Override
  public List<Integer> reachable(int sender, IfSignal signal) {
    InputSets inputs = new InputSets();
    return system.processes().stream()
        .filter(process -> inputs.takes(process, signal))
        .map(ProcessUnit::index)
        .toList();
  }

  /** What a function takes and no other sends. */
  List<IfSystem.Stimulus> stimuli() {
    List<IfSystem.Stimulus> stimuli = new ArrayList<>();
    for (FunctionUnit function : functions) {
      InputSets inputs = new InputSets();
      for (IfSignal signal : function.process().scope().signals()) {
        boolean comes = inputs.takes(function.process(), signal) && !isSent(signal, function);
        if (comes) {
          stimuli.add(new IfSystem.Stimulus(signal, index(function)));
        }
      }
    }
    return stimuli;
  }

  private boolean isSent(IfSignal signal, FunctionUnit receiver) {
    String key = Typing.key(signal.name());
    for (FunctionUnit function : functions) {
      Set<String> sent = OutputNames.of(function.process().definition());
      if (!function.equals(receiver) && sent.contains(key)) {
        return true;
      }
    }
    return false;
  }
}
