package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * Decides whether the rounds of {@code for (p : Name)} can be carried out in any order: refuses the
 * loop unless each variable it writes is written in one of these ways.
 *
 * <ul>
 *   <li>Only at places that have p as an index, and nothing else of it is read: no other round
 *       comes near.
 *   <li>Only by one of the operations {@code +}, {@code ||}, {@code &&}, {@code |}, {@code &},
 *       {@code ^}, which commute, and it is not read otherwise. What may fail is asked in each
 *       round.
 *   <li>Only with one value, the same in each round, and it is not read.
 * </ul>
 *
 * <p>The variables of the loop and of loops inside are written by nobody, and those of loops inside
 * are read in these only. Sends and receives count as writes to the channel, which must be one that
 * an array was created with. A failure ends the run, so a loop that can fail has no assertions:
 * whether they are checked before would depend on the order.
 *
 * <p>The rule is a sufficient one: many loops that it refuses commute as well. With it the outcome
 * of the loop is a function of the state that commutes with permutations of the type [IpDill1996].
 */
final class CommutingBody implements Statement.Cases<Void> {
  private final IndexStatement.ForEach loop;
  private final String variable;
  private final NameScopes names;
  private final Totality totality;
  private final SymmetryFaults faults;
  private final LoopAccesses accesses;
  private final boolean createsProcesses;
  private boolean refused;
  private SourceSpan assertion;
  private boolean canFail;

  CommutingBody(
      IndexStatement.ForEach loop, NameScopes names, Totality totality, SymmetryFaults faults) {
    this.loop = loop;
    this.variable = loop.variable().first().name().text();
    this.names = names;
    this.totality = totality;
    this.faults = faults;
    this.accesses = new LoopAccesses(variable, names, totality);
    this.createsProcesses = createsProcesses(loop.body());
    if (createsProcesses) {
      accesses.create();
    }
  }

  void check() {
    sequence(loop.body());
    if (!refused) {
      accesses.conflict().ifPresent(c -> refuse(c.place(), c.reason()));
    }
    if (!refused && assertion != null && canFail) {
      refuse(assertion, "a round that fails ends it, before or after this is checked");
    }
  }

