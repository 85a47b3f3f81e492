package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveOrder;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The constructs of one statement, without the statements inside it. */
final class StatementConstructs implements Statement.Cases<Optional<Construct>> {
  private final Names names;
  private final Set<Construct> found = EnumSet.noneOf(Construct.class);
  private final ExpressionConstructs expressions;

  private StatementConstructs(Names names) {
    this.names = names;
    this.expressions = new ExpressionConstructs(names, found);
  }

  static Set<Construct> of(Statement statement, Names names) {
    StatementConstructs constructs = new StatementConstructs(names);
    statement.match(constructs).ifPresent(constructs.found::add);
    return constructs.found;
  }

  @Override
  public Optional<Construct> declare(Statement.Declare s) {
    expressions.walk(s.declaration());
    return Optional.of(Construct.DECLARATION_AMONG_STATEMENTS);
  }

  @Override
  public Optional<Construct> exclusive(Statement.Exclusive s) {
    return Optional.empty();
  }

  @Override
  public Optional<Construct> expression(Statement.ExpressionStatement s) {
    expressions.walk(s.expression());
    if (s.expression() instanceof Expression.Run) {
      return Optional.of(Construct.RUN);
    }
    boolean skip = s.expression() instanceof Expression.Literal;
    return Optional.of(skip ? Construct.SKIP : Construct.CONDITION);
  }

  @Override
  public Optional<Construct> assign(Statement.Assign s) {
    expressions.walk(s);
    if (s.value() instanceof Expression.Run) {
      found.add(Construct.RUN_VALUE);
    }
    boolean channel =
        names
            .find(s.target().first().name().text())
            .filter(n -> n.declaration().type().base() == TypeName.Base.CHAN)
            .isPresent();
    if (channel) {
      found.add(Construct.CHANNEL_VARIABLE);
    }
    return Optional.of(Construct.ASSIGNMENT);
  }

  @Override
  public Optional<Construct> increment(Statement.Increment s) {
    expressions.walk(s);
    return Optional.of(
        s.direction() == Statement.Direction.UP ? Construct.INCREMENT : Construct.DECREMENT);
  }

  @Override
  public Optional<Construct> send(Statement.Send s) {
    expressions.walk(s);
    channel(s.channel(), Statement.ExclusiveKind.SEND, Construct.EXCLUSIVE_SEND);
    s.arguments().forEach(this::sent);
    return Optional.of(
        s.order() == Statement.SendOrder.LAST ? Construct.SEND : Construct.SORTED_SEND);
  }

  private void sent(Expression argument) {
    if (argument instanceof Expression.Reference reference && reference.path().size() == 1) {
      names
          .find(reference.first().name().text())
          .map(named -> named.declaration().type().base())
          .ifPresent(this::sent);
    }
  }

  private void sent(TypeName.Base type) {
    if (type == TypeName.Base.CHAN) {
      found.add(Construct.CHANNEL_IN_MESSAGE);
    } else if (type == TypeName.Base.STRUCTURE) {
      found.add(Construct.STRUCTURE_IN_MESSAGE);
    }
  }

  @Override
  public Optional<Construct> receive(Statement.Receive s) {
    expressions.walk(s);
    expressions.fields(s.arguments());
    channel(s.channel(), Statement.ExclusiveKind.RECEIVE, Construct.EXCLUSIVE_RECEIVE);
    boolean copies = s.retention() == Statement.Retention.KEEP;
    return Optional.of(
        s.order() == ReceiveOrder.FIRST
            ? copies ? Construct.COPY : Construct.RECEIVE
            : copies ? Construct.RANDOM_COPY : Construct.RANDOM_RECEIVE);
  }

  private void channel(
      Expression.Reference channel, Statement.ExclusiveKind end, Construct exclusive) {
    String name = channel.first().name().text();
    names.exclusive(name).filter(end::equals).ifPresent(e -> found.add(exclusive));
    names.find(name).ifPresent(this::channel);
  }

