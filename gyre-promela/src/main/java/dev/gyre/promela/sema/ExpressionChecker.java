package dev.gyre.promela.sema;

import dev.gyre.ir.ModelLimits;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** Checks expressions, each in the place where it stands. */
final class ExpressionChecker implements Expression.Cases<Void> {
  /** What the surroundings of an expression allow. */
  enum Surroundings {
    /** Inside a process. */
    PROCESS,
    /** Inside a {@code d_step}. */
    D_STEP,
    /** Inside a never claim. */
    CLAIM,
    /** Inside a formula. */
    FORMULA,
    /** Initializers, which are evaluated before anything moves. */
    INITIALIZER
  }

  private final ResolvedModel resolved;
  private final References references;
  private final Diagnostics diagnostics;
  private final Surroundings surroundings;

  /** Whether the operand at hand is joined to the top by nothing but "and" and "or". */
  private boolean atTop;

  ExpressionChecker(ResolvedModel resolved, Diagnostics diagnostics, Surroundings surroundings) {
    this.resolved = resolved;
    this.references = new References(resolved, diagnostics);
    this.diagnostics = diagnostics;
    this.surroundings = surroundings;
  }

  /** A condition or an assigned value, where {@code full(c)} and its like may stand. */
  void full(Expression expression) {
    atTop = true;
    expression.match(this);
  }

  /** An operand, argument or index, where they may not. */
  void plain(Expression expression) {
    boolean before = atTop;
    atTop = surroundings == Surroundings.FORMULA;
    expression.match(this);
    atTop = before;
  }

  /** An argument of a message or process; may be a whole structure. */
  void argument(Expression expression) {
    if (expression instanceof Expression.Reference reference && !reference.isWildcard()) {
      indices(reference);
      references.typeOf(reference);
    } else {
      plain(expression);
    }
  }

  /** Checks the indices of a reference. */
  void indices(Expression.Reference reference) {
    for (Expression.Accessor accessor : reference.path()) {
      accessor.index().ifPresent(this::plain);
    }
  }

  @Override
  public Void literal(Expression.Literal e) {
    return null;
  }

  @Override
  public Void constant(Expression.MtypeConstant e) {
    return null;
  }

  @Override
  public Void reference(Expression.Reference e) {
    if (e.isWildcard()) {
      references.readsWildcard(e.span());
    } else {
      indices(e);
      references.scalar(e);
    }
    return null;
  }

  @Override
  public Void unary(Expression.Unary e) {
    if (e.operator() == Operator.Unary.NOT && surroundings != Surroundings.FORMULA) {
      refuseNegatedProbe(e);
    }
    plain(e.operand());
    return null;
  }

  private void refuseNegatedProbe(Expression.Unary e) {
    if (!(e.operand() instanceof Expression.Probe probe)) {
      return;
    }
    String opposite =
        switch (probe.kind()) {
          case EMPTY -> "nempty";
          case NEMPTY -> "empty";
          case FULL -> "nfull";
          case NFULL -> "full";
          case LEN -> "";
        };
    if (!opposite.isEmpty()) {
      report(
          Diagnostic.of(
                  PromelaCode.NEGATED_PROBE,
                  e.span(),
                  "'" + probe.kind().word() + "' cannot be negated")
              .withHint("use '" + opposite + "(" + probe.channel().span().text() + ")'"));
    }
  }

  @Override
  public Void binary(Expression.Binary e) {
    boolean logical = e.operator().family() == Operator.Family.LOGICAL;
    if (surroundings == Surroundings.FORMULA
        && e.operator().family() == Operator.Family.COMPARISON) {
      warnAboutTemporalComparison(e);
    }
    if (logical) {
      e.left().match(this);
      e.right().match(this);
    } else {
      plain(e.left());
      plain(e.right());
    }
    return null;
  }

