package dev.gyre.promela.symmetry;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who reads and writes what in the rounds of a loop over an index type. */
final class LoopAccesses {
  /** Reads and writes of places without the loop variable as an index. */
  private static final int NOT_OWN = -1;

  private final String variable;
  private final NameScopes names;
  private final Map<String, Uses> uses = new LinkedHashMap<>();
  private Optional<Conflict> channelConflict = Optional.empty();
  private boolean usesChannels;

  /** Two rounds that may disturb each other. */
  record Conflict(SourceSpan place, String reason) {}

  /** What is known about one variable. */
  private static final class Uses {
    /** How it is written; empty if it is not. */
    private String way = "";

    private int ownPosition = NOT_OWN;
    private SourceSpan write;
    private SourceSpan otherWrite;
    private SourceSpan foreignRead;
    private int ownRead = NOT_OWN;
  }

  LoopAccesses(String variable, NameScopes names) {
    this.variable = variable;
    this.names = names;
  }

  private Uses of(Expression.Reference reference) {
    return uses.computeIfAbsent(reference.first().name().text(), name -> new Uses());
  }

  // ---- writes

  void assign(Statement.Assign s) {
    readIndices(s.target());
    int own = ownPosition(s.target());
    Optional<Accumulation> accumulation = own == NOT_OWN ? accumulation(s) : Optional.empty();
    if (accumulation.isPresent()) {
      read(accumulation.get().operand());
      write(s.target(), accumulation.get().operator());
      return;
    }
    read(s.value());
    boolean varies = own == NOT_OWN && mentionsVariable(s.value());
    write(s.target(), varies ? "varying" : "= " + PromelaPrinter.print(s.value()));
  }

  void increment(Statement.Increment s) {
    readIndices(s.target());
    write(s.target(), "+");
  }

  void send(Statement.Send s) {
    usesChannels = true;
    s.arguments().forEach(this::read);
    readIndices(s.channel());
    write(s.channel(), "varying");
  }

  void receive(Statement.Receive s) {
    usesChannels = true;
    readIndices(s.channel());
    write(s.channel(), "varying");
    for (ReceiveArgument argument : s.arguments()) {
      if (argument instanceof ReceiveArgument.Eval eval) {
        read(eval.value());
      } else if (argument instanceof ReceiveArgument.Store store && !store.target().isWildcard()) {
        readIndices(store.target());
        write(store.target(), "varying");
      }
    }
  }

  /** The variable of a loop inside; it is undefined again after each round. */
  void innerLoop(Expression.Reference inner) {
    Uses known = of(inner);
    if (!known.way.isEmpty() && !known.way.equals("loop")) {
      known.otherWrite = inner.span();
    }
    known.way = "loop";
  }

  /** A new process, which is counted. */
  void create() {
    uses.computeIfAbsent("_nr_pr", name -> new Uses()).way = "+";
  }

  private record Accumulation(String operator, Expression operand) {}

  /** {@code x = x + e} and the like. */
  private static Optional<Accumulation> accumulation(Statement.Assign s) {
    if (!(s.value() instanceof Expression.Binary binary)) {
      return Optional.empty();
    }
    String target = PromelaPrinter.print(s.target());
    boolean left = PromelaPrinter.print(binary.left()).equals(target);
    boolean right = PromelaPrinter.print(binary.right()).equals(target);
    return switch (binary.operator()) {
      case PLUS, OR, AND, BIT_OR, BIT_AND, BIT_XOR ->
          left || right
              ? Optional.of(
                  new Accumulation(
                      binary.operator().symbol(), left ? binary.right() : binary.left()))
              : Optional.empty();
      case MINUS ->
          left
              ? Optional.of(new Accumulation(Operator.Binary.PLUS.symbol(), binary.right()))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private void write(Expression.Reference target, String way) {
    Uses known = of(target);
    int own = ownPosition(target);
    String kind = own == NOT_OWN ? way : "own";
    boolean first = known.way.isEmpty();
    boolean same = known.way.equals(kind) && known.ownPosition == own;
    if (kind.equals("varying") || (!first && !same)) {
      known.otherWrite = target.span();
    }
    if (first) {
      known.way = kind;
      known.ownPosition = own;
      known.write = target.span();
    }
  }

  // ---- reads

  void read(Expression expression) {
    new SyntaxWalker() {
      @Override
      protected void enter(Expression part) {
        if (part instanceof Expression.Reference reference) {
          readOne(reference);
        } else if (part instanceof Expression.Probe probe) {
          channel(probe.channel());
        } else if (part instanceof Expression.Poll poll) {
          channel(poll.channel());
        }
      }
    }.walk(expression);
  }

  /** Channels are values, so one name may stand for the channel that another round uses. */
  private void channel(Expression.Reference channel) {
    if (ownPosition(channel) == NOT_OWN && channelConflict.isEmpty()) {
      channelConflict =
          Optional.of(
              new Conflict(
                  channel.span(),
                  "'" + channel.span().text() + "' may be a channel that another round uses"));
    }
  }

  private void readIndices(Expression.Reference reference) {
    reference.path().forEach(accessor -> accessor.index().ifPresent(this::read));
  }

  private void readOne(Expression.Reference reference) {
    String name = reference.first().name().text();
    if (name.equals(variable) || names.quantified(name).isPresent()) {
      return;
    }
    Uses known = of(reference);
    int own = ownPosition(reference);
    boolean foreign = own == NOT_OWN || (known.ownRead != NOT_OWN && known.ownRead != own);
    if (foreign) {
      known.foreignRead = reference.span();
    } else {
      known.ownRead = own;
    }
  }

  /** Which part of the path has the loop variable as its index. */
  private int ownPosition(Expression.Reference reference) {
    List<Expression.Accessor> path = reference.path();
    for (int i = 0; i < path.size(); i++) {
      if (path.get(i).index().isPresent() && isVariable(path.get(i).index().get())) {
        return i;
      }
    }
    return NOT_OWN;
  }

  private boolean isVariable(Expression expression) {
    return expression instanceof Expression.Reference reference
        && reference.path().size() == 1
        && reference.first().index().isEmpty()
        && reference.first().name().text().equals(variable);
  }

  private boolean mentionsVariable(Expression expression) {
    boolean[] found = new boolean[1];
    new SyntaxWalker() {
      @Override
      protected void enter(Expression part) {
        found[0] |= isVariable(part);
      }
    }.walk(expression);
    return found[0];
  }

  // ---- the verdict

  Optional<Conflict> conflict() {
    if (usesChannels && channelConflict.isPresent()) {
      return channelConflict;
    }
    for (Map.Entry<String, Uses> entry : uses.entrySet()) {
      Optional<Conflict> conflict = conflict(entry.getKey(), entry.getValue());
      if (conflict.isPresent()) {
        return conflict;
      }
    }
    return Optional.empty();
  }

  private static Optional<Conflict> conflict(String name, Uses known) {
    if (known.otherWrite != null) {
      return Optional.of(
          new Conflict(known.otherWrite, "the last round decides what becomes of '" + name + "'"));
    }
    if (known.way.isEmpty() || known.way.equals("loop")) {
      return Optional.empty();
    }
    boolean own = known.way.equals("own");
    boolean apart = known.ownRead == NOT_OWN || (own && known.ownRead == known.ownPosition);
    if (known.foreignRead != null || !apart) {
      SourceSpan place = known.foreignRead != null ? known.foreignRead : known.write;
      return Optional.of(
          new Conflict(place, "'" + name + "' is read here and written in other rounds"));
    }
    return Optional.empty();
  }
}
