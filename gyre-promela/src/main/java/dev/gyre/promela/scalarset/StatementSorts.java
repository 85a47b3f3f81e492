package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.Optional;

/** Refuses the statements of one process that break the symmetry. */
final class StatementSorts implements Statement.Cases<Void> {
  private final IndexTypes types;
  private final NameScopes names;
  private final SortChecker sorts;
  private final SymmetryFaults faults;
  private final DeclarationSorts declarations;
  private final RunRules runs;
  private final Optional<Family> family;
  private int dSteps;

  /**
   * @param family the family that the process is of
   */
  StatementSorts(
      IndexTypes types,
      NameScopes names,
      SortChecker sorts,
      SymmetryFaults faults,
      DeclarationSorts declarations,
      RunRules runs,
      Optional<Family> family) {
    this.types = types;
    this.names = names;
    this.sorts = sorts;
    this.faults = faults;
    this.declarations = declarations;
    this.runs = runs;
    this.family = family;
  }

  /** The body of a process; what is declared before its first statement exists from the start. */
  void body(Sequence body) {
    boolean atStart = true;
    for (Statement step : body.steps()) {
      atStart &= step instanceof Statement.Declare;
      if (atStart) {
        declarations.add(((Statement.Declare) step).declaration());
      } else {
        step.match(this);
      }
    }
  }

  private void check(Sequence sequence) {
    sequence.steps().forEach(step -> step.match(this));
  }

  private Void scope(Sequence sequence) {
    names.open();
    check(sequence);
    names.close();
    return null;
  }

  /** Checks that something can be written, and gives its sort. */
  private Sort target(Expression.Reference target) {
    Sort sort = sorts.reference(target);
    if (family.isPresent() && target.first().name().text().equals(family.get().identity().text())) {
      faults.report(
          PromelaCode.BAD_FAMILY,
          target.span(),
          "'"
              + target.span().text()
              + "' says which element the process belongs to; it cannot change",
          "use another variable of type " + family.get().type());
    }
    if (replacesCreated(target, sort)) {
      faults.report(
          PromelaCode.INDEX_IN_CHANNEL,
          target.span(),
          "in a model with index types, the channels of an array stay where they were created",
          "assign to a variable that is no array");
    }
    return sort;
  }

  /** Whether this changes which channels an array has, alone or as parts of structures. */
  private static boolean replacesCreated(Expression.Reference target, Sort sort) {
    boolean isEntry = target.path().stream().anyMatch(a -> a.index().isPresent());
    if (sort instanceof Sort.Whole whole) {
      return isEntry
          ? whole.structure().containsChannel()
          : whole.structure().containsChannelArray();
    }
    return sort instanceof Sort.Channel && isEntry;
  }

  @Override
  public Void declare(Statement.Declare s) {
    declarations.addInPlace(s.declaration());
    return null;
  }

  @Override
  public Void exclusive(Statement.Exclusive s) {
    faults.report(
        PromelaCode.INDEX_IN_CHANNEL,
        s.span(),
        "'" + s.kind().word() + "' names a process by the channel it uses",
        "leave it out: it is a promise for the partial order reduction, and Gyre finds out itself");
    return null;
  }

  @Override
  public Void expression(Statement.ExpressionStatement s) {
    if (s.expression() instanceof Expression.Run run) {
      sorts.creation(run);
      runs.statement(run);
    } else {
      sorts.number(s.expression(), "a condition");
      runs.value(s.expression());
    }
    return null;
  }

  @Override
  public Void assign(Statement.Assign s) {
    sorts.fits(target(s.target()), sorts.sort(s.value()), s.value().span());
    runs.value(s.value());
    return null;
  }

  @Override
  public Void increment(Statement.Increment s) {
    Sort sort = target(s.target());
    if (!sort.isNumber()) {
      faults.calculates(s.span(), sort, s.direction().symbol());
    }
    return null;
  }

  @Override
  public Void send(Statement.Send s) {
    sorts.messages().send(s);
    s.arguments().forEach(runs::value);
    return null;
  }

  @Override
  public Void receive(Statement.Receive s) {
    sorts.messages().receive(sorts.reference(s.channel()), s.arguments());
    for (ReceiveArgument argument : s.arguments()) {
      if (argument instanceof ReceiveArgument.Store store && !store.target().isWildcard()) {
        target(store.target());
      }
    }
    return null;
  }

  @Override
  public Void selection(Statement.If s) {
    s.options().forEach(this::check);
    return null;
  }

  @Override
  public Void repetition(Statement.Do s) {
    runs.enterLoop();
    s.options().forEach(this::check);
    runs.leaveLoop();
    return null;
  }

