package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Terminator;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.source.SourceSpan;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Adds the transitions of a process or procedure to the graph of blocks. What {@code nextstate -}
 * means depends on the state in which a transition begins, so there is one of these for each state;
 * a transition that joins another gets its own copy of what comes behind the label.
 */
final class BodyAnalysis {
  private final ProcessContext process;
  private final Scope scope;
  private final Behaviour behaviour;
  private final Optional<Level> level;
  private final String origin;
  private final OptionalInt leaf;
  private final Optional<Return> back;
  private final Optional<Configuration> configuration;
  private final Map<String, Integer> labels = new HashMap<>();
  private final Map<String, Transition> owners = new HashMap<>();

  /** What a return leads to: a block, after the result has been stored. */
  record Return(int block, Optional<IfPlace> result) {}

  private BodyAnalysis(
      ProcessContext process,
      Scope scope,
      Behaviour behaviour,
      Optional<Level> level,
      String origin,
      OptionalInt leaf,
      Optional<Return> back,
      Optional<Configuration> configuration) {
    this.process = process;
    this.scope = scope;
    this.behaviour = behaviour;
    this.level = level;
    this.origin = origin;
    this.leaf = leaf;
    this.back = back;
    this.configuration = configuration;
    new LabelOwners(owners).add(behaviour);
  }

  /**
   * Transitions of a level.
   *
   * @param origin the name of the state of this level where they begin; empty at a start
   * @param leaf the state in which the process really is, if that is known
   * @param configuration where the partitions are, in an aggregation
   */
  static BodyAnalysis ofLevel(
      ProcessContext process,
      Level level,
      String origin,
      OptionalInt leaf,
      Optional<Configuration> configuration) {
    return new BodyAnalysis(
        process,
        level.scope(),
        level.behaviour(),
        Optional.of(level),
        origin,
        leaf,
        Optional.empty(),
        configuration);
  }

  /** The body of a procedure. */
  static BodyAnalysis ofProcedure(
      ProcessContext process, Scope scope, Behaviour behaviour, Return back) {
    return new BodyAnalysis(
        process,
        scope,
        behaviour,
        Optional.empty(),
        "",
        OptionalInt.empty(),
        Optional.of(back),
        Optional.empty());
  }

  ProcessContext process() {
    return process;
  }

  Scope scope() {
    return scope;
  }

  Values values() {
    return new Values(process.system().sorts(), scope, new ProcedureCalls(this));
  }

  BlockGraph graph() {
    return process.graph();
  }

  /** Adds a transition; the block where it begins. */
  int add(Transition transition) {
    int before = graph().current();
    int start = graph().add();
    graph().open(start);
    appendWhole(transition);
    graph().open(before);
    return start;
  }

  /** Appends a transition to the open block, and its end if it has none. */
  void appendWhole(Transition transition) {
    append(transition);
    if (!graph().hasEnded()) {
      forgotten(transition);
    }
  }

  private void forgotten(Transition transition) {
    if (back.isPresent()) {
      graph().end(new IfExit.Jump(back.get().block(), transition.span()));
      return;
    }
    if (process.system().dialect() == IfSystem.Dialect.TASTE && !origin.isEmpty()) {
      enter(origin, Optional.empty(), transition.span());
      return;
    }
    throw SemanticError.sort(
        transition.span(), "the transition does not end: nextstate, join or stop is missing");
  }

  /** Appends a transition to the open block; the block that is open afterwards may have ended. */
  void append(Transition transition) {
    ActionAnalysis actions = new ActionAnalysis(this);
    for (Action action : transition.actions()) {
      action.match(actions);
    }
    transition.end().ifPresent(this::end);
  }

  /** A label begins a block that others may join. */
  void label(Name name, SourceSpan span) {
    Integer known = labels.get(name.key());
    int block = known == null ? graph().add() : known;
    labels.put(name.key(), block);
    graph().continueIn(block, span);
  }

  private void end(Terminator terminator) {
    terminator.match(new Ends());
  }

