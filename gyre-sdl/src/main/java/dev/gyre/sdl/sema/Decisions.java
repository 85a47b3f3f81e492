package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Question;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.sdl.syntax.ValueRange;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Adds decisions: branches that meet behind the decision, unless they end. */
final class Decisions {
  private final BodyAnalysis body;
  private boolean isPassed;

  Decisions(BodyAnalysis body) {
    this.body = body;
  }

  void add(Action.Decision a) {
    int behind = body.graph().add();
    IfExit exit =
        a.question()
            .match(
                new Question.Cases<>() {
                  @Override
                  public IfExit value(Question.Value q) {
                    return decided(a, q, behind);
                  }

                  @Override
                  public IfExit any(Question.Any q) {
                    return free(a, behind);
                  }

                  @Override
                  public IfExit informal(Question.InformalText q) {
                    return free(a, behind);
                  }
                });
    body.graph().end(exit);
    body.graph().open(behind);
    if (!isPassed) {
      // Every branch ends, so nobody comes here.
      body.graph().end(new IfExit.Jump(behind, a.span()));
    }
  }

  private int branch(Transition transition, int behind) {
    int before = body.graph().current();
    int start = body.graph().add();
    body.graph().open(start);
    body.append(transition);
    isPassed |= !body.graph().hasEnded();
    body.graph().end(new IfExit.Jump(behind, transition.span()));
    body.graph().open(before);
    return start;
  }

  private IfExit free(Action.Decision a, int behind) {
    List<Integer> targets = new ArrayList<>();
    a.answers().forEach(answer -> targets.add(branch(answer.transition(), behind)));
    a.otherwise().ifPresent(transition -> targets.add(branch(transition, behind)));
    return new IfExit.Choice(targets, a.span());
  }

  private IfExit decided(Action.Decision a, Question.Value q, int behind) {
    IfExpr question = body.values().of(q.expression());
    if (BasicSorts.isIrrelevant(question.type())) {
      throw Operations.irrelevant(q.span(), question.type());
    }
    List<IfExit.Arm> arms = new ArrayList<>();
    for (Action.Answer answer : a.answers()) {
      if (answer.ranges().isEmpty()) {
        throw SemanticError.sort(
            answer.span(), "this answer has no values, which only 'decision any' may have");
      }
      IfExpr condition = null;
      for (ValueRange range : answer.ranges()) {
        IfExpr part = range.match(new Answers(body.values(), question));
        condition =
            condition == null
                ? part
                : new IfExpr.Binary(IfExpr.BinaryOperator.OR, condition, part, BasicSorts.BOOLEAN);
      }
      arms.add(new IfExit.Arm(condition, branch(answer.transition(), behind)));
    }
    OptionalInt otherwise =
        a.otherwise().isPresent()
            ? OptionalInt.of(branch(a.otherwise().get(), behind))
            : OptionalInt.empty();
    return new IfExit.Decision(arms, otherwise, q.span());
  }

  /** Whether a value is in a range. */
  private record Answers(Values values, IfExpr question) implements ValueRange.Cases<IfExpr> {
    private IfExpr compare(IfExpr.BinaryOperator operator, Expression value) {
      return new IfExpr.Binary(
          operator, question, values.of(value, question.type()), BasicSorts.BOOLEAN);
    }

    @Override
    public IfExpr single(ValueRange.Single range) {
      return compare(IfExpr.BinaryOperator.EQUAL, range.value());
    }

    @Override
    public IfExpr between(ValueRange.Between range) {
      IfExpr low = compare(IfExpr.BinaryOperator.AT_LEAST, range.low());
      IfExpr high = compare(IfExpr.BinaryOperator.AT_MOST, range.high());
      return new IfExpr.Binary(IfExpr.BinaryOperator.AND, low, high, BasicSorts.BOOLEAN);
    }

    @Override
    public IfExpr compared(ValueRange.Compared range) {
      return switch (range.relation()) {
        case EQUAL -> compare(IfExpr.BinaryOperator.EQUAL, range.value());
        case NOT_EQUAL -> compare(IfExpr.BinaryOperator.DIFFERENT, range.value());
        case LESS -> compare(IfExpr.BinaryOperator.LESS, range.value());
        case LESS_EQUAL -> compare(IfExpr.BinaryOperator.AT_MOST, range.value());
        case GREATER -> compare(IfExpr.BinaryOperator.GREATER, range.value());
        case GREATER_EQUAL -> compare(IfExpr.BinaryOperator.AT_LEAST, range.value());
        case IMPLIES, OR, OR_ELSE, XOR, AND, AND_THEN, IN, PLUS, MINUS, CONCATENATE, TIMES ->
            throw SemanticError.sort(range.span(), "a relation is needed here");
        case DIVIDE, MOD, REM ->
            throw SemanticError.sort(range.span(), "a relation is needed here");
      };
    }
  }
}