  @Override
  public Void elseGuard(Statement.Else s) {
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
    counter(s.variable(), s.from(), s.to(), "for");
    runs.enterLoop();
    scope(s.body());
    runs.leaveLoop();
    return null;
  }

  @Override
  public Void select(Statement.Select s) {
    counter(s.variable(), s.from(), s.to(), "select");
    return null;
  }

  private void counter(Expression.Reference variable, Expression from, Expression to, String word) {
    Sort sort = target(variable);
    if (sort instanceof Sort.Index index) {
      faults.report(
          PromelaCode.ORDER_OF_ELEMENTS,
          variable.span(),
          "elements of " + index.type() + " cannot be counted through",
          "write '" + word + " (" + variable.span().text() + " : " + index.type() + ")'");
    }
    sorts.number(from, "..");
    sorts.number(to, "..");
  }

  @Override
  public Void forIn(Statement.ForIn s) {
    Sort sort = target(s.variable());
    Optional<Shape> collection = names.find(s.collection().first().name().text());
    if (collection.isPresent()
        && collection.get().dimension() instanceof Shape.Dimension.Over over) {
      faults.report(
          PromelaCode.ORDER_OF_ELEMENTS,
          s.collection().span(),
          "'"
              + s.collection().span().text()
              + "' has an entry for each element of "
              + over.type()
              + ", and elements have no order",
          "write 'for (p : " + over.type() + ")' with a variable p of that type");
    } else if (!sort.isNumber() && !(sort instanceof Sort.Whole)) {
      faults.mixed(s.variable().span(), Sort.number(), sort); // a structure takes whole messages
    }
    runs.enterLoop();
    scope(s.body());
    runs.leaveLoop();
    return null;
  }

  @Override
  public Void atomic(Statement.Atomic s) {
    return scope(s.body());
  }

  @Override
  public Void dStep(Statement.DStep s) {
    dSteps++;
    scope(s.body());
    dSteps--;
    return null;
  }

  @Override
  public Void block(Statement.Block s) {
    return scope(s.body());
  }

  @Override
  public Void unless(Statement.Unless s) {
    runs.enterUnless();
    s.main().match(this);
    runs.leaveUnless();
    s.escape().match(this);
    return null;
  }

  @Override
  public Void assertion(Statement.Assert s) {
    sorts.number(s.condition(), "assert");
    return null;
  }

  @Override
  public Void print(Statement.Print s) {
    s.arguments().forEach(sorts::sort);
    return null;
  }

  @Override
  public Void printMtype(Statement.PrintMtype s) {
    sorts.number(s.value(), "printm");
    return null;
  }

  @Override
  public Void setPriority(Statement.SetPriority s) {
    faults.processNumber(s.span(), "'set_priority'");
    return null;
  }

  @Override
  public Void setTimer(Statement.SetTimer s) {
    sorts.sort(s.timer());
    s.value().ifPresent(value -> sorts.number(value, "set"));
    return null;
  }

  @Override
  public Void symmetric(Statement.Symmetric s) {
    IndexType type = types.get(s.form().type());
    Expression.Reference variable = s.form().variable();
    if (s.form() instanceof IndexStatement.ForEach loop && loop.isQuantified()) {
      String name = variable.first().name().text();
      names.addQuantified(name, type);
      forEach(loop);
      names.removeQuantified(name);
      return null;
    }
    if (s.form() instanceof IndexStatement.SelectAny select && select.where().isPresent()) {
      where(select.where().get(), type);
    }
    sorts.fits(new Sort.Index(type), target(variable), variable.span());
    if (s.form() instanceof IndexStatement.ForEach loop) {
      forEach(loop);
    } else if (dSteps > 0) {
      refuseInDStep(s.span());
    }
    return null;
  }

  private void where(IndexStatement.Where where, IndexType type) {
    names.addQuantified(where.element().text(), type);
    sorts.number(where.condition(), "select");
    names.removeQuantified(where.element().text());
  }

  private void refuseInDStep(SourceSpan where) {
    faults.report(
        PromelaCode.ORDER_OF_ELEMENTS,
        where,
        "a d_step always takes the first possibility, which would be element 0",
        "select before the d_step, or use 'atomic'");
  }

  private void forEach(IndexStatement.ForEach loop) {
    if (loop.variable().path().size() > 1 || loop.variable().first().index().isPresent()) {
      faults.report(
          PromelaCode.ORDER_DEPENDENT_LOOP,
          loop.variable().span(),
          "the variable of a loop over an index type must be a plain variable",
          "declare a variable for it");
      return;
    }
    names.enterElement(loop.variable().first().name().text());
    new CommutingBody(loop, names, sorts.totality(), faults).check();
    runs.enter(loop);
    dSteps++;
    scope(loop.body());
    dSteps--;
    runs.leave(loop);
    names.leaveElement();
  }
}