  private void warnAboutTemporalComparison(Expression.Binary e) {
    if (e.left() instanceof Expression.Unary unary && unary.operator().isTemporal()) {
      report(
          Diagnostic.of(
                  PromelaCode.TEMPORAL_COMPARISON,
                  e.span(),
                  "'"
                      + unary.operator().symbol()
                      + "' binds tighter than '"
                      + e.operator().symbol()
                      + "'; Gyre reads this as '"
                      + unary.operator().symbol()
                      + " (... "
                      + e.operator().symbol()
                      + " ...)', Spin as a constant")
              .withHint("put the comparison in parentheses"));
    }
  }

  @Override
  public Void conditional(Expression.Conditional e) {
    plain(e.condition());
    plain(e.then());
    plain(e.otherwise());
    return null;
  }

  @Override
  public Void run(Expression.Run e) {
    switch (surroundings) {
      case D_STEP -> misusedRun(e, "'run' cannot stand in a d_step; use atomic");
      case CLAIM, FORMULA -> misusedRun(e, "a property cannot create processes");
      case INITIALIZER -> misusedRun(e, "'run' cannot stand in an initializer");
      case PROCESS -> {
        // The place is right.
      }
    }
    RunUse.checkNested(e, diagnostics);
    e.arguments().forEach(this::argument);
    resolved.process(e.process().text()).ifPresent(process -> checkArguments(e, process));
    e.priority().ifPresent(p -> checkPriority(p, e.span()));
    return null;
  }

  private void misusedRun(Expression.Run e, String message) {
    report(Diagnostic.of(PromelaCode.MISUSED_RUN, e.span(), message));
  }

  private void checkArguments(Expression.Run e, ProcessSymbol process) {
    long wanted = process.parameters().stream().mapToLong(p -> Start.width(p.type())).sum();
    int given = e.arguments().stream().mapToInt(this::width).sum();
    if (given != wanted) {
      report(
          Diagnostic.of(
                  PromelaCode.ARGUMENT_COUNT,
                  e.span(),
                  "proctype '"
                      + process.name().text()
                      + "' takes "
                      + wanted
                      + (wanted == 1 ? " argument" : " arguments")
                      + ", not "
                      + given)
              .withNote(process.name().span(), "it is declared here"));
    }
  }

  /** How many scalars an argument stands for. */
  int width(Expression argument) {
    if (argument instanceof Expression.Reference reference && !reference.isWildcard()) {
      return width(reference);
    }
    return 1;
  }

  int width(Expression.Reference reference) {
    Optional<VariableSymbol> variable = resolved.variable(reference);
    if (variable.isEmpty()) {
      return 1;
    }
    Type type = variable.get().type();
    for (int i = 1; i < reference.path().size(); i++) {
      if (!(type instanceof Type.Structure structure)) {
        return 1;
      }
      Optional<Type.Field> field = structure.field(reference.path().get(i).name().text());
      if (field.isEmpty()) {
        return 1;
      }
      type = field.get().type();
    }
    return (int) Start.width(type); // DeclarationResolver limits it
  }

  void checkPriority(int priority, SourceSpan span) {
    if (priority < ModelLimits.LOWEST_PRIORITY || priority > ModelLimits.HIGHEST_PRIORITY) {
      report(Diagnostic.of(PromelaCode.BAD_RANGE, span, "a priority must be 1 to 255"));
    }
  }

  @Override
  public Void probe(Expression.Probe e) {
    if (e.kind() != Expression.ProbeKind.LEN && !atTop) {
      report(
          Diagnostic.of(
                  PromelaCode.NEGATED_PROBE,
                  e.span(),
                  "'" + e.kind().word() + "' can only be joined to others with && and ||")
              .withHint("use 'len(" + e.channel().span().text() + ")' in an expression"));
    }
    indices(e.channel());
    references.requireChannel(e.channel());
    return null;
  }

  @Override
  public Void poll(Expression.Poll e) {
    indices(e.channel());
    references.requireChannel(e.channel());
    receiveArguments(e.arguments());
    return null;
  }