  private final class Ends implements Terminator.Cases<Void> {
    @Override
    public Void nextState(Terminator.NextState t) {
      if (back.isPresent()) {
        throw SemanticError.unsupported(
            t.span(), "a procedure with states", "let the process have the states");
      }
      enter(t.state().key(), t.via(), t.span());
      return null;
    }

    @Override
    public Void stay(Terminator.Stay t) {
      if (origin.isEmpty()) {
        throw SemanticError.sort(t.span(), "a start transition has no state to stay in");
      }
      enter(origin, Optional.empty(), t.span());
      return null;
    }

    @Override
    public Void stayDeep(Terminator.StayDeep t) {
      if (leaf.isEmpty()) {
        throw SemanticError.unsupported(
            t.span(), "nextstate -* here", "name the state that the process goes to");
      }
      graph().end(new IfExit.NextState(leaf.getAsInt(), t.span()));
      return null;
    }

    @Override
    public Void join(Terminator.Join t) {
      graph().end(new IfExit.Jump(target(t.label()), t.span()));
      return null;
    }

    @Override
    public Void stop(Terminator.Stop t) {
      if (back.isPresent()) {
        throw SemanticError.sort(t.span(), "a procedure cannot stop a process");
      }
      graph().end(new IfExit.Stop(t.span()));
      return null;
    }

    @Override
    public Void returns(Terminator.Return t) {
      if (back.isEmpty() && level.orElseThrow().composite().isPresent()) {
        int out = new CompositeStates(process, configuration).exit(level.get(), way(t), t.span());
        graph().end(new IfExit.Jump(out, t.span()));
        return null;
      }
      Return to =
          back.orElseThrow(
              () -> SemanticError.sort(t.span(), "there is nothing to return to in a process"));
      if (t.value().isPresent() && to.result().isPresent()) {
        assign(to.result().get(), t.value().get(), t.span());
      }
      graph().end(new IfExit.Jump(to.block(), t.span()));
      return null;
    }
  }

  private static Optional<Name> way(Terminator.Return t) {
    if (t.value().isPresent() && !(t.value().get() instanceof Expression.NameUse)) {
      throw SemanticError.sort(t.span(), "the name of a way out is needed here");
    }
    return t.value().map(value -> ((Expression.NameUse) value).name());
  }

  /** Ends the open block in a state of this level. */
  private void enter(String name, Optional<Name> via, SourceSpan span) {
    Level here = level.orElseThrow();
    Optional<Level> inside = here.inner(name);
    if (inside.isPresent()) {
      int in = new CompositeStates(process, configuration).entry(inside.get(), via, span);
      graph().end(new IfExit.Jump(in, span));
      return;
    }
    if (here.partition().isPresent()) {
      graph().end(new CompositeStates(process, configuration).moved(here, name, span));
      return;
    }
    int state =
        process
            .state(name, here)
            .orElseThrow(() -> SemanticError.unknown(span, "there is no state " + name));
    graph().end(new IfExit.NextState(state, span));
  }

  void assign(IfPlace place, Expression value, SourceSpan span) {
    if (place.variable().isSeen()) {
      throw SemanticError.sort(span, "an observer can only look at what belongs to the system");
    }
    IfExpr typed = values().of(value, place.type());
    if (!BasicSorts.isIrrelevant(place.type())) {
      graph().append(new IfAction.Assign(place, typed, span));
    }
  }

  /** The block of a label; whatever transition has the label is added for this origin. */
  private int target(Name label) {
    Integer known = labels.get(label.key());
    if (known != null) {
      return known;
    }
    Transition owner = owners.get(label.key());
    if (owner == null) {
      throw SemanticError.unknown(label.span(), "there is no label " + label.text());
    }
    int block = graph().add();
    labels.put(label.key(), block);
    int before = graph().current();
    Optional<Behaviour.FreeLabel> free =
        behaviour.labels().stream().filter(l -> l.name().isSameAs(label)).findFirst();
    graph().open(free.isPresent() ? block : graph().add());
    appendWhole(owner);
    graph().open(before);
    return block;
  }
}
