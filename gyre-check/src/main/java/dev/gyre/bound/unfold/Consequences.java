package dev.gyre.bound.unfold;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import java.util.ArrayList;
import java.util.List;

/**
 * What can come of an action: over-approximated, so whatever really happens is among it. A send
 * always succeeds, a receive finds any message of its kind that there is, and nobody is asked
 * whether it is his turn.
 */
final class Consequences {
  private static final int MOST_OUTCOMES = 2000;

  private final Facts facts;
  private final Evaluation evaluation;
  private final Creation creation;
  private final int[] firstStock;

  /** Creates processes. */
  interface Creation {
    /** The node of a new process. */
    int node(Expr.Spawn spawn, int creator, long[] values);
  }

  Consequences(Facts facts, Evaluation evaluation, int[] firstStock, Creation creation) {
    this.facts = facts;
    this.evaluation = evaluation;
    this.firstStock = firstStock;
    this.creation = creation;
  }

  /** The outcomes of an action, given the others among which it is chosen. */
  List<Outcome> of(Action action, List<Guard> others, long[] values) throws NotUnderstoodException {
    long[] known = values.clone();
    if (!mayHold(action, others, known)) {
      return List.of();
    }
    List<Outcome> outcomes = List.of(new Outcome(known));
    for (Effect effect : action.effects()) {
      List<Outcome> next = new ArrayList<>();
      for (Outcome outcome : outcomes) {
        apply(effect, action, outcome, next);
      }
      if (next.size() > MOST_OUTCOMES) {
        throw new NotUnderstoodException(
            action.span(), "there are too many channels and messages that may be meant");
      }
      outcomes = next;
    }
    return outcomes;
  }

  private boolean mayHold(Action action, List<Guard> others, long[] values)
      throws NotUnderstoodException {
    int automaton = action.automaton();
    return switch (action.guard().kind()) {
      case HOLDS -> {
        Expr condition = ((Guard.Holds) action.guard()).condition();
        if (!ExprWalker.allParts(condition, part -> part.kind() != Expr.Kind.SPAWN)) {
          throw new NotUnderstoodException(
              action.span(), "a process is created inside a condition");
        }
        yield evaluation.assume(condition, true, automaton, values);
      }
      case OTHERWISE -> {
        boolean may = true;
        for (Guard other : others) {
          may =
              may
                  && (!(other instanceof Guard.Holds holds)
                      || evaluation.assume(holds.condition(), false, automaton, values));
        }
        yield may;
      }
      case ALWAYS, CAN_SEND, CAN_RECEIVE, ANY_OF -> true;
      case OBSERVES ->
          throw new NotUnderstoodException(
              action.span(), "a process waits for an event of another one");
    };
  }

  private void apply(Effect effect, Action action, Outcome before, List<Outcome> found)
      throws NotUnderstoodException {
    int automaton = action.automaton();
    switch (effect.kind()) {
      case ASSIGN -> {
        Effect.Assign assign = (Effect.Assign) effect;
        long value = Evaluation.UNKNOWN;
        if (assign.value() instanceof Expr.Spawn spawn) {
          before.created.add(creation.node(spawn, automaton, before.values));
        } else if (!ExprWalker.allParts(assign.value(), e -> e.kind() != Expr.Kind.SPAWN)) {
          throw new NotUnderstoodException(
              action.span(), "a process is created inside an expression");
        } else {
          value = evaluation.evaluate(assign.value(), automaton, before.values);
        }
        evaluation.store(assign.place(), value, automaton, before.values);
        found.add(before);
      }
      case SEND -> send((Effect.Send) effect, action, before, found);
      case RECEIVE -> receive((Effect.Receive) effect, action, before, found);
      case SPAWN_PROCESS -> {
        Expr.Spawn spawn = ((Effect.SpawnProcess) effect).spawn();
        before.created.add(creation.node(spawn, automaton, before.values));
        found.add(before);
      }
      case INDIVISIBLE_STEP -> {
        if (action.effects().size() > 1) {
          throw new NotUnderstoodException(
              action.span(), "something else happens in the same step as a d_step");
        }
        found.add(before);
      }
      case CHECK, REQUIRE, PRINT, PRINT_NAME, SET_PRIORITY, TERMINATE -> found.add(before);
    }
  }

  private void send(Effect.Send send, Action action, Outcome before, List<Outcome> found)
      throws NotUnderstoodException {
    int automaton = action.automaton();
    for (int channel : channels(send.channel(), action, before)) {
      ChannelObject object = facts.channels().all().get(channel);
      if (object.type().isRendezvous()) {
        found.add(before.copy());
        continue;
      }
      int fields = Math.min(object.type().fields().size(), send.fields().size());
      long[] sent = new long[fields];
      for (int i = 0; i < fields; i++) {
        long value = evaluation.evaluate(send.fields().get(i), automaton, before.values);
        sent[i] = Evaluation.cut(object.type().fields().get(i), value);
      }
      for (int kind = 0; kind < facts.classes().count(channel); kind++) {
        if (mayBe(channel, kind, sent)) {
          Outcome after = before.copy();
          after.change(firstStock[channel] + kind, 1);
          found.add(after);
        }
      }
    }
  }

  private boolean mayBe(int channel, int kind, long[] fields) {
    for (int i = 0; i < fields.length; i++) {
      if (!facts.classes().mayBe(channel, kind, i, fields[i])) {
        return false;
      }
    }
    return true;
  }

  private void receive(Effect.Receive receive, Action action, Outcome before, List<Outcome> found)
      throws NotUnderstoodException {
    int automaton = action.automaton();
    List<FieldPattern> patterns = receive.patterns();
    long[] wanted = new long[patterns.size()];
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] =
          patterns.get(i).compared().isPresent()
              ? evaluation.evaluate(patterns.get(i).compared().get(), automaton, before.values)
              : Evaluation.UNKNOWN;
    }
    for (int channel : channels(receive.channel(), action, before)) {
      boolean isRendezvous = facts.channels().all().get(channel).type().isRendezvous();
      int kinds = isRendezvous ? 1 : facts.classes().count(channel);
      for (int kind = 0; kind < kinds; kind++) {
        if (isRendezvous || mayBe(channel, kind, wanted)) {
          Outcome after = before.copy();
          boolean takes = !isRendezvous && receive.retention() == Effect.Retention.REMOVE;
          if (takes) {
            after.change(firstStock[channel] + kind, -1);
          }
          for (int i = 0; i < wanted.length; i++) {
            long value =
                isRendezvous ? Evaluation.UNKNOWN : facts.classes().value(channel, kind, i);
            patterns
                .get(i)
                .stored()
                .ifPresent(place -> evaluation.store(place, value, automaton, after.values));
          }
          found.add(after);
        }
      }
    }
  }

  private int[] channels(Expr channel, Action action, Outcome outcome)
      throws NotUnderstoodException {
    boolean isNone = evaluation.evaluate(channel, action.automaton(), outcome.values) == 0;
    int[] found =
        evaluation.channels(channel, action.automaton(), outcome.values).stream().toArray();
    if (found.length == 0 && !isNone) {
      throw new NotUnderstoodException(action.span(), "which channel is used here is not known");
    }
    return found;
  }
}