  /** Checks the fields of a receive or poll as far as they are read. */
  void receiveArguments(List<ReceiveArgument> arguments) {
    for (ReceiveArgument argument : arguments) {
      if (argument instanceof ReceiveArgument.Eval eval) {
        RunUse.checkRepeated(eval.value(), diagnostics);
        plain(eval.value());
      } else if (argument instanceof ReceiveArgument.Store store && !store.target().isWildcard()) {
        RunUse.checkPlace(store.target(), diagnostics);
        indices(store.target());
        references.typeOf(store.target());
      }
    }
  }

  @Override
  public Void query(Expression.Query e) {
    if (e.kind() != Expression.QueryKind.GET_PRIORITY
        && (surroundings == Surroundings.PROCESS || surroundings == Surroundings.D_STEP)) {
      report(
          Diagnostic.of(
              PromelaCode.CLAIM_ONLY_OPERATOR,
              e.span(),
              "'" + e.kind().word() + "' is meant for never claims and formulas"));
    }
    plain(e.process());
    return null;
  }

  @Override
  public Void timerQuery(Expression.TimerQuery e) {
    indices(e.timer());
    new TimerUse(diagnostics).require(e.timer(), references.typeOf(e.timer()));
    return null;
  }

  @Override
  public Void event(Expression.Event e) {
    new EventFields(diagnostics).check(e);
    return e.subject().match(this);
  }

  @Override
  public Void remoteVariable(Expression.RemoteVariable e) {
    remote(e.instance(), e.span());
    e.variable().index().ifPresent(this::plain);
    Optional<VariableSymbol> variable = resolved.variable(e);
    if (variable.isPresent()) {
      references.indexFits(e.variable(), variable.get().length());
      if (variable.get().type().isStructure()) {
        report(
            Diagnostic.of(
                PromelaCode.INCOMPLETE_STRUCTURE,
                e.span(),
                "'" + variable.get() + "' is a structure; its fields cannot be read from outside"));
      }
    }
    return null;
  }

  @Override
  public Void remoteLabel(Expression.RemoteLabel e) {
    remote(e.instance(), e.span());
    Optional<ProcessSymbol> process = resolved.process(e.process().text());
    if (process.isPresent() && process.get().label(e.label().text()).isEmpty()) {
      report(
          BodyResolver.withSuggestion(
              Diagnostic.of(
                  PromelaCode.UNKNOWN_LABEL,
                  e.label().span(),
                  "proctype '" + e.process().text() + "' has no label '" + e.label().text() + "'"),
              e.label().text(),
              process.get().labels().stream().map(l -> l.name().text()).toList()));
    }
    return null;
  }

  private void remote(Optional<Expression> instance, SourceSpan span) {
    instance.ifPresent(this::plain);
    if (surroundings == Surroundings.D_STEP) {
      report(
          Diagnostic.of(
              PromelaCode.FORBIDDEN_IN_D_STEP, span, "a d_step cannot look into another process"));
    }
  }

  @Override
  public Void predicate(Expression.Predicate e) {
    if (e.kind() == Expression.PredicateKind.NON_PROGRESS
        && surroundings != Surroundings.CLAIM
        && surroundings != Surroundings.FORMULA) {
      report(
          Diagnostic.of(
              PromelaCode.TEMPORAL_OUTSIDE_LTL,
              e.span(),
              "'np_' has a meaning only in never claims and formulas"));
    }
    if (e.kind() == Expression.PredicateKind.TIMEOUT && surroundings == Surroundings.D_STEP) {
      report(
          Diagnostic.of(
              PromelaCode.TIMEOUT_IN_D_STEP,
              e.span(),
              "'timeout' in a d_step is decided before the d_step starts"));
    }
    return null;
  }

  private void report(Diagnostic diagnostic) {
    diagnostics.report(diagnostic);
  }

  @Override
  public Void symmetric(Expression.Symmetric e) {
    throw new IllegalStateException("the model is not plain");
  }
}
