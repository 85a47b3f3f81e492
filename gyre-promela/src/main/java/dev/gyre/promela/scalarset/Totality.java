package dev.gyre.promela.scalarset;

import dev.gyre.promela.sema.ConstantFolder;
import dev.gyre.promela.sema.MtypeTable;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.ReceiveArgument;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Proves that the value of an expression can always be computed, whatever the state. Where the
 * elements are asked one after the other and the first answer ends it, as {@code ||} and {@code &&}
 * do, an expression that may fail would tell who was asked first.
 */
final class Totality implements Expression.Cases<Boolean> {
  private final IndexTypes types;
  private final NameScopes names;
  private final ConstantFolder folder = new ConstantFolder(new MtypeTable());

  Totality(IndexTypes types, NameScopes names) {
    this.types = types;
    this.names = names;
  }

  boolean isTotal(Expression expression) {
    return expression.match(this);
  }

  private boolean areTotal(List<Expression> expressions) {
    return expressions.stream().allMatch(this::isTotal);
  }

  @Override
  public Boolean literal(Expression.Literal e) {
    return true;
  }

  @Override
  public Boolean constant(Expression.MtypeConstant e) {
    return true;
  }

  @Override
  public Boolean reference(Expression.Reference e) {
    String name = e.first().name().text();
    if (NameScopes.isPredefined(name) || names.quantified(name).isPresent()) {
      return true;
    }
    Optional<List<Shape>> shapes = names.shapes(e);
    if (shapes.isEmpty()) {
      return false;
    }
    for (int i = 0; i < e.path().size(); i++) {
      if (!isInside(e.path().get(i).index(), shapes.get().get(i).dimension())) {
        return false;
      }
    }
    return true;
  }

  private boolean isInside(Optional<Expression> index, Shape.Dimension dimension) {
    if (dimension instanceof Shape.Dimension.None) {
      return index.isEmpty();
    }
    if (dimension instanceof Shape.Dimension.Over) {
      return index.isPresent() && isElement(index.get());
    }
    if (dimension instanceof Shape.Dimension.Numbered array && index.isPresent()) {
      OptionalInt known = folder.fold(index.get());
      return known.isPresent() && known.getAsInt() >= 0 && known.getAsInt() < array.length();
    }
    return false;
  }

  /** Whether a value of an index type is an element for sure, and not the undefined value. */
  boolean isElement(Expression e) {
    if (e instanceof Expression.Reference reference) {
      return reference.path().size() == 1
          && reference.first().index().isEmpty()
          && names.isElement(reference.first().name().text());
    }
    return e instanceof Expression.Symmetric symmetric
        && symmetric.form() instanceof IndexExpression.Neighbour neighbour
        && isElement(neighbour.value());
  }

  @Override
  public Boolean unary(Expression.Unary e) {
    return isTotal(e.operand());
  }

  @Override
  public Boolean binary(Expression.Binary e) {
    boolean operands = isTotal(e.left()) && isTotal(e.right());
    return switch (e.operator()) {
      case DIVIDE, MODULO -> operands && folder.fold(e.right()).orElse(0) != 0;
      case IMPLIES,
          EQUIVALENT,
          OR,
          AND,
          UNTIL,
          WEAK_UNTIL,
          RELEASE,
          BIT_OR,
          BIT_XOR,
          BIT_AND,
          EQUAL,
          NOT_EQUAL,
          LESS,
          LESS_EQUAL,
          GREATER,
          GREATER_EQUAL,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          PLUS,
          MINUS,
          TIMES ->
          operands;
    };
  }

  @Override
  public Boolean conditional(Expression.Conditional e) {
    return areTotal(List.of(e.condition(), e.then(), e.otherwise()));
  }

  @Override
  public Boolean run(Expression.Run e) {
    return false;
  }

  @Override
  public Boolean probe(Expression.Probe e) {
    return names.ownChannel(e.channel()).isPresent() && reference(e.channel());
  }

  /** To look into a rendez-vous channel is an error, whoever waits there. */
  @Override
  public Boolean poll(Expression.Poll e) {
    Optional<Signature.Created> channel = names.ownChannel(e.channel());
    return channel.isPresent()
        && isBuffer(channel.get())
        && reference(e.channel())
        && channel.get().fields().size() == e.arguments().size()
        && e.arguments().stream().allMatch(this::isTotal);
  }

  private static boolean isBuffer(Signature.Created channel) {
    return channel.capacity().orElse(0) > 0;
  }

  private boolean isTotal(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Eval eval) {
      return isTotal(eval.value()) && isOneField(eval.value());
    }
    if (argument instanceof ReceiveArgument.Match match) {
      return isTotal(match.constant());
    }
    return argument instanceof ReceiveArgument.Store store
        && store.target().path().size() == 1
        && isOneField(store.target());
  }

  /** A structure stands for several fields, so there may be more of them than arguments. */
  private boolean isOneField(Expression argument) {
    return !(argument instanceof Expression.Reference reference)
        || names
            .shapes(reference)
            .map(shapes -> shapes.get(shapes.size() - 1).sort())
            .filter(Sort.Whole.class::isInstance)
            .isEmpty();
  }

  @Override
  public Boolean query(Expression.Query e) {
    return false;
  }

  @Override
  public Boolean timerQuery(Expression.TimerQuery e) {
    return reference(e.timer());
  }

  @Override
  public Boolean remoteVariable(Expression.RemoteVariable e) {
    return false;
  }

  /** Of a process that does not exist it is false. */
  @Override
  public Boolean remoteLabel(Expression.RemoteLabel e) {
    return e.instance().map(this::isTotal).orElse(true);
  }

  @Override
  public Boolean predicate(Expression.Predicate e) {
    return true;
  }

  @Override
  public Boolean event(Expression.Event e) {
    return isTotal(e.subject());
  }

  @Override
  public Boolean symmetric(Expression.Symmetric e) {
    return e.form()
        .match(
            new IndexExpression.Cases<>() {
              @Override
              public Boolean quantified(IndexExpression.Quantified q) {
                return isTotalFor(q);
              }

              @Override
              public Boolean neighbour(IndexExpression.Neighbour n) {
                return isTotal(n.value());
              }

              @Override
              public Boolean undefined(IndexExpression.Undefined u) {
                return true;
              }

              @Override
              public Boolean cardinality(IndexExpression.Cardinality c) {
                return true;
              }
            });
  }

  private boolean isTotalFor(IndexExpression.Quantified q) {
    boolean isNew = names.quantified(q.variable().text()).isEmpty();
    if (isNew) {
      names.addQuantified(q.variable().text(), types.get(q.type()));
    }
    boolean total = isTotal(q.body());
    if (isNew) {
      names.removeQuantified(q.variable().text());
    }
    return total;
  }
}
