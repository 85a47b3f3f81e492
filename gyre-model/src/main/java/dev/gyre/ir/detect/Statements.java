package dev.gyre.ir.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.OptionalInt;

/** Looks at all statements of a system and finds out which numbers are of one kind. */
final class Statements {
  private final ProcessSystem system;
  private final Starts starts;
  private final Kinds kinds = new Kinds();

  Statements(ProcessSystem system, Starts starts) {
    this.system = system;
    this.starts = starts;
    system.globals().forEach(variable -> declare(variable, -1));
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        automaton.locals().forEach(variable -> declare(variable, automaton.index()));
      }
    }
  }

  Kinds kinds() {
    return kinds;
  }

  private void declare(Variable variable, int owner) {
    Kinds.Place value = new Kinds.Place.Value(owner, variable.index());
    Kinds.Kind kind = kinds.kind(value);
    kind.bits = Math.min(kind.bits, variable.type().bits());
    for (int d = 0; d < variable.dimensions().size(); d++) {
      Kinds.Kind index = kinds.kind(new Kinds.Place.Index(owner, variable.index(), d));
      index.length = Math.min(index.length, variable.dimensions().get(d));
    }
    kind.isChannel = variable.type().isChannel();
    if (variable.initial() instanceof Initial.Channels channels) {
      kind.isChannel = true;
      for (int f = 0; f < channels.type().fields().size(); f++) {
        Kinds.Kind field = kinds.kind(kinds.field(value, f));
        field.bits = channels.type().fields().get(f).bits();
        field.isChannel = channels.type().fields().get(f).isChannel();
      }
    } else if (variable.initial() instanceof Initial.Values values) {
      for (Expr e : values.expressions()) {
        if (e instanceof Expr.Const c) {
          kind.startValues.add(variable.type().truncate(c.value()));
          if (mayBeRead(variable, owner)) {
            kind.liveStartValues.add(variable.type().truncate(c.value()));
          }
        }
      }
    }
  }

  /** Whether somebody may read what a variable starts with. */
  private boolean mayBeRead(Variable variable, int owner) {
    if (owner < 0) {
      return true;
    }
    boolean isGiven =
        variable.index() < system.automata().get(owner).parameters().size()
            && starts.numbers(owner).isEmpty();
    return !isGiven && !starts.isDeadAtStart(owner, variable.index());
  }

  // ---- statements whose process is one of many

  /** Looks at the statements of an automaton of which nothing can be foreseen. */
  void read(ProcessAutomaton automaton) {
    Known known = known(automaton.index());
    Typing typing = typing(automaton, known, automaton.span());
    declarations(automaton, typing);
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        Typing here = typing.at(edge.span());
        here.guard(edge.guard());
        edge.effects().forEach(here::effect);
      }
    }
  }

  private void declarations(ProcessAutomaton automaton, Typing typing) {
    automaton.provided().ifPresent(typing::truth);
    for (Variable variable : automaton.locals()) {
      boolean isParameter = variable.index() < automaton.parameters().size();
      if (!isParameter && variable.initial() instanceof Initial.Values values) {
        Typing here = typing.at(variable.span());
        values.expressions().forEach(e -> here.initial(variable, e));
        startValues(automaton, variable, values);
      }
    }
  }

  /**
   * A process that is created later starts with fixed values. What exists from the start does so
   * too, but then nobody could tell, since only steps count.
   */
  private void startValues(ProcessAutomaton automaton, Variable variable, Initial.Values values) {
    if (!starts.isCreated(automaton.index())
        || starts.isDeadAtStart(automaton.index(), variable.index())) {
      return;
    }
    Kinds.Kind kind = kinds.kind(new Kinds.Place.Value(automaton.index(), variable.index()));
    for (Expr e : values.expressions()) {
      if (e instanceof Expr.Const c) {
        kind.fixedUses.add(FixedUse.always(c.value(), variable.span()));
      }
    }
  }

  private Known known(int automaton) {
    return new Known(
        leaf ->
            leaf instanceof Expr.SystemValue value
                    && value.fact() == Expr.SystemFact.OWN_PID
                    && starts.isSingle(automaton)
                ? OptionalInt.of(starts.number(automaton))
                : OptionalInt.empty());
  }

  private Typing typing(ProcessAutomaton automaton, Known known, SourceSpan span) {
    return new Typing(kinds, automaton.index(), known, FixedUse.always(0, span), span);
  }

  // ---- statements of a process that creates others

  /** Follows an automaton that creates processes; the result tells which. */
  Creation follow(ProcessAutomaton creator) {
    declarations(creator, typing(creator, known(creator.index()), creator.span()));
    return new Creation(
        system,
        creator,
        new Creation.Observer() {
          @Override
          public void reached(Guard guard, Creation.Foresight foresight, SourceSpan span) {
            foreseeing(creator, foresight, span).guard(guard);
          }

          @Override
          public void reached(Effect effect, Creation.Foresight foresight, SourceSpan span) {
            foreseeing(creator, foresight, span).effect(effect);
          }
        });
  }

  private Typing foreseeing(
      ProcessAutomaton creator, Creation.Foresight foresight, SourceSpan span) {
    FixedUse context = new FixedUse(0, span, foresight.created(), FixedUse.Knowledge.ONLY_CREATED);
    Known known = new Known(leaf -> foreseen(leaf, creator, foresight, span));
    return new Typing(kinds, creator.index(), known, context, span);
  }

  /** A known value of a variable counts as a fixed number in its place. */
  private OptionalInt foreseen(
      Expr leaf, ProcessAutomaton creator, Creation.Foresight foresight, SourceSpan span) {
    OptionalInt value = Creation.known(leaf, foresight);
    if (value.isPresent() && leaf instanceof Expr.Load load) {
      kinds
          .kind(new Kinds.Place.Value(creator.index(), load.place().variable().index()))
          .fixedUses
          .add(
              new FixedUse(
                  value.getAsInt(), span, foresight.created(), FixedUse.Knowledge.ONLY_CREATED));
      return value;
    }
    return leaf instanceof Expr.SystemValue system && system.fact() == Expr.SystemFact.OWN_PID
        ? OptionalInt.of(starts.number(creator.index()))
        : OptionalInt.empty();
  }

  /** All automata of processes. */
  List<ProcessAutomaton> processes() {
    return system.automata().stream().filter(ProcessAutomaton::isProcess).toList();
  }
}
