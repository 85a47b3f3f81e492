package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.TypeName;
import java.util.List;
import java.util.Set;

/** Collects the constructs that expressions consist of. */
final class ExpressionConstructs extends SyntaxWalker {
  private final Names names;
  private final Set<Construct> found;

  ExpressionConstructs(Names names, Set<Construct> found) {
    this.names = names;
    this.found = found;
  }

  @Override
  protected void enter(Expression expression) {
    if (expression instanceof Expression.Reference reference) {
      reference(reference);
    } else if (expression instanceof Expression.MtypeConstant constant) {
      found.add(names.isOfNamedSet(constant.name()) ? Construct.NAMED_MTYPE : Construct.MTYPE);
    } else if (expression instanceof Expression.Conditional) {
      found.add(Construct.CONDITIONAL);
    } else if (expression instanceof Expression.Binary binary) {
      operator(binary.operator());
    } else if (expression instanceof Expression.Probe probe) {
      found.add(Construct.valueOf(probe.kind().name()));
    } else if (expression instanceof Expression.Poll poll) {
      found.add(poll.order() == ReceiveOrder.FIRST ? Construct.POLL : Construct.RANDOM_POLL);
      fields(poll.arguments());
    } else if (expression instanceof Expression.Query query) {
      found.add(Construct.valueOf(query.kind().name()));
    } else if (expression instanceof Expression.RemoteLabel) {
      found.add(Construct.REMOTE_LABEL);
    } else if (expression instanceof Expression.RemoteVariable) {
      found.add(Construct.REMOTE_VARIABLE);
    } else if (expression instanceof Expression.Predicate predicate) {
      if (predicate.kind() == Expression.PredicateKind.TIMEOUT) {
        found.add(Construct.TIMEOUT);
      }
    } else if (expression instanceof Expression.Run run) {
      found.add(run.arguments().isEmpty() ? Construct.RUN : Construct.RUN_ARGUMENTS);
    }
  }

  private void operator(Operator.Binary operator) {
    if (operator == Operator.Binary.DIVIDE || operator == Operator.Binary.MODULO) {
      found.add(Construct.DIVISION);
    } else if (operator == Operator.Binary.SHIFT_LEFT || operator == Operator.Binary.SHIFT_RIGHT) {
      found.add(Construct.SHIFT);
    }
  }

  /** What a receive or a poll does with the fields of a message. */
  void fields(List<ReceiveArgument> arguments) {
    for (ReceiveArgument argument : arguments) {
      if (argument instanceof ReceiveArgument.Match) {
        found.add(Construct.FIELD_CONSTANT);
      } else if (argument instanceof ReceiveArgument.Eval) {
        found.add(Construct.FIELD_EVAL);
      } else if (argument instanceof ReceiveArgument.Store store) {
        found.add(store.target().isWildcard() ? Construct.FIELD_IGNORED : Construct.FIELD_STORED);
      }
    }
  }

  private void reference(Expression.Reference reference) {
    switch (reference.first().name().text()) {
      case "_pid" -> found.add(Construct.PID);
      case "_nr_pr" -> found.add(Construct.NR_PR);
      case "_last" -> found.add(Construct.LAST);
      default -> names.find(reference.first().name().text()).ifPresent(n -> use(n, reference));
    }
  }

  private void use(Names.Named named, Expression.Reference reference) {
    List<Expression.Accessor> path = reference.path();
    boolean indexed = path.stream().anyMatch(accessor -> accessor.index().isPresent());
    if (path.size() > 1) {
      found.add(Construct.STRUCTURE);
      if (indexed) {
        found.add(Construct.STRUCTURE_ARRAY);
      }
    } else if (indexed && named.channel().isEmpty()) {
      found.add(Construct.ARRAY);
    }
    if (path.size() > 2) {
      found.add(Construct.NESTED_STRUCTURE);
    }
    if (named.declaration().type().base() == TypeName.Base.UNSIGNED) {
      found.add(Construct.UNSIGNED);
    }
    Declaration.Visibility visibility = named.declaration().visibility();
    if (visibility != Declaration.Visibility.PLAIN) {
      found.add(Construct.valueOf(visibility.name()));
    }
  }
}
