package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sends signals. A send never waits: where a queue is full, that is an error of the model or the
 * signal is lost, as the options say.
 */
final class OutputLowering implements Reaction.Outputs {
  private final ProcessLayout layout;
  private final SystemLayout system;
  private final AutomatonDraft draft;
  private final ProcessWatch watch;
  private String where = "";

  OutputLowering(ProcessLayout layout, AutomatonDraft draft, ProcessWatch watch) {
    this.watch = watch;
    this.layout = layout;
    this.system = layout.system();
    this.draft = draft;
  }

  @Override
  public void in(String states) {
    this.where = states;
  }

  @Override
  public void add(int from, IfAction.Output output, Target to) {
    int at = checked(from, output);
    switch (output.destination().kind()) {
      case ENVIRONMENT -> leave(at, output, to);
      case ADDRESSED -> addressed(at, (Destination.Addressed) output.destination(), output, to);
      case ROUTED, MULTICAST -> {
        List<Integer> reachable = SystemLayout.reachable(output.destination());
        if (goesToAll(output.destination())) {
          multicast(at, reachable, output, to);
        } else {
          routed(at, reachable, output, to);
        }
      }
    }
  }

  private boolean goesToAll(Destination destination) {
    return switch (system.options().semantics()) {
      case AUTOMATIC -> destination.kind() == Destination.Kind.MULTICAST;
      case SDL -> false;
      case TASTE -> true;
    };
  }

  /** Computes nothing that is not defined. */
  private int checked(int from, IfAction.Output output) {
    Definedness needs = layout.definedness();
    for (int i = 0; i < output.arguments().size(); i++) {
      IfExpr argument = output.arguments().get(i);
      needs.value(argument);
      needs.fits(argument, output.signal().parameters().get(i), "parameter " + (i + 1));
    }
    if (output.destination().kind() == Destination.Kind.ADDRESSED) {
      needs.value(((Destination.Addressed) output.destination()).instance());
    }
    if (needs.requirements().isEmpty()) {
      return from;
    }
    int next = draft.addPassage(output.span());
    draft.addEdge(
        from,
        new Guard.Always(),
        needs.requirements(),
        Target.inside(next),
        output.span(),
        text(output));
    return next;
  }

  private static String text(IfAction.Output output) {
    return Texts.of(output.span());
  }

  /** Nobody here gets it, but observers may see it. */
  private void leave(int from, IfAction.Output output, Target to) {
    watch
        .sendings()
        .sent(
            output.signal(),
            Optional.empty(),
            parameters(output),
            from,
            to,
            output.span(),
            (at, values, next) ->
                drop(sent(at, Optional.empty(), output), new Guard.Always(), next, output));
  }

  private List<List<Expr>> parameters(IfAction.Output output) {
    List<List<Expr>> parameters = new ArrayList<>();
    for (int i = 0; i < output.arguments().size(); i++) {
      IfType type = output.signal().parameters().get(i);
      parameters.add(layout.values().scalars(output.arguments().get(i), type));
    }
    return parameters;
  }

  private int sent(int from, Optional<IfProcess> to, IfAction.Output output) {
    return system.marks().sent(output.signal(), layout.process(), to, from, draft, output.span());
  }

  private void drop(int from, Guard guard, Target to, IfAction.Output output) {
    draft.addEdge(from, guard, List.of(), to, output.span(), text(output));
  }

  private void addressed(
      int from, Destination.Addressed destination, IfAction.Output output, Target to) {
    Expr identity = layout.values().scalar(destination.instance());
    List<Expr> known = new ArrayList<>();
    for (int index : destination.reachable()) {
      IfProcess receiver = system.process(index);
      Expr slot = system.instances().slot(receiver, identity);
      Expr meant = Exprs.and(system.instances().isOf(receiver, identity), alive(receiver, slot));
      known.add(meant);
      int chosen = draft.addPassage(output.span());
      draft.addEdge(
          from,
          new Guard.Holds(meant),
          List.of(),
          Target.inside(chosen),
          output.span(),
          text(output));
      put(chosen, receiver, slot, output, to);
    }
    Guard nobody = known.isEmpty() ? new Guard.Always() : new Guard.Otherwise();
    drop(from, nobody, to, output);
  }

  private Expr alive(IfProcess receiver, Expr slot) {
    return system.instances().alive(receiver, slot).<Expr>map(Expr.Load::new).orElse(Exprs.TRUE);
  }

