package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Definition.ProcedureDefinition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.taste.InterfaceView;
import dev.gyre.sdl.taste.ProjectReader;
import dev.gyre.sdl.taste.TasteFunction;
import dev.gyre.sdl.taste.TasteInterface;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Who gets what in a project: a required interface is connected to provided ones, which may have
 * other names. Functions in other languages are the environment.
 */
final class ViewRouting implements SystemContext.Receivers {
  /** Queues have this length anyhow. */
  private static final int USUAL_QUEUE = 8;

  private final SystemContext system;
  private final InterfaceView view;
  private final Map<String, FunctionUnit> functions = new LinkedHashMap<>();
  private final Map<Integer, FunctionUnit> byProcess = new HashMap<>();
  private final Map<Integer, List<SystemContext.ProvidedProcedure>> calls = new HashMap<>();

  ViewRouting(SystemContext system, InterfaceView view, List<FunctionUnit> units) {
    this.system = system;
    this.view = view;
    for (FunctionUnit unit : units) {
      functions.put(Typing.key(function(unit).name()), unit);
      byProcess.put(unit.process().index(), unit);
    }
  }

  private static TasteFunction function(FunctionUnit unit) {
    return unit.text().function().orElseThrow();
  }

  /** An interface of a function. */
  private record Face(String function, String name) {
    static Face of(String function, String name) {
      return new Face(Typing.key(function), Typing.key(name));
    }
  }

  /** The provided interfaces that a required one leads to, through groups of functions. */
  private Set<Face> targets(Face from) {
    Set<Face> targets = new LinkedHashSet<>();
    follow(from, targets, new HashSet<>());
    return targets;
  }

  private void follow(Face from, Set<Face> targets, Set<Face> seen) {
    if (!seen.add(from)) {
      return;
    }
    for (InterfaceView.Connection connection : view.connections()) {
      if (Face.of(connection.source(), connection.required()).equals(from)) {
        Face to = Face.of(connection.target(), connection.provided());
        targets.add(to);
        follow(to, targets, seen);
      }
    }
  }

  @Override
  public List<SystemContext.Delivery> deliveries(
      int sender, IfSignal signal, List<Name> via, SourceSpan span) {
    FunctionUnit from = byProcess.get(sender);
    Map<IfSignal, List<Integer>> arriving = new LinkedHashMap<>();
    for (TasteInterface required : function(from).required()) {
      if (from.signal(required.name()).filter(signal::equals).isPresent()) {
        for (Face target : targets(Face.of(function(from).name(), required.name()))) {
          arrive(signal, target, arriving, span);
        }
      }
    }
    if (arriving.isEmpty()) {
      return List.of(new SystemContext.Delivery(signal, new Destination.Environment()));
    }
    List<SystemContext.Delivery> deliveries = new ArrayList<>();
    arriving.forEach(
        (as, processes) ->
            deliveries.add(new SystemContext.Delivery(as, new Destination.Multicast(processes))));
    return deliveries;
  }

  private void arrive(
      IfSignal signal, Face target, Map<IfSignal, List<Integer>> arriving, SourceSpan span) {
    FunctionUnit to = functions.get(target.function());
    if (to == null) {
      return;
    }
    IfSignal as = to.signal(target.name()).orElseThrow(() -> unknown(target, to, span));
    boolean fits = as.parameters().size() == signal.parameters().size();
    for (int i = 0; fits && i < as.parameters().size(); i++) {
      fits = Typing.fits(signal.parameters().get(i), as.parameters().get(i));
    }
    if (!fits) {
      throw SemanticError.of(
          SdlCode.SDL_ROUTE,
          span,
          "the signal "
              + signal.name()
              + " is connected to "
              + as.name()
              + " of "
              + function(to).name()
              + ", which has other parameters");
    }
    List<Integer> processes = arriving.computeIfAbsent(as, key -> new ArrayList<>());
    if (!processes.contains(to.process().index())) {
      processes.add(to.process().index());
    }
  }

