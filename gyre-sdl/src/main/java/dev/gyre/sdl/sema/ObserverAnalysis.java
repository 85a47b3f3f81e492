package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.EventPattern;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.ObserverStateKind;
import dev.gyre.sdl.syntax.ProcessKind;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.VariableKind;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the intermediate form of an observer: a process whose signals are other names for events of
 * the system, as TASTE has them.
 */
final class ObserverAnalysis {
  private final SystemContext system;
  private final SystemContext own;
  private final Scope scope;
  private final SystemView view;
  private final ObserverEvents events;
  private final int index;
  private final Map<Integer, IfEvent> aliases = new HashMap<>();
  private final List<Definition.ObserverStates> verdicts = new ArrayList<>();

  /**
   * @param processes those of the system
   * @param index the number of the observer, behind them
   */
  ObserverAnalysis(
      SystemContext system, Scope shared, SystemView view, List<IfProcess> processes, int index) {
    this.system = system;
    this.own = system.ofObserver();
    this.scope = shared.inner();
    this.view = view;
    this.events = new ObserverEvents(system, processes);
    this.index = index;
    scope.see(view);
  }

  IfWatch.Observer analyse(SdlDocument document) {
    List<Definition> all = new ArrayList<>();
    collect(document.definitions(), all);
    Definition.ProcessDefinition process = process(document, all);
    all.addAll(process.definitions());
    view.setMonitor(Optional.empty());
    all.forEach(this::enter);
    ProcessUnit unit =
        new ProcessUnit(index, "", scope, rewritten(process), 1, 1, ProcessUnit.Structure.WRITTEN);
    IfProcess analysed = new ProcessAnalysis(unit, own).analyse();
    view.setMonitor(Optional.empty());
    ObserverLimits.check(analysed);
    ObserverStart start = ObserverStart.of(analysed);
    List<IfState> states = analysed.states().stream().map(this::judged).toList();
    IfProcess observer =
        new IfProcess(
            index,
            analysed.name(),
            IfProcess.Role.OBSERVER,
            1,
            1,
            analysed.queue(),
            0,
            start.variables(),
            analysed.timers(),
            states,
            analysed.blocks(),
            analysed.start(),
            analysed.span());
    return new IfWatch.Observer(observer, aliases, start.state());
  }

  private static void collect(List<Definition> definitions, List<Definition> all) {
    for (Definition definition : definitions) {
      all.add(definition);
      if (definition instanceof Definition.SystemDefinition inner) {
        collect(inner.definitions(), all);
      } else if (definition instanceof Definition.BlockDefinition inner) {
        collect(inner.definitions(), all);
      }
    }
  }

  private static Definition.ProcessDefinition process(SdlDocument document, List<Definition> all) {
    return all.stream()
        .filter(Definition.ProcessDefinition.class::isInstance)
        .map(Definition.ProcessDefinition.class::cast)
        .filter(process -> process.kind() == ProcessKind.PROCESS)
        .findFirst()
        .orElseThrow(
            () ->
                SemanticError.of(
                    SdlCode.SDL_NOT_A_SYSTEM,
                    document.file().span(0, 0),
                    "there is no process here that could observe"));
  }

  private void enter(Definition definition) {
    if (definition instanceof Definition.SignalDefinition signal) {
      EventPattern pattern =
          signal
              .renames()
              .orElseThrow(
                  () ->
                      SemanticError.unsupported(
                          signal.span(),
                          "a signal of an observer that is no event",
                          "write what it stands for: renames input s to p"));
      List<IfType> parameters = new ArrayList<>();
      signal.parameters().forEach(sort -> parameters.add(system.sorts().of(sort, scope)));
      addAlias(signal.name(), parameters, pattern, signal.span());
    } else if (definition instanceof Definition.ObserverStates states) {
      verdicts.add(states);
    } else if (definition instanceof Definition.Variables variables
        && variables.kind() == VariableKind.MONITORED
        && Typing.key(variables.sort().name().text()).equals("system_state")) {
      view.setMonitor(Optional.of(Typing.key(variables.names().get(0).text())));
    }
  }

