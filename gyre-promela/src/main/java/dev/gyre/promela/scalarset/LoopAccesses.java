package dev.gyre.promela.scalarset;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.Deque;
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
  private final Totality totality;
  private final LoopReads reads = new LoopReads(this);
  private final Map<String, Uses> uses = new LinkedHashMap<>();

  /** The variables of the loops inside, where they hold an element. */
  private final Deque<String> inner = new ArrayDeque<>();

  /** What is wrong whatever else the loop does. */
  private Optional<Conflict> first = Optional.empty();

  /** A channel that is looked at, which may be one that another round uses. */
  private Optional<Conflict> foreignChannel = Optional.empty();

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

  LoopAccesses(String variable, NameScopes names, Totality totality) {
    this.variable = variable;
    this.names = names;
    this.totality = totality;
  }

  private Uses of(String name) {
    return uses.computeIfAbsent(name, key -> new Uses());
  }

  void refuse(SourceSpan place, String reason) {
    if (first.isEmpty()) {
      first = Optional.of(new Conflict(place, reason));
    }
  }

  // ---- writes

  void assign(Statement.Assign s) {
    readIndices(s.target());
    int own = ownPosition(s.target());
    Optional<Accumulation> accumulation = own == NOT_OWN ? accumulation(s) : Optional.empty();
    if (accumulation.isPresent()) {
      accumulate(s, accumulation.get());
      return;
    }
    read(s.value());
    boolean varies = own == NOT_OWN && mentionsVariable(s.value());
    write(s.target(), varies ? "varying" : "= " + PromelaPrinter.print(s.value()));
  }

  /** Once the outcome is known {@code ||} and {@code &&} do not ask, so nobody may notice it. */
  private void accumulate(Statement.Assign s, Accumulation accumulation) {
    boolean asksAll =
        switch (accumulation.operator()) {
          case OR, AND -> totality.isTotal(accumulation.operand());
          default -> true;
        };
    if (!asksAll) {
      refuse(accumulation.operand().span(), "this can fail, and not every round would ask for it");
    }
    read(accumulation.operand());
    write(s.target(), accumulation.operator().symbol());
  }

  void increment(Statement.Increment s) {
    readIndices(s.target());
    write(s.target(), Operator.Binary.PLUS.symbol());
  }

  void send(Statement.Send s) {
    useChannel(s.channel());
    s.arguments().forEach(this::read);
  }

  void receive(Statement.Receive s) {
    useChannel(s.channel());
    for (ReceiveArgument argument : s.arguments()) {
      if (argument instanceof ReceiveArgument.Eval eval) {
        read(eval.value());
      } else if (argument instanceof ReceiveArgument.Store store && !store.target().isWildcard()) {
        readIndices(store.target());
        write(store.target(), "varying");
      }
    }
  }

  private void useChannel(Expression.Reference channel) {
    usesChannels = true;
    readIndices(channel);
    write(channel, "varying");
    if (ownPosition(channel) != NOT_OWN && !isOwnBuffer(channel)) {
      refuse(
          channel.span(),
          "'" + channel.span().text() + "' is not known to be a buffer that no other round uses");
    }
  }

  /** Entries of an array that was created with buffers; a meeting would involve others. */
  private boolean isOwnBuffer(Expression.Reference channel) {
    return names.ownChannel(channel).map(c -> c.capacity().orElse(0) > 0).orElse(false);
  }

  /** A loop inside; its variable holds elements there, and is undefined after it. */
  void enterLoop(IndexStatement.ForEach loop) {
    String name = loop.variable().first().name().text();
    write(loop.variable(), "= " + loop.type().text() + ".none");
    inner.push(name);
  }

  void leaveLoop() {
    inner.pop();
  }

  /** A new process, which is counted. */
  void create() {
    of("_nr_pr").way = Operator.Binary.PLUS.symbol();
  }

  private record Accumulation(Operator.Binary operator, Expression operand) {}

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
                  new Accumulation(binary.operator(), left ? binary.right() : binary.left()))
              : Optional.empty();
      case MINUS ->
          left
              ? Optional.of(new Accumulation(Operator.Binary.PLUS, binary.right()))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private void write(Expression.Reference target, String way) {
    String name = target.first().name().text();
    if (isLoopVariable(name)) {
      refuse(target.span(), "'" + name + "' says which round it is, and cannot be changed");
      return;
    }
    Uses known = of(name);
    int own = ownPosition(target);
    String kind = own == NOT_OWN ? way : "own";
    boolean isFirst = known.way.isEmpty();
    boolean same = known.way.equals(kind) && known.ownPosition == own;
    if (kind.equals("varying") || (!isFirst && !same)) {
      known.otherWrite = target.span();
    }
    if (isFirst) {
      known.way = kind;
      known.ownPosition = own;
      known.write = target.span();
    }
  }

  private boolean isLoopVariable(String name) {
    return name.equals(variable) || inner.contains(name);
  }

  // ---- reads

  void read(Expression expression) {
    expression.match(reads);
  }

  /** A channel whose state is looked at. One name may stand for what another round uses. */
  void look(Expression.Reference channel) {
    readIndices(channel);
    boolean isOwn = ownPosition(channel) != NOT_OWN && names.ownChannel(channel).isPresent();
    if (isOwn) {
      readOne(channel);
    } else if (foreignChannel.isEmpty()) {
      foreignChannel =
          Optional.of(
              new Conflict(
                  channel.span(),
                  "'" + channel.span().text() + "' may be a channel that another round uses"));
    }
  }

  void readIndices(Expression.Reference reference) {
    reference.path().forEach(accessor -> accessor.index().ifPresent(this::read));
  }

  void readOne(Expression.Reference reference) {
    String name = reference.first().name().text();
    if (isLoopVariable(name)) {
      return;
    }
    Uses known = of(name);
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
    if (first.isPresent()) {
      return first;
    }
    if (usesChannels && foreignChannel.isPresent()) {
      return foreignChannel;
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
    if (known.way.isEmpty()) {
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
