package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Takes the oldest signal out of a queue that a state neither saves nor has a false condition for.
 * A process system can take the oldest message that matches one pattern, but not the oldest that
 * matches one of several. So the queue is turned round once: each message is taken from its front
 * and put behind the others, except the first that may be taken. That is one step which nobody can
 * look into, and it leaves the others in their order.
 */
final class SelectiveReceipt {
  private final ProcessLayout layout;

  SelectiveReceipt(ProcessLayout layout) {
    this.layout = layout;
  }

  /** Whether a signal is in the queue. */
  Expr waits(Arrival arrival) {
    return new Expr.Poll(
        layout.ownQueue(), MessageChoice.OLDEST_MATCHING, layout.queue().pattern(arrival.symbol()));
  }

  /** Whether a signal is in the queue and may be taken. */
  Expr isThere(Arrival arrival) {
    Expr waits = waits(arrival);
    return arrival
        .enabling()
        .map(condition -> Exprs.and(layout.values().scalar(condition), waits))
        .orElse(waits);
  }

  /** Whether one of the signals is in the queue and may be taken. */
  Expr isAnyThere(List<Arrival> arrivals) {
    return Exprs.any(arrivals.stream().map(this::isThere).toList());
  }

  /** Takes the oldest of the signals into the variables for a message. */
  Effect take(List<Arrival> arrivals, SourceSpan span) {
    List<StepProgram.Node> nodes = new ArrayList<>();
    Place left = spare(ValueType.INT, 0);
    Place found = spare(ValueType.INT, 1);
    Expr length = new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, layout.ownQueue());
    List<Effect> start =
        new ArrayList<>(
            List.of(new Effect.Assign(left, length), new Effect.Assign(found, Exprs.FALSE)));
    start.addAll(note(arrivals));
    nodes.add(node(span, branch(new Guard.Always(), start, 1, span)));

    // Node 1: the next message, unless all have been looked at.
    Expr more = Exprs.binary(Expr.BinaryOp.GREATER, new Expr.Load(left), Exprs.number(0));
    List<Effect> clean = new ArrayList<>(List.of(new Effect.Assign(found, Exprs.number(0))));
    conditions(arrivals).forEach(place -> clean.add(new Effect.Assign(place, Exprs.number(0))));
    nodes.add(
        node(
            span,
            branch(new Guard.Holds(more), List.of(fetch(), decrease(left)), 2, span),
            branch(new Guard.Always(), clean, StepProgram.EXIT, span)));

    // Node 2: kept or put back.
    List<Effect> keep = new ArrayList<>(copies());
    keep.add(new Effect.Assign(found, Exprs.TRUE));
    Expr wanted = Exprs.and(Exprs.not(new Expr.Load(found)), Exprs.any(wanted(arrivals)));
    List<Effect> back = new ArrayList<>(List.of(putBack()));
    keep.addAll(forget());
    back.addAll(forget());
    nodes.add(
        node(
            span,
            branch(new Guard.Holds(wanted), keep, 1, span),
            branch(new Guard.Always(), back, 1, span)));
    return new Effect.IndivisibleStep(new StepProgram(nodes));
  }

  /**
   * A condition may ask whether a timer is active, which depends on the queue: it has to be
   * computed before the queue is turned.
   */
  private List<Effect> note(List<Arrival> arrivals) {
    List<Effect> effects = new ArrayList<>();
    int number = 0;
    for (Arrival arrival : arrivals) {
      if (arrival.enabling().isPresent()) {
        Expr condition = layout.values().scalar(arrival.enabling().get());
        effects.add(new Effect.Assign(condition(number++), condition));
      }
    }
    return effects;
  }

  private List<Place> conditions(List<Arrival> arrivals) {
    long count = arrivals.stream().filter(arrival -> arrival.enabling().isPresent()).count();
    return IntStream.range(0, (int) count).mapToObj(this::condition).toList();
  }

  private Place condition(int number) {
    return spare(ValueType.BOOL, number);
  }

  private List<Expr> wanted(List<Arrival> arrivals) {
    Expr name = new Expr.Load(turning(0));
    List<Expr> conditions = new ArrayList<>();
    int number = 0;
    for (Arrival arrival : arrivals) {
      Expr same = Exprs.equal(name, arrival.symbol());
      boolean isOpen = arrival.enabling().isEmpty();
      conditions.add(isOpen ? same : Exprs.and(same, new Expr.Load(condition(number++))));
    }
    return conditions;
  }

  private Effect fetch() {
    List<FieldPattern> patterns = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      patterns.add(new FieldPattern.Store(turning(column)));
    }
    return new Effect.Receive(
        layout.ownQueue(), MessageChoice.OLDEST, Effect.Retention.REMOVE, patterns);
  }

  private Effect putBack() {
    List<Expr> fields = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      fields.add(new Expr.Load(turning(column)));
    }
    return new Effect.Send(layout.ownQueue(), Effect.Insertion.LAST, fields);
  }

  private List<Effect> copies() {
    List<Variable> message = layout.message();
    List<Effect> effects = new ArrayList<>();
    for (int column = 0; column < message.size(); column++) {
      Place place = new Place(message.get(column), List.of());
      effects.add(new Effect.Assign(place, new Expr.Load(turning(column))));
    }
    return effects;
  }

  private List<Effect> forget() {
    List<Effect> effects = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      effects.add(new Effect.Assign(turning(column), Exprs.number(0)));
    }
    return effects;
  }

  private static Effect decrease(Place left) {
    return new Effect.Assign(
        left, Exprs.binary(Expr.BinaryOp.MINUS, new Expr.Load(left), Exprs.number(1)));
  }

  /** Where a column is while the message is out of the queue. */
  private Place turning(int column) {
    return new Place(layout.turning().get(column), List.of());
  }

  private Place spare(ValueType type, int number) {
    return new Place(layout.spare(type, number), List.of());
  }

  private static StepProgram.Node node(SourceSpan span, StepProgram.Branch... branches) {
    return new StepProgram.Node(List.of(branches), span);
  }

  private static StepProgram.Branch branch(
      Guard guard, List<Effect> effects, int target, SourceSpan span) {
    return new StepProgram.Branch(guard, effects, target, span);
  }
}
