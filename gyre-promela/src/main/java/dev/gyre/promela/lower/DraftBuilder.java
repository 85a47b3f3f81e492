package dev.gyre.promela.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.Start;
import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Builds the parts of each statement and leaves the statement itself as a {@link Draft}. Loops with
 * a counter put their first assignment into the current sequence at once, in front of whatever the
 * loop becomes part of, as Spin does.
 */
final class DraftBuilder implements Statement.Cases<Draft> {
  private final ControlGraphBuilder graph;
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final LoopDrafts loops;
  private final Set<VariableSymbol> inPlace = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<ControlNode.JumpTarget> breaks = new ArrayDeque<>();

  /** Whether declarations still initialize when the process starts: no statement came yet. */
  private boolean declarationsFirst = true;

  DraftBuilder(ControlGraphBuilder graph, ResolvedModel resolved, Diagnostics diagnostics) {
    this.graph = graph;
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.loops = new LoopDrafts(graph, this, resolved);
  }

  void body(Sequence body) {
    body.steps().forEach(this::addStep);
  }

  /** Adds one step of a sequence to the current sequence. */
  void addStep(Statement statement) {
    if (statement instanceof Statement.Declare declare) {
      declared(declare);
    } else if (statement instanceof Statement.Exclusive exclusive) {
      graph.addExclusive(exclusive);
    } else {
      graph.add(draft(statement));
      declarationsFirst = false;
    }
  }

  private Draft draft(Statement statement) {
    return statement.match(this);
  }

  /** The statements in a sequence of their own. */
  ControlSequence sequence(Sequence steps) {
    graph.open();
    declarationsFirst = false;
    steps.steps().forEach(this::addStep);
    return graph.close();
  }

  static Draft.Step step(SourceSpan span, Function<CommandLowering, Command> command) {
    return new Draft.Step(span, command, ControlNode.Idle.NO);
  }

  // ---- declarations

  /** A declaration among statements is an assignment that is carried out where it stands. */
  private void declared(Statement.Declare declare) {
    if (declarationsFirst) {
      return;
    }
    for (VariableSymbol symbol : resolved.declared(declare)) {
      inPlace.add(symbol);
      Optional<Start> start = symbol.start();
      if (start.orElse(null) instanceof Start.Channel) {
        refuse(symbol, "a channel must be initialized before the first statement of the process");
      } else if (start.orElse(null) instanceof Start.Values) {
        refuse(symbol, "a list of values is only possible before the first statement");
      } else {
        graph.add(assignment(symbol, start));
      }
    }
  }

  private void refuse(VariableSymbol symbol, String message) {
    diagnostics.report(
        Diagnostic.of(PromelaCode.MISPLACED_DECLARATION, symbol.name().span(), message)
            .withHint("move the declaration to the start of the proctype"));
  }

  private static Draft assignment(VariableSymbol symbol, Optional<Start> start) {
    SourceSpan span = symbol.name().span();
    if (symbol.type().isStructure()) {
      return step(span, l -> Command.always(List.of(), span, symbol + " declared"));
    }
    String name = symbol + (symbol.isArray() ? "[0]" : "");
    return step(
        span,
        l -> {
          Expr value =
              start
                  .map(s -> l.expressions().lower(((Start.Value) s).expression()))
                  .orElse(new Expr.Const(symbol.type().isTimer() ? ValueType.TIMER_OFF : 0));
          String text =
              start
                  .map(s -> SourceText.of(((Start.Value) s).expression()))
                  .orElse(symbol.type().isTimer() ? "off" : "0");
          return l.assign(l.expressions().place(symbol), value, span, name + " = " + text);
        });
  }

  @Override
  public Draft declare(Statement.Declare s) {
    throw new IllegalStateException("a declaration is not a statement");
  }

  @Override
  public Draft exclusive(Statement.Exclusive s) {
    throw new IllegalStateException("xr and xs are not statements");
  }

  // ---- steps

  @Override
  public Draft expression(Statement.ExpressionStatement s) {
    boolean skip = s.expression() instanceof Expression.Literal literal && literal.value() == 1;
    return new Draft.Step(
        s.span(),
        l -> l.condition(s.expression(), s.span()),
        skip ? ControlNode.Idle.SKIP : ControlNode.Idle.NO);
  }

  @Override
  public Draft assign(Statement.Assign s) {
    return step(s.span(), l -> l.assign(s));
  }

  @Override
  public Draft increment(Statement.Increment s) {
    return step(s.span(), l -> l.increment(s));
  }

  @Override
  public Draft send(Statement.Send s) {
    return step(s.span(), l -> l.send(s));
  }

  @Override
  public Draft receive(Statement.Receive s) {
    return step(s.span(), l -> l.receive(s));
  }

  @Override
  public Draft assertion(Statement.Assert s) {
    return step(s.span(), l -> l.assertion(s));
  }

  @Override
  public Draft print(Statement.Print s) {
    return new Draft.Step(s.span(), l -> l.print(s), ControlNode.Idle.PRINT);
  }

  @Override
  public Draft printMtype(Statement.PrintMtype s) {
    return new Draft.Step(s.span(), l -> l.printName(s), ControlNode.Idle.PRINT);
  }

  @Override
  public Draft setPriority(Statement.SetPriority s) {
    return step(s.span(), l -> l.setPriority(s));
  }

  @Override
  public Draft setTimer(Statement.SetTimer s) {
    return step(s.span(), l -> l.setTimer(s));
  }

  @Override
  public Draft elseGuard(Statement.Else s) {
    return new Draft.Else(s.span());
  }

  // ---- jumps

