package dev.gyre.ir.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Follows a process that exists once and creates others, usually {@code init}, as far as it can be
 * foreseen: through its loops, with the values of its scalar variables where they do not depend on
 * anything else. Whatever is not known may be anything. So all processes that it may create are
 * found, with their arguments, and at each statement those that exist already.
 */
final class Creation {
  private static final int MAX_SITUATIONS = 4000;

  private final ProcessSystem system;
  private final ProcessAutomaton creator;
  private final Observer observer;
  private final Set<Situation> seen = new HashSet<>();
  private final Deque<Situation> open = new ArrayDeque<>();
  private final Set<Created> all = new LinkedHashSet<>();
  private boolean isComplete = true;
  private boolean isDisturbed;

  /** Hears of each statement in each situation in which it may be reached. */
  interface Observer {
    void reached(Guard guard, Foresight foresight, SourceSpan span);

    void reached(Effect effect, Foresight foresight, SourceSpan span);
  }

  /**
   * What is known at some point.
   *
   * @param locals the values of the creator's variables, as far as they are known
   */
  record Foresight(List<Optional<Integer>> locals, List<Created> created) {
    Foresight {
      locals = List.copyOf(locals);
      created = List.copyOf(created);
    }
  }

  /**
   * A point of the creator.
   *
   * @param mayOthersMove whether others may have moved since the first process was created
   */
  private record Situation(int location, Foresight foresight, boolean mayOthersMove) {}

  Creation(ProcessSystem system, ProcessAutomaton creator, Observer observer) {
    this.system = system;
    this.creator = creator;
    this.observer = observer;
    List<Optional<Integer>> locals = new ArrayList<>();
    for (Variable variable : creator.locals()) {
      locals.add(start(variable));
    }
    visit(new Situation(creator.initial(), new Foresight(locals, List.of()), false));
    while (!open.isEmpty() && isComplete) {
      expand(open.pop());
    }
  }

  private static Optional<Integer> start(Variable variable) {
    boolean isFixed =
        !variable.isArray()
            && variable.initial() instanceof Initial.Values values
            && values.expressions().get(0) instanceof Expr.Const;
    return isFixed
        ? Optional.of(
            ((Expr.Const) ((Initial.Values) variable.initial()).expressions().get(0)).value())
        : Optional.empty();
  }

  ProcessAutomaton creator() {
    return creator;
  }

  /** Whether everything could be foreseen. */
  boolean isComplete() {
    return isComplete;
  }

  /** Whether others may move between two creations. */
  boolean isDisturbed() {
    return isDisturbed;
  }

  /** All processes that may be created. */
  Set<Created> all() {
    return all;
  }

  private void visit(Situation situation) {
    if (seen.size() > MAX_SITUATIONS || situation.foresight.created.size() > 250) {
      isComplete = false;
    } else if (seen.add(situation)) {
      open.push(situation);
    }
  }

  private void expand(Situation situation) {
    List<Edge> edges = creator.locations().get(situation.location).edges();
    Known known = known(situation.foresight);
    boolean isOneOpen = edges.stream().anyMatch(edge -> truth(edge.guard(), known) == Truth.YES);
    for (Edge edge : edges) {
      boolean isElse = edge.guard() instanceof Guard.Otherwise;
      if (truth(edge.guard(), known) == Truth.NO || (isElse && isOneOpen)) {
        observer.reached(edge.guard(), situation.foresight, edge.span());
        continue;
      }
      observer.reached(edge.guard(), situation.foresight, edge.span());
      for (Foresight outcome : run(edge.effects(), situation.foresight, edge.span())) {
        isDisturbed |=
            situation.mayOthersMove && outcome.created.size() > situation.foresight.created.size();
        if (edge.target() != Edge.NO_LOCATION) {
          boolean isReleased = !outcome.created.isEmpty() && edge.control() == Edge.Control.RELEASE;
          visit(new Situation(edge.target(), outcome, situation.mayOthersMove || isReleased));
        }
      }
    }
  }

  private enum Truth {
    YES,
    NO,
    MAYBE
  }

  private static Truth truth(Guard guard, Known known) {
    if (guard instanceof Guard.Always) {
      return Truth.YES;
    }
    if (guard instanceof Guard.Holds holds) {
      OptionalInt value = known.value(holds.condition());
      if (value.isPresent()) {
        return value.getAsInt() != 0 ? Truth.YES : Truth.NO;
      }
    }
    return Truth.MAYBE;
  }

  private static Known known(Foresight foresight) {
    return new Known(leaf -> known(leaf, foresight));
  }