  private static boolean createsProcesses(Sequence body) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Expression expression) {
        found[0] |= expression instanceof Expression.Run;
      }
    }.walk(body);
    return found[0];
  }

  private void sequence(Sequence sequence) {
    sequence.steps().forEach(this::statement);
  }

  private void statement(Statement s) {
    s.match(this);
  }

  private void read(Expression e) {
    canFail |= !(e instanceof Expression.Run) && !totality.isTotal(e);
    accesses.read(e);
  }

  private void refuse(SourceSpan place, String reason) {
    if (refused) {
      return;
    }
    refused = true;
    faults.report(
        PromelaCode.ORDER_DEPENDENT_LOOP,
        place,
        "the outcome of this loop could depend on the order of the elements: " + reason,
        "write only entries with index '"
            + variable
            + "', or add to a variable that is not read; or use 'select' to take the elements one"
            + " by one");
  }

  private Void refuseKind(Statement s) {
    refuse(s.span(), "this statement can make the rounds depend on each other");
    return null;
  }

  /** New processes are not created in one step, so nobody may wait between them. */
  private boolean refuseWaiting(Statement s) {
    if (createsProcesses) {
      refuse(s.span(), "a loop that creates processes cannot wait or choose");
    }
    return createsProcesses;
  }

  // ---- what commutes under the conditions of LoopAccesses

  @Override
  public Void assign(Statement.Assign s) {
    canFail |= !totality.isTotal(s.target()) || !totality.isTotal(s.value());
    accesses.assign(s);
    return null;
  }

  @Override
  public Void increment(Statement.Increment s) {
    canFail |= !totality.isTotal(s.target());
    accesses.increment(s);
    return null;
  }

  @Override
  public Void print(Statement.Print s) {
    s.arguments().forEach(this::read);
    return null;
  }

  @Override
  public Void printMtype(Statement.PrintMtype s) {
    read(s.value());
    return null;
  }

  @Override
  public Void assertion(Statement.Assert s) {
    assertion = s.span();
    read(s.condition());
    return null;
  }

  @Override
  public Void block(Statement.Block s) {
    sequence(s.body());
    return null;
  }

  @Override
  public Void expression(Statement.ExpressionStatement s) {
    if (isOpen(s.expression()) || s.expression() instanceof Expression.Run) {
      read(s.expression());
    } else if (!refuseWaiting(s)) {
      canFail = true; // it waits, and in one step that is a failure
      read(s.expression());
    }
    return null;
  }

  /** Whether a condition lets every round pass; {@code false} would stop the first one. */
  private static boolean isOpen(Expression condition) {
    return condition instanceof Expression.Literal literal && literal.value() != 0;
  }

  @Override
  public Void send(Statement.Send s) {
    canFail = true;
    if (!refuseWaiting(s)) {
      accesses.send(s);
    }
    return null;
  }

  @Override
  public Void receive(Statement.Receive s) {
    canFail = true;
    if (!refuseWaiting(s)) {
      accesses.receive(s);
    }
    return null;
  }

  @Override
  public Void selection(Statement.If s) {
    if (!refuseWaiting(s)) {
      canFail |= s.options().stream().noneMatch(CommutingBody::isElse);
      s.options().forEach(this::option);
    }
    return null;
  }

  private static boolean isElse(Sequence option) {
    return option.steps().get(0) instanceof Statement.Else;
  }

  /** A condition at the beginning does not wait if there is an {@code else}. */
  private void option(Sequence option) {
    List<Statement> steps = option.steps();
    if (steps.get(0) instanceof Statement.ExpressionStatement guard) {
      read(guard.expression());
      steps.subList(1, steps.size()).forEach(this::statement);
    } else {
      sequence(option);
    }
  }

  @Override
  public Void elseGuard(Statement.Else s) {
    return null;
  }

  @Override
  public Void symmetric(Statement.Symmetric s) {
    if (!(s.form() instanceof IndexStatement.ForEach inner)) {
      return refuseKind(s);
    }
    if (!refuseWaiting(s)) {
      accesses.enterLoop(inner);
      names.enterElement(inner.variable().first().name().text());
      sequence(inner.body());
      names.leaveElement();
      accesses.leaveLoop();
    }
    return null;
  }

  // ---- what is refused

  @Override
  public Void declare(Statement.Declare s) {
    return refuseKind(s);
  }

  @Override
  public Void exclusive(Statement.Exclusive s) {
    return refuseKind(s);
  }

  @Override
  public Void repetition(Statement.Do s) {
    return refuseKind(s);
  }

  @Override
  public Void breakLoop(Statement.Break s) {
    return refuseKind(s);
  }

  @Override
  public Void jump(Statement.Goto s) {
    return refuseKind(s);
  }

  @Override
  public Void labeled(Statement.Labeled s) {
    return refuseKind(s);
  }

  @Override
  public Void forRange(Statement.ForRange s) {
    return refuseKind(s);
  }

  @Override
  public Void forIn(Statement.ForIn s) {
    return refuseKind(s);
  }

  @Override
  public Void select(Statement.Select s) {
    return refuseKind(s);
  }

  @Override
  public Void atomic(Statement.Atomic s) {
    return refuseKind(s);
  }

  @Override
  public Void dStep(Statement.DStep s) {
    return refuseKind(s);
  }

  @Override
  public Void unless(Statement.Unless s) {
    return refuseKind(s);
  }

  @Override
  public Void setPriority(Statement.SetPriority s) {
    return refuseKind(s);
  }

  @Override
  public Void setTimer(Statement.SetTimer s) {
    return refuseKind(s);
  }
}
