package dev.gyre.promela.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** {@code for} and {@code select}, in terms of assignments, conditions and {@code do}. */
final class LoopDrafts {
  private final ControlGraphBuilder graph;
  private final DraftBuilder drafts;
  private final ResolvedModel resolved;

  LoopDrafts(ControlGraphBuilder graph, DraftBuilder drafts, ResolvedModel resolved) {
    this.graph = graph;
    this.drafts = drafts;
    this.resolved = resolved;
  }

  /** {@code i = from; do :: i <= to; body; i++ :: else break od}. */
  Draft range(Statement.ForRange s) {
    ControlNode.JumpTarget exit = drafts.enterLoop();
    graph.add(assign(s.variable(), s.from(), s.span()));
    graph.open();
    graph.add(compare(Expr.BinaryOp.LESS_EQUAL, " <= ", place(s.variable()), s.to(), s.variable()));
    return finish(s.span(), s.body(), increment(s.variable(), s.span()), exit);
  }

  /** Over the indices of an array, or over the messages of a channel. */
  Draft over(Statement.ForIn s) {
    return resolved
        .counter(s)
        .map(counter -> overChannel(s, counter))
        .orElseGet(() -> overArray(s));
  }

  private Draft overArray(Statement.ForIn s) {
    VariableSymbol array = resolved.variable(s.collection()).orElseThrow();
    int last = array.length().orElseThrow() - 1;
    ControlNode.JumpTarget exit = drafts.enterLoop();
    graph.add(assign(s.variable(), new Expression.Literal(s.span(), 0), s.span()));
    graph.open();
    graph.add(
        compare(
            Expr.BinaryOp.LESS_EQUAL,
            " <= ",
            place(s.variable()),
            new Expression.Literal(s.span(), last),
            s.variable()));
    return finish(s.span(), s.body(), increment(s.variable(), s.span()), exit);
  }

  /** Takes each message out, hands it to the body and puts it back at the end. */
  private Draft overChannel(Statement.ForIn s, VariableSymbol counter) {
    ControlNode.JumpTarget exit = drafts.enterLoop();
    SourceSpan span = s.span();
    Function<CommandLowering, Place> count = l -> l.expressions().place(counter);
    graph.add(
        DraftBuilder.step(
            span, l -> l.assign(count.apply(l), new Expr.Const(0), span, counter + " = 0")));
    graph.open();
    graph.add(
        DraftBuilder.step(
            span,
            l -> {
              Expr length =
                  new Expr.ChannelQuery(
                      Expr.ChannelProbe.LENGTH, l.expressions().lower(s.collection()));
              Expr more =
                  new Expr.Binary(Expr.BinaryOp.LESS, new Expr.Load(count.apply(l)), length);
              String text = counter + " < len(" + SourceText.of(s.collection()) + ")";
              return new Command(new Guard.Holds(more), List.of(), span, text);
            }));
    graph.add(DraftBuilder.step(span, l -> takeOut(l, s)));
    graph.add(DraftBuilder.step(span, l -> putBack(l, s)));
    Draft increment =
        DraftBuilder.step(
            span, l -> l.increment(count.apply(l), Statement.Direction.UP, span, counter + "++"));
    return finish(span, s.body(), increment, exit);
  }

  private static Command takeOut(CommandLowering l, Statement.ForIn s) {
    Expr channel = l.expressions().lower(s.collection());
    List<FieldPattern> fields = new ArrayList<>();
    l.expressions().places(s.variable()).forEach(p -> fields.add(new FieldPattern.Store(p)));
    return new Command(
        new Guard.CanReceive(channel, MessageChoice.OLDEST, fields),
        List.of(new Effect.Receive(channel, MessageChoice.OLDEST, Effect.Retention.REMOVE, fields)),
        s.span(),
        SourceText.of(s.collection()) + "?" + SourceText.of(s.variable()));
  }