  /** The value of a variable of the creator, if it is known. */
  static OptionalInt known(Expr leaf, Foresight foresight) {
    if (leaf instanceof Expr.Load load
        && load.place().variable().scope() == Variable.Scope.LOCAL
        && !load.place().variable().isArray()) {
      Optional<Integer> value = foresight.locals.get(load.place().variable().index());
      return value.isPresent() ? OptionalInt.of(value.get()) : OptionalInt.empty();
    }
    return OptionalInt.empty();
  }

  // ---- effects

  private Set<Foresight> run(List<Effect> effects, Foresight from, SourceSpan span) {
    Set<Foresight> now = Set.of(from);
    for (Effect effect : effects) {
      Set<Foresight> next = new LinkedHashSet<>();
      for (Foresight each : now) {
        if (effect instanceof Effect.IndivisibleStep step) {
          next.addAll(run(step.program(), each));
        } else {
          observer.reached(effect, each, span);
          next.add(after(effect, each));
        }
      }
      now = next;
    }
    return now;
  }

  private Set<Foresight> run(StepProgram program, Foresight from) {
    Set<Foresight> outcomes = new LinkedHashSet<>();
    Set<Situation> visited = new HashSet<>();
    Deque<Situation> left = new ArrayDeque<>();
    left.push(new Situation(0, from, false));
    while (!left.isEmpty() && isComplete) {
      Situation situation = left.pop();
      if (situation.location == StepProgram.EXIT) {
        outcomes.add(situation.foresight);
      } else if (visited.add(situation)) {
        isComplete = visited.size() < MAX_SITUATIONS;
        branches(program.nodes().get(situation.location), situation.foresight, left);
      }
    }
    return outcomes;
  }

  private void branches(StepProgram.Node node, Foresight foresight, Deque<Situation> left) {
    Known known = known(foresight);
    for (StepProgram.Branch branch : node.branches()) {
      observer.reached(branch.guard(), foresight, branch.span());
      Truth truth = truth(branch.guard(), known);
      if (truth != Truth.NO) {
        run(branch.effects(), foresight, branch.span())
            .forEach(outcome -> left.push(new Situation(branch.target(), outcome, false)));
      }
      if (truth == Truth.YES) {
        return;
      }
    }
  }

  private Foresight after(Effect effect, Foresight from) {
    if (effect instanceof Effect.Assign assign) {
      if (assign.value() instanceof Expr.Spawn spawn) {
        Created created = created(spawn, from);
        return set(with(from, created), assign.place(), OptionalInt.empty());
      }
      return set(from, assign.place(), known(from).value(assign.value()));
    }
    if (effect instanceof Effect.Receive receive) {
      Foresight now = from;
      for (FieldPattern pattern : receive.patterns()) {
        if (pattern instanceof FieldPattern.Store store) {
          now = set(now, store.place(), OptionalInt.empty());
        }
      }
      return now;
    }
    return effect instanceof Effect.SpawnProcess spawn
        ? with(from, created(spawn.spawn(), from))
        : from;
  }

  private static Foresight set(Foresight from, Place place, OptionalInt value) {
    if (place.variable().scope() != Variable.Scope.LOCAL || place.variable().isArray()) {
      return from;
    }
    List<Optional<Integer>> locals = new ArrayList<>(from.locals);
    locals.set(
        place.variable().index(),
        value.isPresent()
            ? Optional.of(place.variable().type().truncate(value.getAsInt()))
            : Optional.empty());
    return new Foresight(locals, from.created);
  }

  private static Foresight with(Foresight from, Created created) {
    List<Created> more = new ArrayList<>(from.created);
    more.add(created);
    return new Foresight(from.locals, more);
  }

  private Created created(Expr.Spawn spawn, Foresight from) {
    Known known = known(from);
    List<Created.Argument> arguments = new ArrayList<>();
    for (Expr argument : spawn.arguments()) {
      OptionalInt value = known.value(argument);
      arguments.add(
          new Created.Argument(
              value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty(),
              channel(argument, known)));
    }
    int number = system.start().size() + from.created.size();
    Created created = new Created(spawn.automaton(), number, arguments);
    all.add(created);
    return created;
  }

  private static Optional<Created.ChannelElement> channel(Expr argument, Known known) {
    if (!(argument instanceof Expr.Load load)
        || load.place().variable().scope() != Variable.Scope.GLOBAL
        || !(load.place().variable().initial() instanceof Initial.Channels)) {
      return Optional.empty();
    }
    int position = 0;
    for (int d = 0; d < load.place().indices().size(); d++) {
      OptionalInt index = known.value(load.place().indices().get(d));
      if (index.isEmpty()) {
        return Optional.empty();
      }
      position = position * load.place().variable().dimensions().get(d) + index.getAsInt();
    }
    return Optional.of(new Created.ChannelElement(load.place().variable().index(), position));
  }
}