  private void channel(Names.Named named) {
    if (named.isArray()) {
      found.add(Construct.CHANNEL_ARRAY);
    }
    if (named.place() == Names.Place.PARAMETER) {
      found.add(Construct.CHANNEL_PARAMETER);
    } else if (named.place() == Names.Place.LOCAL && named.channel().isPresent()) {
      found.add(Construct.LOCAL_CHANNEL);
    }
  }

  @Override
  public Optional<Construct> selection(Statement.If s) {
    return Optional.of(Construct.IF);
  }

  @Override
  public Optional<Construct> repetition(Statement.Do s) {
    return Optional.of(Construct.DO);
  }

  @Override
  public Optional<Construct> elseGuard(Statement.Else s) {
    return Optional.of(Construct.ELSE);
  }

  @Override
  public Optional<Construct> breakLoop(Statement.Break s) {
    return Optional.of(Construct.BREAK);
  }

  @Override
  public Optional<Construct> jump(Statement.Goto s) {
    return Optional.of(Construct.GOTO);
  }

  @Override
  public Optional<Construct> labeled(Statement.Labeled s) {
    String label = s.label().text();
    if (label.startsWith("end")) {
      return Optional.of(Construct.END_LABEL);
    }
    if (label.startsWith("progress")) {
      return Optional.of(Construct.PROGRESS_LABEL);
    }
    return Optional.of(label.startsWith("accept") ? Construct.ACCEPT_LABEL : Construct.LABEL);
  }

  @Override
  public Optional<Construct> forRange(Statement.ForRange s) {
    List.of(s.variable(), s.from(), s.to()).forEach(expressions::walk);
    return Optional.of(Construct.FOR_RANGE);
  }

  @Override
  public Optional<Construct> forIn(Statement.ForIn s) {
    expressions.walk(s.variable());
    boolean overChannel =
        names
            .find(s.collection().first().name().text())
            .map(Names.Named::declaration)
            .map(Declaration::type)
            .filter(type -> type.base() == TypeName.Base.CHAN)
            .isPresent();
    return Optional.of(overChannel ? Construct.FOR_CHANNEL : Construct.FOR_ARRAY);
  }

  @Override
  public Optional<Construct> select(Statement.Select s) {
    expressions.walk(s);
    return Optional.of(
        s.form() == Statement.SelectForm.CHOICE ? Construct.SELECT_CHOICE : Construct.SELECT_COUNT);
  }

  @Override
  public Optional<Construct> atomic(Statement.Atomic s) {
    return Optional.of(Construct.ATOMIC);
  }

  @Override
  public Optional<Construct> dStep(Statement.DStep s) {
    return Optional.of(Construct.D_STEP);
  }

  @Override
  public Optional<Construct> block(Statement.Block s) {
    return Optional.of(s.inline().isPresent() ? Construct.INLINE : Construct.BLOCK);
  }

  /** Which part was taken is for {@link Sites} to say. */
  @Override
  public Optional<Construct> unless(Statement.Unless s) {
    return Optional.empty();
  }

  @Override
  public Optional<Construct> assertion(Statement.Assert s) {
    expressions.walk(s);
    return Optional.of(Construct.ASSERT);
  }

  @Override
  public Optional<Construct> print(Statement.Print s) {
    expressions.walk(s);
    return Optional.of(Construct.PRINTF);
  }

  @Override
  public Optional<Construct> printMtype(Statement.PrintMtype s) {
    expressions.walk(s);
    return Optional.of(Construct.PRINTM);
  }

  @Override
  public Optional<Construct> setPriority(Statement.SetPriority s) {
    expressions.walk(s);
    return Optional.of(Construct.SET_PRIORITY);
  }

  @Override
  public Optional<Construct> setTimer(Statement.SetTimer s) {
    expressions.walk(s);
    return Optional.empty();
  }

  @Override
  public Optional<Construct> symmetric(Statement.Symmetric s) {
    throw new IllegalStateException("plain models have none");
  }
}
