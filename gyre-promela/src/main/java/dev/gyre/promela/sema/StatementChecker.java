package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Checks the statements of one process, claim or trace. */
final class StatementChecker implements Statement.Cases<Void> {
  /** What the statements belong to. */
  enum Role {
    PROCESS,
    CLAIM,
    TRACE
  }

  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final MtypeUse mtypes;
  private final Role role;
  private final References references;
  private final Messages messages;
  private final RangeChecker ranges;
  private final TimerUse timers;
  private final WriteTargets targets;
  private ExpressionChecker expressions;
  private final ExpressionChecker inside;
  private final ExpressionChecker inStep;

  StatementChecker(
      ResolvedModel resolved,
      Diagnostics diagnostics,
      MtypeUse mtypes,
      Messages messages,
      Role role) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.mtypes = mtypes;
    this.role = role;
    this.references = new References(resolved, diagnostics);
    this.inside =
        new ExpressionChecker(
            resolved,
            diagnostics,
            role == Role.CLAIM
                ? ExpressionChecker.Surroundings.CLAIM
                : ExpressionChecker.Surroundings.PROCESS);
    this.inStep =
        new ExpressionChecker(resolved, diagnostics, ExpressionChecker.Surroundings.D_STEP);
    this.expressions = inside;
    this.messages = messages;
    this.ranges = new RangeChecker(resolved, diagnostics);
    this.timers = new TimerUse(diagnostics);
    this.targets = new WriteTargets(resolved, diagnostics);
  }

  void check(Sequence sequence) {
    sequence.steps().forEach(s -> s.match(this));
  }

  private void checkOption(Sequence option) {
    EmptySequences.refuse(diagnostics, option);
    check(option);
  }

  private void checkBlock(Sequence body, String construct) {
    FirstLabels.check(diagnostics, body, construct);
    checkOption(body);
  }

  @Override
  public Void declare(Statement.Declare s) {
    if (role == Role.CLAIM) {
      report(
          Diagnostic.of(
                  PromelaCode.MISPLACED_DECLARATION,
                  s.span(),
                  "a never claim cannot have variables of its own")
              .withHint("declare it globally"));
    }
    List<VariableSymbol> symbols = resolved.declared(s);
    ExpressionChecker checker =
        new ExpressionChecker(resolved, diagnostics, ExpressionChecker.Surroundings.INITIALIZER);
    for (int i = 0; i < symbols.size(); i++) {
      Declaration.Declarator declarator = s.declaration().declarators().get(i);
      if (declarator.initializer().orElse(null) instanceof Declaration.Initializer.Value value) {
        checker.plain(value.value());
        mtypes.assigned(symbols.get(i), value.value());
        refuseChannelConstant(symbols.get(i).type(), value.value());
      }
    }
    return null;
  }

  @Override
  public Void exclusive(Statement.Exclusive s) {
    for (Expression.Reference channel : s.channels()) {
      expressions.indices(channel);
      Optional<VariableSymbol> variable = resolved.variable(channel);
      boolean wholeArray =
          variable.isPresent() && variable.get().isArray() && channel.first().index().isEmpty();
      if (!wholeArray) {
        references.requireChannel(channel);
      }
    }
    return null;
  }

  @Override
  public Void expression(Statement.ExpressionStatement s) {
    notAnEvent(s);
    RunUse.checkCondition(s.expression(), diagnostics);
    expressions.full(s.expression());
    return null;
  }

  @Override
  public Void assign(Statement.Assign s) {
    notAnEvent(s);
    Optional<Type> type = target(s.target());
    expressions.full(s.value());
    if (s.target().path().size() == 1) {
      // Spin looks at plain variables only, not at fields.
      type.ifPresent(t -> refuseChannelConstant(t, s.value()));
      resolved.variable(s.target()).ifPresent(v -> mtypes.assigned(v, s.value()));
    }
    return null;
  }

  private void refuseChannelConstant(Type type, Expression value) {
    if (type.isChannel() && value instanceof Expression.Literal) {
      report(
          Diagnostic.of(
                  PromelaCode.TYPE_MISMATCH, value.span(), "a number cannot be used as a channel")
              .withHint("assign another channel, or declare it with '= [n] of { ... }'"));
    }
  }

  @Override
  public Void increment(Statement.Increment s) {
    notAnEvent(s);
    Optional<Type> type = counter(s.target());
    if (type.isPresent() && type.get().isChannel()) {
      report(
          Diagnostic.of(PromelaCode.TYPE_MISMATCH, s.span(), "one cannot calculate with channels"));
    }
    return null;
  }

  /** Checks that something can be written, and gives its type. */
  private Optional<Type> target(Expression.Reference target) {
    if (target.isWildcard()) {
      return Optional.empty();
    }
    RunUse.checkPlace(target, diagnostics);
    expressions.indices(target);
    targets.assigned(target);
    Optional<Type> type = references.scalar(target);
    timers.refuseWrite(target, type);
    return type;
  }

  /** The same for what is read as well. */
  private Optional<Type> counter(Expression.Reference target) {
    targets.counted(target);
    return target(target);
  }

  @Override
  public Void send(Statement.Send s) {
    if (s.order() == Statement.SendOrder.SORTED) {
      notAnEvent(s);
    }
    channelUse(s.channel());
    RunUse.checkArguments(s.arguments(), diagnostics);
    if (role != Role.TRACE) {
      // In a trace an argument that is not a constant stands for any value.
      s.arguments().forEach(expressions::argument);
    }
    int given = s.arguments().stream().mapToInt(expressions::width).sum();
    messages.checkCount(s.channel(), given, s.span());
    return null;
  }

  @Override
  public Void receive(Statement.Receive s) {
    if (s.order() != ReceiveOrder.FIRST || s.retention() == Statement.Retention.KEEP) {
      notAnEvent(s);
    }
    channelUse(s.channel());
    expressions.receiveArguments(s.arguments());
    IdentityHashMap<VariableSymbol, Boolean> seen = new IdentityHashMap<>();
    int given = 0;
    for (ReceiveArgument argument : s.arguments()) {
      if (argument instanceof ReceiveArgument.Store store && !store.target().isWildcard()) {
        targets.received(store.target());
        timers.refuseWrite(store.target(), references.typeOf(store.target()));
        messages.refuseTwice(store.target(), seen);
        given += expressions.width(store.target());
      } else {
        given++;
      }
    }
    messages.warnAboutCount(s.channel(), given, s.span());
    return null;
  }

  private void channelUse(Expression.Reference channel) {
    RunUse.checkPlace(channel, diagnostics);
    expressions.indices(channel);
    references.requireChannel(channel);
  }

  @Override
  public Void selection(Statement.If s) {
    s.options().forEach(this::checkOption);
    return null;
  }

  @Override
  public Void repetition(Statement.Do s) {
    s.options().forEach(this::checkOption);
    return null;
  }

  @Override
  public Void elseGuard(Statement.Else s) {
    notAnEvent(s);
    return null;
  }

  @Override
  public Void breakLoop(Statement.Break s) {
    return null;
  }

  @Override
  public Void jump(Statement.Goto s) {
    return null;
  }

  @Override
  public Void labeled(Statement.Labeled s) {
    s.statement().ifPresent(inner -> inner.match(this));
    return null;
  }

  @Override
  public Void forRange(Statement.ForRange s) {
    ranges.checkVariable(s.variable(), counter(s.variable()), "for");
    bounds(s.from(), s.to(), s.span());
    check(s.body());
    return null;
  }

  @Override
  public Void select(Statement.Select s) {
    ranges.checkVariable(s.variable(), counter(s.variable()), "select");
    bounds(s.from(), s.to(), s.span());
    return null;
  }

  private void bounds(Expression from, Expression to, SourceSpan span) {
    RunUse.checkRepeated(from, diagnostics);
    RunUse.checkRepeated(to, diagnostics);
    expressions.plain(from);
    expressions.plain(to);
    ranges.checkBounds(from, to, span);
  }

  @Override
  public Void forIn(Statement.ForIn s) {
    targets.counted(s.variable());
    new LoopOverChecker(resolved, diagnostics).check(s);
    check(s.body());
    return null;
  }

  @Override
  public Void atomic(Statement.Atomic s) {
    notAnEvent(s);
    checkBlock(s.body(), "atomic { ... }");
    return null;
  }

  @Override
  public Void dStep(Statement.DStep s) {
    notAnEvent(s);
    ExpressionChecker before = expressions;
    expressions = inStep;
    StepStart.check(diagnostics, s.body());
    checkBlock(s.body(), "d_step { ... }");
    expressions = before;
    return null;
  }

  @Override
  public Void block(Statement.Block s) {
    notAnEvent(s);
    checkBlock(s.body(), s.inline().isPresent() ? "an inline" : "{ ... }");
    return null;
  }

  @Override
  public Void unless(Statement.Unless s) {
    if (expressions == inStep) {
      report(
          Diagnostic.of(
              PromelaCode.UNLESS_IN_D_STEP,
              s.span(),
              "nothing can interrupt a d_step: 'unless' is a choice here, the main part first"));
    }
    UnlessLabels.refuse(diagnostics, s.main(), "L: { ... } unless ...");
    UnlessLabels.refuse(diagnostics, s.escape(), "... unless { skip; L: ... }");
    s.main().match(this);
    s.escape().match(this);
    return null;
  }

  @Override
  public Void assertion(Statement.Assert s) {
    notAnEvent(s);
    expressions.full(s.condition());
    return null;
  }

  @Override
  public Void print(Statement.Print s) {
    notAnEvent(s);
    s.arguments().forEach(expressions::plain);
    messages.checkFormat(s);
    return null;
  }

  @Override
  public Void printMtype(Statement.PrintMtype s) {
    notAnEvent(s);
    expressions.plain(s.value());
    return null;
  }

  @Override
  public Void setPriority(Statement.SetPriority s) {
    notAnEvent(s);
    expressions.plain(s.process());
    expressions.plain(s.priority());
    return null;
  }

  @Override
  public Void setTimer(Statement.SetTimer s) {
    notAnEvent(s);
    RunUse.checkPlace(s.timer(), diagnostics);
    expressions.indices(s.timer());
    timers.require(s.timer(), references.typeOf(s.timer()));
    s.value().ifPresent(expressions::plain);
    s.value().ifPresent(v -> timers.checkTime(v, new ConstantFolder(resolved.mtypes())));
    return null;
  }

  private void notAnEvent(Statement s) {
    if (role == Role.TRACE) {
      report(
          Diagnostic.of(
                  PromelaCode.NOT_AN_EVENT,
                  s.span(),
                  "a trace can only name sends and receives, not this statement")
              .withHint("use 'c!x' and 'c?x', joined by if, do, goto and labels"));
    }
  }

  private void report(Diagnostic diagnostic) {
    diagnostics.report(diagnostic);
  }

  @Override
  public Void symmetric(Statement.Symmetric s) {
    throw new IllegalStateException("the model is not plain");
  }
}
