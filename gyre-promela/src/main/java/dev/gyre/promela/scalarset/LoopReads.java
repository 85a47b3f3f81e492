package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.source.SourceSpan;

/**
 * What the expressions in a loop over an index type read. The value of the others depends on what
 * all processes can do at that moment, which the rounds before may have changed.
 */
final class LoopReads implements Expression.Cases<Void> {
  private final LoopAccesses accesses;

  LoopReads(LoopAccesses accesses) {
    this.accesses = accesses;
  }

  private Void read(Expression e) {
    return e.match(this);
  }

  private Void refuse(SourceSpan place) {
    accesses.refuse(place, "rounds before may have changed what '" + place.text() + "' is");
    return null;
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
    accesses.readIndices(e);
    accesses.readOne(e);
    return null;
  }

  @Override
  public Void unary(Expression.Unary e) {
    return read(e.operand());
  }

  @Override
  public Void binary(Expression.Binary e) {
    read(e.left());
    return read(e.right());
  }

  @Override
  public Void conditional(Expression.Conditional e) {
    read(e.condition());
    read(e.then());
    return read(e.otherwise());
  }

  /** The rules for new processes are elsewhere; here only the arguments count. */
  @Override
  public Void run(Expression.Run e) {
    e.arguments().forEach(this::read);
    return null;
  }

  @Override
  public Void probe(Expression.Probe e) {
    accesses.look(e.channel());
    return null;
  }

  @Override
  public Void poll(Expression.Poll e) {
    accesses.look(e.channel());
    for (ReceiveArgument argument : e.arguments()) {
      if (argument instanceof ReceiveArgument.Eval eval) {
        read(eval.value());
      } else if (argument instanceof ReceiveArgument.Store store) {
        accesses.readIndices(store.target());
      }
    }
    return null;
  }

  @Override
  public Void query(Expression.Query e) {
    return refuse(e.span());
  }

  @Override
  public Void timerQuery(Expression.TimerQuery e) {
    return reference(e.timer());
  }

  @Override
  public Void remoteVariable(Expression.RemoteVariable e) {
    return refuse(e.span());
  }

  @Override
  public Void remoteLabel(Expression.RemoteLabel e) {
    return refuse(e.span());
  }

  @Override
  public Void predicate(Expression.Predicate e) {
    return refuse(e.span());
  }

  @Override
  public Void event(Expression.Event e) {
    return refuse(e.span());
  }

  @Override
  public Void symmetric(Expression.Symmetric e) {
    return e.form()
        .match(
            new IndexExpression.Cases<>() {
              @Override
              public Void quantified(IndexExpression.Quantified q) {
                return read(q.body());
              }

              @Override
              public Void neighbour(IndexExpression.Neighbour n) {
                return read(n.value());
              }

              @Override
              public Void undefined(IndexExpression.Undefined u) {
                return null;
              }

              @Override
              public Void cardinality(IndexExpression.Cardinality c) {
                return null;
              }
            });
  }
}
