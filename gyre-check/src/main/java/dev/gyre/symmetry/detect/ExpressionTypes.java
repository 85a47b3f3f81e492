package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.symmetry.detect.ExpressionInference.Sort;
import java.util.OptionalInt;

/**
 * What each kind of expression does with the numbers in it, where its value is not known. An
 * expression whose value is no copy of a number yields {@link Sort#COMPUTED}, which spoils every
 * kind it gets into.
 */
final class ExpressionTypes implements Expr.Cases<Sort> {
  private final ExpressionInference inference;

  ExpressionTypes(ExpressionInference inference) {
    this.inference = inference;
  }

  private Sort sort(Expr e) {
    return inference.sort(e);
  }

  @Override
  public Sort constant(Expr.Const e) {
    return new Sort(null, OptionalInt.of(e.value()));
  }

  @Override
  public Sort load(Expr.Load e) {
    return inference.place(e.place());
  }

  @Override
  public Sort unary(Expr.Unary e) {
    switch (e.op()) {
      case NOT -> inference.truth(e.operand());
      case COMPLEMENT, NEGATE -> inference.spoil(sort(e.operand()), "is computed with");
    }
    return Sort.COMPUTED;
  }

  @Override
  public Sort binary(Expr.Binary e) {
    switch (e.op()) {
      case OR, AND -> {
        inference.truth(e.left());
        inference.truth(e.right());
      }
      case EQUAL, NOT_EQUAL -> inference.same(sort(e.left()), sort(e.right()), "compared with");
      case LESS, GREATER_EQUAL -> inference.compare(sort(e.left()), sort(e.right()), 0);
      case LESS_EQUAL, GREATER -> inference.compare(sort(e.left()), sort(e.right()), 1);
      case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> computed(e);
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> computed(e);
    }
    return Sort.COMPUTED;
  }

  private void computed(Expr.Binary e) {
    inference.spoil(sort(e.left()), "is computed with");
    inference.spoil(sort(e.right()), "is computed with");
  }

  @Override
  public Sort choose(Expr.Choose e) {
    inference.truth(e.condition());
    Sort then = sort(e.then());
    Sort otherwise = sort(e.otherwise());
    inference.same(then, otherwise, "chosen beside");
    if (then.place() != null) {
      return then;
    }
    return otherwise.place() != null ? otherwise : Sort.COMPUTED;
  }

  @Override
  public Sort channelQuery(Expr.ChannelQuery e) {
    inference.channel(e.channel());
    return Sort.COMPUTED;
  }

  @Override
  public Sort poll(Expr.Poll e) {
    inference.patterns(e.channel(), e.patterns());
    return Sort.COMPUTED;
  }

  @Override
  public Sort processQuery(Expr.ProcessQuery e) {
    inference.spoil(sort(e.process()), "is asked about");
    return Sort.COMPUTED;
  }

  @Override
  public Sort system(Expr.SystemValue e) {
    return switch (e.fact()) {
      case OWN_PID -> Sort.of(new TypeClasses.Place.Pid(inference.automaton(), 0));
      // No rearrangement changes how many processes there are or whether one can move.
      case PROCESS_COUNT, TIMEOUT -> Sort.COMPUTED;
      case LAST_PID, NON_PROGRESS -> {
        inference.kinds().spoilAll("a process asks for the last step", inference.span());
        yield Sort.COMPUTED;
      }
    };
  }

  @Override
  public Sort remoteLoad(Expr.RemoteLoad e) {
    return inference.remote(e);
  }

  @Override
  public Sort atLocation(Expr.AtLocation e) {
    inference.named(e.automaton(), e.process());
    return Sort.COMPUTED;
  }

  @Override
  public Sort spawn(Expr.Spawn e) {
    return inference.spawn(e);
  }
}