  private static SemanticError unknown(Face target, FunctionUnit to, SourceSpan span) {
    return SemanticError.of(
        SdlCode.SDL_ROUTE,
        span,
        "the structure of "
            + function(to).name()
            + " has no signal "
            + target.name()
            + ", to which this is connected");
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

  @Override
  public OptionalInt queue(int process) {
    int sum =
        function(byProcess.get(process)).provided().stream()
            .filter(face -> !isSynchronous(face))
            .mapToInt(face -> face.queueSize().orElse(1))
            .sum();
    return sum > USUAL_QUEUE ? OptionalInt.of(sum) : OptionalInt.empty();
  }

  private static boolean isSynchronous(TasteInterface face) {
    return face.kind()
        .filter(
            kind ->
                kind == TasteInterface.Kind.PROTECTED || kind == TasteInterface.Kind.UNPROTECTED)
        .isPresent();
  }

  @Override
  public Optional<SystemContext.RemoteProcedure> remote(int caller, Name procedure) {
    String own = function(byProcess.get(caller)).name();
    List<Face> inside =
        targets(Face.of(own, procedure.text())).stream()
            .filter(target -> functions.containsKey(target.function()))
            .toList();
    if (inside.size() > 1) {
      throw SemanticError.unsupported(
          procedure.span(), "a call of several procedures at once", "call them one by one");
    }
    return inside.stream()
        .findFirst()
        .map(target -> remote(functions.get(target.function()), target.name(), procedure));
  }

  private static SystemContext.RemoteProcedure remote(FunctionUnit to, String name, Name use) {
    Scope scope = to.process().scope().inner();
    SharedDefinitions shared = new SharedDefinitions(scope);
    to.process().definition().definitions().forEach(inner -> inner.match(shared));
    Definition.ProcedureDefinition procedure =
        scope
            .procedure(new Name(use.span(), name))
            .orElseThrow(
                () ->
                    SemanticError.unknown(
                        use.span(),
                        "there is no procedure " + name + " in " + function(to).name()));
    return new SystemContext.RemoteProcedure(procedure, scope);
  }

  // ---- the environment

  /** What comes from functions in other languages, from the clock, and from nobody. */
  List<IfSystem.Stimulus> stimuli() {
    Set<Face> fromInside = new HashSet<>();
    Set<Face> fromOutside = new HashSet<>();
    for (TasteFunction function : ProjectReader.leaves(view.functions())) {
      Set<Face> reached =
          functions.containsKey(Typing.key(function.name())) ? fromInside : fromOutside;
      for (TasteInterface required : function.required()) {
        reached.addAll(targets(Face.of(function.name(), required.name())));
      }
    }
    List<IfSystem.Stimulus> stimuli = new ArrayList<>();
    for (FunctionUnit unit : functions.values()) {
      for (TasteInterface provided : function(unit).provided()) {
        Face face = Face.of(function(unit).name(), provided.name());
        boolean comes = fromOutside.contains(face) || !fromInside.contains(face);
        if (isSynchronous(provided)) {
          if (fromOutside.contains(face)) {
            IfSignal call = called(unit, provided);
            stimuli.add(new IfSystem.Stimulus(call, unit.process().index()));
          }
        } else if (comes) {
          unit.signal(provided.name())
              .ifPresent(s -> stimuli.add(new IfSystem.Stimulus(s, unit.process().index())));
        }
      }
    }
    return stimuli;
  }

  /** A signal that stands for a call of a procedure. */
  private IfSignal called(FunctionUnit unit, TasteInterface provided) {
    ProcedureDefinition procedure = new ProvidedProcedures(system).find(unit, provided.name());
    IfSignal call = new ProvidedProcedures(system).declare(unit.process(), procedure);
    calls
        .computeIfAbsent(unit.process().index(), key -> new ArrayList<>())
        .add(new SystemContext.ProvidedProcedure(call, procedure));
    return call;
  }

  @Override
  public List<SystemContext.ProvidedProcedure> calledFromOutside(int process) {
    return calls.getOrDefault(process, List.of());
  }
}
