package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Collects the parts of one state: those that name it first, then those for all states. A signal
 * that was named is not named again; {@code input *} and {@code save *} get the rest.
 */
final class StateAnalysis implements StatePart.Cases<Void> {
  private final ProcessContext process;
  private Scope scope;
  private Level level;
  private Level from;
  private final int index;
  private BodyAnalysis body;
  private final List<IfTransition> transitions = new ArrayList<>();
  private final Set<Integer> named = new HashSet<>();
  private final Set<Integer> namedTimers = new HashSet<>();
  private final Set<Integer> saved = new HashSet<>();
  private final Set<Integer> savedTimers = new HashSet<>();
  private final Set<Integer> others = new HashSet<>();
  private final List<StatePart> forTheRest = new ArrayList<>();

  StateAnalysis(ProcessContext process, int index) {
    this.process = process;
    this.index = index;
  }

  /** From the state outwards: what an inner state says goes first. */
  IfState analyse() {
    Level own = process.levelOf(index);
    String shown = process.stateNames().get(index);
    Optional<Configuration> configuration = process.configuration(index);
    SourceSpan span;
    if (configuration.isPresent()) {
      partitions(configuration.get());
      span = own.behaviour().span();
    } else {
      String name = shown.substring(shown.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
      span = span(own, name);
      from = own;
      add(own, name, Optional.empty());
      outwards(own, Optional.empty());
    }
    new CallsFromOutside(process, index).add(transitions, span);
    return new IfState(index, shown, IfState.Verdict.NONE, saved, savedTimers, transitions, span);
  }

  private static SourceSpan span(Level own, String name) {
    SourceSpan span = own.behaviour().span();
    for (Behaviour.State state : own.behaviour().states()) {
      if (state.selection() == Behaviour.Selection.LISTED && names(state, name)) {
        span = state.span();
      }
    }
    return span;
  }

  /** What the levels around one say, up to an aggregation or the process. */
  private void outwards(Level own, Optional<Configuration> where) {
    for (Level at = own; at.outer().isPresent(); at = at.outer().get()) {
      if (where.isPresent() && at.isAggregation()) {
        return;
      }
      add(at.outer().get(), at.composite().orElseThrow().name().key(), where);
    }
  }

  /** Each partition has its signals; what is around the aggregation leaves all of them. */
  private void partitions(Configuration where) {
    Level aggregation = where.aggregation();
    for (Configuration.Part part : where.parts()) {
      if (part.level().isPresent()) {
        others.addAll(named);
        from = part.level().get();
        add(from, part.name(), Optional.of(where));
        outwards(from, Optional.of(where));
      }
    }
    others.clear();
    from = aggregation;
    outwards(aggregation, Optional.empty());
  }

  /** What a level says about a state of it. */
  private void add(Level at, String name, Optional<Configuration> where) {
    level = at;
    scope = at.scope();
    body = BodyAnalysis.ofLevel(process, at, name, OptionalInt.of(index), where);
    forTheRest.clear();
    for (Behaviour.State state : at.behaviour().states()) {
      if (state.selection() == Behaviour.Selection.LISTED && names(state, name)) {
        state.parts().forEach(part -> part.match(this));
      }
    }
    for (Behaviour.State state : at.behaviour().states()) {
      if (state.selection() == Behaviour.Selection.ALL_BUT && !names(state, name)) {
        state.parts().forEach(part -> part.match(this));
      }
    }
    if (where.isPresent() && !forTheRest.isEmpty()) {
      throw SemanticError.unsupported(
          forTheRest.get(0).span(), "'*' in a partition", "name the signals of the partition");
    }
    forTheRest.forEach(part -> part.match(new Rest()));
  }

  private static boolean names(Behaviour.State state, String name) {
    return state.names().stream().anyMatch(listed -> listed.key().equals(name));
  }

  /** The block where a transition begins; levels inside are left before it. */
  private int start(Transition transition) {
    int block = body.add(transition);
    Optional<Configuration> where = process.configuration(index);
    List<Level> left = new ArrayList<>();
    if (where.isPresent() && from == where.get().aggregation()) {
      for (Configuration.Part part : where.get().parts()) {
        part.level().ifPresent(at -> left.addAll(CompositeStates.between(at, from)));
      }
    }
    left.addAll(CompositeStates.between(from, level));
    return new CompositeStates(process, where).leaving(left, block, transition.span());
  }

  // ---- inputs

  @Override
  public Void input(StatePart.Input s) {
    for (StatePart.Stimulus stimulus : s.stimuli()) {
      for (SignalItem item : items(stimulus.signal())) {
        input(s, stimulus, item.name());
      }
    }
    return null;
  }

  private List<SignalItem> items(SignalItem item) {
    return switch (item.kind()) {
      case SIGNAL -> List.of(item);
      case LIST -> {
        List<SignalItem> all = new ArrayList<>();
        for (SignalItem inner :
            scope
                .signalList(item.name())
                .orElseThrow(
                    () ->
                        SemanticError.unknown(
                            item.span(), "there is no signal list " + item.name().text()))) {
          all.addAll(items(inner));
        }
        yield all;
      }
    };
  }

  private void input(StatePart.Input s, StatePart.Stimulus stimulus, Name name) {
    Optional<IfExpr> enabling = s.provided().map(this::condition);
    IfTrigger.Urgency urgency = urgency(s.urgency());
    Optional<IfTimer> timer = scope.timer(name);
    if (timer.isPresent()) {
      if (namedTimers.add(timer.get().index())) {
        IfTrigger trigger = new IfTrigger.Timeout(timer.get(), enabling, urgency);
        add(trigger, start(s.transition()), "input " + name.text(), stimulus.span());
      }
      return;
    }
    IfSignal signal = signal(name);
    if (others.contains(signal.index())) {
      throw SemanticError.of(
          SdlCode.SDL_ROUTE,
          stimulus.span(),
          "two partitions take the signal " + name.text() + ": it belongs to one of them");
    }
    if (named.add(signal.index())) {
      IfTrigger trigger = new IfTrigger.Input(signal, targets(stimulus, signal), enabling, urgency);
      String text = "input " + stimulus.span().text().replaceAll("\\s+", " ").strip();
      add(trigger, start(s.transition()), text, stimulus.span());
    }
  }

  private IfSignal signal(Name name) {
    return scope
        .signal(name)
        .orElseThrow(
            () -> SemanticError.unknown(name.span(), "there is no signal or timer " + name.text()));
  }

  private static IfTrigger.Urgency urgency(StatePart.Urgency urgency) {
    return switch (urgency) {
      case ORDINARY -> IfTrigger.Urgency.ORDINARY;
      case PRIORITY -> IfTrigger.Urgency.PRIORITY;
    };
  }

  private IfExpr condition(Expression e) {
    return new Values(process.system().sorts(), scope, Hoist.forbidden()).condition(e);
  }

  private List<Optional<IfPlace>> targets(StatePart.Stimulus stimulus, IfSignal signal) {
    if (stimulus.variables().size() > signal.parameters().size()) {
      throw SemanticError.sort(
          stimulus.span(),
          "the signal " + signal.name() + " has " + signal.parameters().size() + " parameters");
    }
    List<Optional<IfPlace>> targets = new ArrayList<>();
    for (int i = 0; i < stimulus.variables().size(); i++) {
      Optional<Expression> variable = stimulus.variables().get(i);
      IfType type = signal.parameters().get(i);
      targets.add(variable.flatMap(e -> target(e, type)));
    }
    return targets;
  }

  private Optional<IfPlace> target(Expression e, IfType type) {
    IfPlace place = new Values(process.system().sorts(), scope, Hoist.forbidden()).places().of(e);
    if (!Typing.fits(type, place.type())) {
      throw SemanticError.sort(
          e.span(), "the parameter is of sort " + type.name() + ", not " + place.type().name());
    }
    RealBounds.require(type, place.type(), e.span());
    return BasicSorts.isIrrelevant(place.type()) ? Optional.empty() : Optional.of(place);
  }

  private void add(IfTrigger trigger, int block, String text, SourceSpan span) {
    transitions.add(new IfTransition(trigger, block, text, span));
  }

  // ---- the other parts

  @Override
  public Void inputAny(StatePart.InputAny s) {
    forTheRest.add(s);
    return null;
  }

  @Override
  public Void saveAny(StatePart.SaveAny s) {
    forTheRest.add(s);
    return null;
  }

  @Override
  public Void spontaneous(StatePart.Spontaneous s) {
    if (s.provided().isPresent()) {
      throw SemanticError.unsupported(
          s.span(), "input none with a condition", "use a decision behind it");
    }
    add(new IfTrigger.Spontaneous(), start(s.transition()), "input none", s.span());
    return null;
  }

  @Override
  public Void continuous(StatePart.Continuous s) {
    int priority =
        s.priority()
            .map(e -> new Sorts.Constants(process.system().sorts(), scope).number(e))
            .orElse(Integer.MAX_VALUE);
    IfTrigger trigger = new IfTrigger.Continuous(condition(s.condition()), priority);
    String text = "provided " + s.condition().span().text().replaceAll("\\s+", " ").strip();
    add(trigger, start(s.transition()), text, s.condition().span());
    return null;
  }

  @Override
  public Void save(StatePart.Save s) {
    for (SignalItem listed : s.signals()) {
      for (SignalItem item : items(listed)) {
        Optional<IfTimer> timer = scope.timer(item.name());
        if (timer.isPresent()) {
          save(timer.get());
        } else {
          save(signal(item.name()));
        }
      }
    }
    return null;
  }

  private void save(IfTimer timer) {
    if (namedTimers.add(timer.index())) {
      savedTimers.add(timer.index());
    }
  }

  private void save(IfSignal signal) {
    if (named.add(signal.index())) {
      saved.add(signal.index());
    }
  }

  /** What comes behind a composite state is added where it is left. */
  @Override
  public Void connect(StatePart.Connect s) {
    return null;
  }

  @Override
  public Void connectAny(StatePart.ConnectAny s) {
    return null;
  }

  /** The signals that no other part names. */
  private final class Rest extends OtherParts {
    @Override
    public Void inputAny(StatePart.InputAny s) {
      Optional<IfExpr> enabling = s.provided().map(StateAnalysis.this::condition);
      int block = start(s.transition());
      for (IfSignal signal : process.system().signals()) {
        if (named.add(signal.index())) {
          IfTrigger trigger =
              new IfTrigger.Input(signal, List.of(), enabling, urgency(s.urgency()));
          add(trigger, block, "input " + signal.name(), s.span());
        }
      }
      for (IfTimer timer : process.timers()) {
        if (namedTimers.add(timer.index())) {
          IfTrigger trigger = new IfTrigger.Timeout(timer, enabling, urgency(s.urgency()));
          add(trigger, block, "input " + timer.name(), s.span());
        }
      }
      return null;
    }

    @Override
    public Void saveAny(StatePart.SaveAny s) {
      process.system().signals().forEach(StateAnalysis.this::save);
      process.timers().forEach(StateAnalysis.this::save);
      return null;
    }
  }
}