  private static Command putBack(CommandLowering l, Statement.ForIn s) {
    Expr channel = l.expressions().lower(s.collection());
    List<Expr> fields = l.expressions().lowerArgument(s.variable());
    return new Command(
        new Guard.CanSend(channel, fields),
        List.of(new Effect.Send(channel, Effect.Insertion.LAST, fields)),
        s.span(),
        SourceText.of(s.collection()) + "!" + SourceText.of(s.variable()));
  }

  /** Body and increment behind the condition, then the way out. */
  private Draft finish(
      SourceSpan span, Sequence body, Draft increment, ControlNode.JumpTarget exit) {
    body.steps().forEach(drafts::addStep);
    graph.add(increment);
    ControlSequence round = graph.close();
    graph.open();
    graph.add(new Draft.Else(span));
    graph.add(new Draft.Jump(span, exit));
    ControlSequence leave = graph.close();
    drafts.leaveLoop();
    return new Draft.Do(span, List.of(leave, round), exit);
  }

  // ---- select

  Draft start(Statement.Select s) {
    return assign(s.variable(), s.from(), s.span());
  }

  /** {@code if :: i = from :: .. :: i = to fi}. */
  Draft choice(Statement.Select s) {
    int from = ((Expression.Literal) s.from()).value();
    int to = ((Expression.Literal) s.to()).value();
    List<ControlSequence> options = new ArrayList<>();
    // What is counted is not the value, which may be the largest one.
    for (int i = 0; i <= to - from; i++) {
      Expression value = new Expression.Literal(s.span(), from + i);
      options.add(graph.wrap(assign(s.variable(), value, s.span())));
    }
    return new Draft.If(s.span(), options);
  }

  /** {@code do :: i < to -> i++ :: break od}. */
  Draft count(Statement.Select s) {
    ControlNode.JumpTarget exit = drafts.enterLoop();
    graph.open();
    graph.add(below(s));
    graph.add(increment(s.variable(), s.span()));
    ControlSequence round = graph.close();
    ControlSequence leave = graph.wrap(new Draft.Jump(s.span(), exit));
    drafts.leaveLoop();
    return new Draft.Do(s.span(), List.of(round, leave), exit);
  }

  /** {@code do :: break :: i < to -> i++ od}. */
  Draft countStopFirst(Statement.Select s) {
    graph.open();
    graph.add(below(s));
    ControlNode.JumpTarget exit = drafts.enterLoop();
    graph.add(increment(s.variable(), s.span()));
    ControlSequence round = graph.close();
    ControlSequence leave = graph.wrap(new Draft.Jump(s.span(), exit));
    drafts.leaveLoop();
    return new Draft.Do(s.span(), List.of(leave, round), exit);
  }

  private Draft below(Statement.Select s) {
    return compare(Expr.BinaryOp.LESS, " < ", place(s.variable()), s.to(), s.variable());
  }

  // ---- pieces

  private static Function<CommandLowering, Place> place(Expression.Reference variable) {
    return l -> l.expressions().place(variable);
  }

  private static Draft assign(Expression.Reference variable, Expression value, SourceSpan span) {
    Statement.Assign assign = new Statement.Assign(span, variable, value);
    return DraftBuilder.step(span, l -> l.assign(assign));
  }

  private static Draft increment(Expression.Reference variable, SourceSpan span) {
    Statement.Increment up = new Statement.Increment(span, variable, Statement.Direction.UP);
    return DraftBuilder.step(span, l -> l.increment(up));
  }

  private static Draft compare(
      Expr.BinaryOp op,
      String symbol,
      Function<CommandLowering, Place> variable,
      Expression bound,
      Expression.Reference shown) {
    return DraftBuilder.step(
        bound.span(),
        l -> {
          Expr condition =
              new Expr.Binary(op, new Expr.Load(variable.apply(l)), l.expressions().lower(bound));
          String text = SourceText.of(shown) + symbol + SourceText.of(bound);
          return new Command(new Guard.Holds(condition), List.of(), bound.span(), text);
        });
  }
}