  private void routed(int from, List<Integer> reachable, IfAction.Output output, Target to) {
    List<Integer> all = reachable;
    if (all.size() == 1 && isAlwaysThere(system.process(all.get(0)))) {
      put(from, system.process(all.get(0)), Exprs.number(0), output, to);
      return;
    }
    boolean someAlways = false;
    for (int index : all) {
      IfProcess receiver = system.process(index);
      someAlways |= system.instances().alive(receiver, Exprs.number(0)).isEmpty();
      for (int slot = 0; slot < receiver.most(); slot++) {
        int chosen = draft.addPassage(output.span());
        Expr alive = alive(receiver, Exprs.number(slot));
        Guard guard = alive.equals(Exprs.TRUE) ? new Guard.Always() : new Guard.Holds(alive);
        draft.addEdge(from, guard, List.of(), Target.inside(chosen), output.span(), text(output));
        put(chosen, receiver, Exprs.number(slot), output, to);
      }
    }
    if (!someAlways) {
      drop(from, all.isEmpty() ? new Guard.Always() : new Guard.Otherwise(), to, output);
    }
  }

  private boolean isAlwaysThere(IfProcess receiver) {
    return receiver.most() == 1 && system.instances().alive(receiver, Exprs.number(0)).isEmpty();
  }

  private void multicast(int from, List<Integer> reachable, IfAction.Output output, Target to) {
    int at = from;
    int left = reachable.stream().mapToInt(index -> system.process(index).most()).sum();
    if (left == 0) {
      drop(from, new Guard.Always(), to, output);
    }
    for (int index : reachable) {
      IfProcess receiver = system.process(index);
      for (int slot = 0; slot < receiver.most(); slot++) {
        left--;
        Target next = left == 0 ? to : Target.inside(draft.addPassage(output.span()));
        Expr alive = alive(receiver, Exprs.number(slot));
        int there = at;
        if (!alive.equals(Exprs.TRUE)) {
          there = draft.addPassage(output.span());
          draft.addEdge(
              at,
              new Guard.Holds(alive),
              List.of(),
              Target.inside(there),
              output.span(),
              text(output));
          drop(at, new Guard.Otherwise(), next, output);
        }
        put(there, receiver, Exprs.number(slot), output, next);
        at = next.location();
      }
    }
  }

  /** Puts the signal into a queue. */
  private void put(int from, IfProcess receiver, Expr slot, IfAction.Output output, Target to) {
    int symbol = system.symbols().of(output.signal());
    watch
        .sendings()
        .sent(
            output.signal(),
            Optional.of(receiver),
            parameters(output),
            from,
            to,
            output.span(),
            (at, values, next) -> {
              List<Expr> scalars = values.stream().flatMap(List::stream).toList();
              // Somebody may ask for the parameter later, if the signal is not lost.
              List<Effect> noted = system.lastSignals().noted(receiver, output.signal(), scalars);
              int mark = sent(at, Optional.of(receiver), output);
              put(mark, receiver, slot, symbol, scalars, noted, next, output.span());
            });
  }

  /** Puts a message into a queue. */
  private void put(
      int from,
      IfProcess receiver,
      Expr slot,
      int symbol,
      List<Expr> parameters,
      List<Effect> noted,
      Target to,
      SourceSpan span) {
    Queue queue = system.queue(receiver.index());
    Expr channel = queue.channel(slot);
    List<Expr> fields = queue.message(symbol, Exprs.ownPid(), parameters);
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Send(channel, Effect.Insertion.LAST, fields));
    effects.addAll(noted);
    draft.addEdge(from, queue.hasRoom(channel, fields), effects, to, span, Texts.of(span));
    Guard full = new Guard.Holds(queue.isFull(channel));
    switch (system.options().fullQueue()) {
      case ERROR ->
          draft.addEdge(
              from, full, List.of(overflow(receiver, queue, symbol)), to, span, Texts.of(span));
      case LOSE -> draft.addEdge(from, full, List.of(), to, span, Texts.of(span) + " /* lost */");
    }
  }

  private Effect overflow(IfProcess receiver, Queue queue, int symbol) {
    String signal = system.symbols().sets().get(Symbols.SIGNALS).get(symbol - 1);
    String message =
        "the queue of "
            + receiver.name()
            + " is full ("
            + queue.capacity()
            + (queue.capacity() == 1 ? " signal)" : " signals)")
            + " when "
            + layout.process().name()
            + " sends "
            + signal
            + where;
    return new Effect.Require(Exprs.FALSE, Effect.Reason.ROOM, message);
  }
}