  private void addAlias(Name name, List<IfType> parameters, EventPattern pattern, SourceSpan span) {
    IfEvent event = events.of(pattern);
    for (IfSignal meant : system.signals()) {
      if (event.means(meant) && !event.signals().isEmpty()) {
        requireFit(parameters, meant, span);
      }
    }
    IfSignal alias = new IfSignal(own.signals().size(), name.text(), parameters, span);
    own.signals().add(alias);
    scope.addSignal(alias, name);
    aliases.put(alias.index(), event);
  }

  private static void requireFit(List<IfType> parameters, IfSignal meant, SourceSpan span) {
    boolean fits = parameters.size() <= meant.parameters().size();
    for (int i = 0; fits && i < parameters.size(); i++) {
      fits = Typing.fits(meant.parameters().get(i), parameters.get(i));
    }
    if (!fits) {
      throw SemanticError.sort(
          span, "the signal " + meant.name() + " of the system has other parameters");
    }
  }

  // ---- events as conditions

  /** {@code provided input s(x) from p} is an input of a signal that is given a name here. */
  private Definition.ProcessDefinition rewritten(Definition.ProcessDefinition process) {
    Behaviour behaviour = process.behaviour();
    List<Behaviour.State> states = new ArrayList<>();
    for (Behaviour.State state : behaviour.states()) {
      List<StatePart> parts = state.parts().stream().map(this::rewritten).toList();
      states.add(new Behaviour.State(state.span(), state.selection(), state.names(), parts));
    }
    return new Definition.ProcessDefinition(
        process.span(),
        process.kind(),
        process.qualifier(),
        process.name(),
        process.instances(),
        process.parameters(),
        process.definitions(),
        new Behaviour(
            behaviour.span(),
            behaviour.starts(),
            behaviour.composites(),
            states,
            behaviour.labels()));
  }

  private StatePart rewritten(StatePart part) {
    if (!(part instanceof StatePart.Continuous continuous)
        || !(continuous.condition() instanceof Expression.EventTest test)) {
      return part;
    }
    EventPattern pattern = test.pattern();
    Name name = new Name(pattern.span(), "event " + own.signals().size());
    addAlias(name, parameters(pattern), pattern, pattern.span());
    List<Optional<Expression>> variables = pattern.parameters().stream().map(Optional::of).toList();
    SignalItem item = new SignalItem(pattern.span(), SignalItem.Kind.SIGNAL, name);
    return new StatePart.Input(
        continuous.span(),
        StatePart.Urgency.ORDINARY,
        List.of(new StatePart.Stimulus(pattern.span(), item, variables)),
        Optional.empty(),
        continuous.transition());
  }

  private List<IfType> parameters(EventPattern pattern) {
    IfEvent event = events.of(pattern);
    int wanted = pattern.parameters().size();
    return system.signals().stream()
        .filter(signal -> event.means(signal) && !event.signals().isEmpty())
        .filter(signal -> signal.parameters().size() >= wanted)
        .map(signal -> signal.parameters().subList(0, wanted))
        .findFirst()
        .orElse(List.of());
  }

  // ---- what states mean

  private IfState judged(IfState state) {
    IfState.Verdict verdict = IfState.Verdict.NONE;
    for (Definition.ObserverStates listed : verdicts) {
      boolean named =
          listed.states().stream().anyMatch(n -> n.text().equalsIgnoreCase(state.name()));
      if (named) {
        verdict = verdict(listed.kind());
      }
    }
    return new IfState(
        state.index(),
        state.name(),
        verdict,
        state.saved(),
        state.savedTimers(),
        state.transitions(),
        state.span());
  }

  private static IfState.Verdict verdict(ObserverStateKind kind) {
    return switch (kind) {
      case ERROR -> IfState.Verdict.ERROR;
      case SUCCESS -> IfState.Verdict.SUCCESS;
      case IGNORE -> IfState.Verdict.IGNORE;
    };
  }
}