  @Override
  public Draft breakLoop(Statement.Break s) {
    if (breaks.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(PromelaCode.MISPLACED_BREAK, s.span(), "'break' stands outside a loop"));
      return new Draft.Else(s.span());
    }
    return new Draft.Jump(s.span(), breaks.peek());
  }

  @Override
  public Draft jump(Statement.Goto s) {
    if (resolved.target(s).isEmpty()) {
      return new Draft.Else(s.span());
    }
    return new Draft.Jump(s.span(), graph.labelTarget(s));
  }

  @Override
  public Draft labeled(Statement.Labeled s) {
    if (s.statement().isEmpty()) {
      Draft skip =
          new Draft.Step(
              s.span(), l -> Command.always(List.of(), s.span(), "skip"), ControlNode.Idle.SKIP);
      return new Draft.Labeled(s.span(), s, skip);
    }
    Statement inner = s.statement().get();
    if (inner instanceof Statement.Select select && select.form() == Statement.SelectForm.COUNT) {
      // The label stands before the first assignment, not before the loop.
      graph.add(new Draft.Labeled(s.span(), s, loops.start(select)));
      return loops.count(select);
    }
    return new Draft.Labeled(s.span(), s, draft(inner));
  }

  // ---- selections and loops

  @Override
  public Draft selection(Statement.If s) {
    return new Draft.If(s.span(), options(s.options()));
  }

  @Override
  public Draft repetition(Statement.Do s) {
    ControlNode.JumpTarget exit = enterLoop();
    List<ControlSequence> options = options(s.options());
    leaveLoop();
    return new Draft.Do(s.span(), options, exit);
  }

  private List<ControlSequence> options(List<Sequence> written) {
    List<ControlSequence> options = new ArrayList<>();
    for (Sequence option : written) {
      ControlSequence built = sequence(option);
      options.add(built);
    }
    if (!graph.isClaim()) {
      options.forEach(SkipPruning::prune);
    }
    return options;
  }

  ControlNode.JumpTarget enterLoop() {
    declarationsFirst = false;
    ControlNode.JumpTarget exit = new ControlNode.JumpTarget("break");
    breaks.push(exit);
    return exit;
  }

  void leaveLoop() {
    breaks.pop();
  }

  @Override
  public Draft forRange(Statement.ForRange s) {
    return loops.range(s);
  }

  @Override
  public Draft forIn(Statement.ForIn s) {
    return loops.over(s);
  }

  @Override
  public Draft select(Statement.Select s) {
    return switch (s.form()) {
      case CHOICE -> loops.choice(s);
      case COUNT -> {
        graph.add(loops.start(s));
        yield loops.count(s);
      }
      case COUNT_STOP_FIRST -> {
        graph.add(loops.start(s));
        yield loops.countStopFirst(s);
      }
    };
  }

  // ---- braces

  @Override
  public Draft atomic(Statement.Atomic s) {
    ControlSequence body = sequence(s.body());
    AtomicMarking.mark(body, AtomicMarking.Braces.ATOMIC);
    return new Draft.Body(s.span(), ControlNode.Kind.ATOMIC, body);
  }

  @Override
  public Draft dStep(Statement.DStep s) {
    int before = graph.enterStep();
    ControlSequence body = sequence(s.body());
    graph.leaveStep(before);
    AtomicMarking.mark(body, AtomicMarking.Braces.D_STEP);
    return new Draft.Body(s.span(), ControlNode.Kind.D_STEP, body);
  }

  @Override
  public Draft block(Statement.Block s) {
    return new Draft.Body(s.span(), ControlNode.Kind.BLOCK, sequence(s.body()));
  }

  @Override
  public Draft unless(Statement.Unless s) {
    Draft main = draft(s.main());
    Draft escape = draft(s.escape());
    ControlSequence escapeSequence = plainBlock(escape).orElseGet(() -> graph.wrap(escape));
    Optional<Draft.Body> labeledBody = labeledBody(main);
    if (labeledBody.isPresent()) {
      // The label moves out: L: { main } unless e  is  L: { { main } unless e }.
      Draft.Body body = labeledBody.get();
      Draft inner = new Draft.Unless(s.span(), body.sequence(), escapeSequence);
      Draft wrapped = new Draft.Body(s.span(), body.kind(), graph.wrap(inner));
      return new Draft.Labeled(main.span(), ((Draft.Labeled) main).label(), wrapped);
    }
    ControlSequence mainSequence = plainBlock(main).orElseGet(() -> graph.wrap(main));
    return new Draft.Unless(s.span(), mainSequence, escapeSequence);
  }

  private static Optional<ControlSequence> plainBlock(Draft draft) {
    return draft instanceof Draft.Body body && body.kind() == ControlNode.Kind.BLOCK
        ? Optional.of(body.sequence())
        : Optional.empty();
  }

  private static Optional<Draft.Body> labeledBody(Draft draft) {
    return draft instanceof Draft.Labeled labeled && labeled.inner() instanceof Draft.Body body
        ? Optional.of(body)
        : Optional.empty();
  }

  /** The variables whose values are set where they are declared, not when the process starts. */
  Set<VariableSymbol> inPlaceVariables() {
    return inPlace;
  }

  @Override
  public Draft symmetric(Statement.Symmetric s) {
    throw new IllegalStateException("the model is not plain");
  }

  /** One step is called what its author wrote; of several each has its own text. */
  @Override
  public Draft written(Statement.Written s) {
    Draft draft = draft(s.meaning());
    String text = SourceText.of(s.original());
    if (draft instanceof Draft.Step step) {
      return new Draft.Step(step.span(), l -> step.command().apply(l).called(text), step.idle());
    }
    if (draft instanceof Draft.Body body && body.kind() == ControlNode.Kind.D_STEP) {
      return new Draft.Body(body.span(), body.kind(), body.sequence(), Optional.of(text));
    }
    return draft;
  }
}
