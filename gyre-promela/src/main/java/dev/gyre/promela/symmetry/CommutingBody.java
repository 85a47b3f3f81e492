package dev.gyre.promela.symmetry;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;

/**
 * Decides whether the rounds of {@code for (p : Name)} can be carried out in any order: refuses the
 * loop unless each variable it writes is written in one of these ways.
 *
 * <ul>
 *   <li>Only at places that have p as an index, and nothing else of it is read: no other round
 *       comes near.
 *   <li>Only by one of the operations {@code +}, {@code ||}, {@code &&}, {@code |}, {@code &},
 *       {@code ^}, which commute, and it is not read otherwise.
 *   <li>Only with one value, the same in each round, and it is not read.
 * </ul>
 *
 * <p>Sends and receives count as writes to the channel. The rule is a sufficient one: many loops
 * that it refuses commute as well. With it the outcome of the loop is a function of the state that
 * commutes with permutations of the type [IpDill1996].
 */
final class CommutingBody {
  private final IndexStatement.ForEach loop;
  private final String variable;
  private final SymmetryFaults faults;
  private final LoopAccesses accesses;
  private final boolean createsProcesses;
  private boolean refused;

  CommutingBody(IndexStatement.ForEach loop, NameScopes names, SymmetryFaults faults) {
    this.loop = loop;
    this.variable = loop.variable().first().name().text();
    this.faults = faults;
    this.accesses = new LoopAccesses(variable, names);
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

  /** What is not listed is refused. */
  private void statement(Statement s) {
    if (s instanceof Statement.Assign assign) {
      accesses.assign(assign);
    } else if (s instanceof Statement.Increment increment) {
      accesses.increment(increment);
    } else if (s instanceof Statement.Print print) {
      print.arguments().forEach(accesses::read);
    } else if (s instanceof Statement.Assert check) {
      accesses.read(check.condition());
    } else if (s instanceof Statement.Block block) {
      sequence(block.body());
    } else if (s instanceof Statement.ExpressionStatement condition) {
      condition(condition);
    } else if (createsProcesses) {
      refuse(s.span(), "a loop that creates processes cannot wait or choose");
    } else if (s instanceof Statement.Send send) {
      accesses.send(send);
    } else if (s instanceof Statement.Receive receive) {
      accesses.receive(receive);
    } else if (s instanceof Statement.If choice) {
      choice.options().forEach(this::sequence);
    } else if (s instanceof Statement.Symmetric symmetric
        && symmetric.form() instanceof IndexStatement.ForEach inner) {
      accesses.innerLoop(inner.variable());
      sequence(inner.body());
    } else if (!(s instanceof Statement.Else)) {
      refuse(s.span(), "this statement can make the rounds depend on each other");
    }
  }

  private void condition(Statement.ExpressionStatement s) {
    boolean isSkip = s.expression() instanceof Expression.Literal;
    if (createsProcesses && !isSkip && !(s.expression() instanceof Expression.Run)) {
      refuse(s.span(), "a loop that creates processes cannot wait or choose");
    }
    accesses.read(s.expression());
  }

  private void refuse(SourceSpan place, String reason) {
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
}
