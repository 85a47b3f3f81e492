package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.SyntaxWalker;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A family has at most one process for each element. That is so when {@code run} creates it in one
 * loop over the type, which is passed once.
 */
final class RunRules {
  private final Families families;
  private final Shapes shapes;
  private final SymmetryFaults faults;
  private final Deque<IndexStatement.ForEach> loops = new ArrayDeque<>();
  private final Set<String> created;

  /** Loops, or jumps, around the statement at hand; what is inside may happen again. */
  private int repetitions;

  /** How many {@code unless} there are that may end what they are around. */
  private int unlesses;

  /**
   * @param created the families that are created somewhere; shared by all processes
   */
  RunRules(Families families, Shapes shapes, SymmetryFaults faults, Set<String> created) {
    this.families = families;
    this.shapes = shapes;
    this.faults = faults;
    this.created = created;
  }

  void enterLoop() {
    repetitions++;
  }

  void leaveLoop() {
    repetitions--;
  }

  void enter(IndexStatement.ForEach loop) {
    loops.push(loop);
  }

  void leave(IndexStatement.ForEach loop) {
    loops.pop();
  }

  void enterUnless() {
    unlesses++;
  }

  void leaveUnless() {
    unlesses--;
  }

  /** A {@code run} whose value nobody gets. */
  void statement(Expression.Run run) {
    Optional<Family> family = families.of(run.process().text());
    if (family.isPresent()) {
      check(run, family.get());
    } else if (!loops.isEmpty()) {
      refuse(
          run,
          "a loop over "
              + loops.element().type().text()
              + " creates processes in some order, and those of '"
              + run.process().text()
              + "' belong to no element");
    }
  }

  /** An expression whose value is used. */
  void value(Expression expression) {
    new SyntaxWalker() {
      @Override
      protected void enter(Expression part) {
        if (part instanceof Expression.Run run) {
          refuseValue(run);
        }
      }
    }.walk(expression);
  }

  /** With families the value itself is refused; without, no loop may give them to elements. */
  private void refuseValue(Expression.Run run) {
    if (!loops.isEmpty() && families.all().isEmpty()) {
      faults.processNumber(run.span(), "the value of '" + run.span().text() + "'");
    }
    families.of(run.process().text()).ifPresent(family -> check(run, family));
  }

  private void check(Expression.Run run, Family family) {
    String process = family.process().text();
    if (family.firstNumber().isPresent()) {
      refuse(run, "proctype '" + process + "' has a process for each element already: 'active'");
    } else if (loops.size() != 1 || !passesVariable(run, family)) {
      refuse(
          run,
          "processes of '"
              + process
              + "' must be created for all elements of "
              + family.type()
              + " at once");
    } else if (unlesses > 0) {
      refuse(run, "an 'unless' could end this when some elements have their process");
    } else if (repetitions > 0) {
      refuse(run, "this can happen again, and there can be one process for each element only");
    } else if (!created.add(process)) {
      refuse(run, "processes of '" + process + "' are created at another place too");
    }
  }

  private boolean passesVariable(Expression.Run run, Family family) {
    IndexStatement.ForEach loop = loops.element();
    List<Shape> parameters = shapes.parameters(run.process().text());
    for (int i = 0; i < parameters.size() && i < run.arguments().size(); i++) {
      if (parameters.get(i).sort().isIndex()) {
        return parameters.get(i).sort().equals(new Sort.Index(family.type()))
            && variable(run.arguments().get(i))
                .equals(Optional.of(loop.variable().first().name().text()));
      }
    }
    return false;
  }

  private static Optional<String> variable(Expression argument) {
    return argument instanceof Expression.Reference reference
            && reference.path().size() == 1
            && reference.first().index().isEmpty()
        ? Optional.of(reference.first().name().text())
        : Optional.empty();
  }

  private void refuse(Expression.Run run, String what) {
    faults.report(
        PromelaCode.BAD_FAMILY,
        run.span(),
        what,
        "create them in one loop that is passed once, in init: 'for (p : Name) { run P(p) }'");
  }
}
