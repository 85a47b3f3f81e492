package dev.gyre.engine.compose;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The process that stands for the other component: at each moment it does what an automaton over
 * letters admits.
 */
final class Environment {
  private final Side side;
  private final UnaryOperator<Variable> channels;
  private final SourceSpan span;
  private final int index;
  private final int firstEdge;
  private final List<Letter> letters = new ArrayList<>();
  private final List<Edge> made = new ArrayList<>();

  /** What becomes of a letter that the automaton does not admit. */
  enum Role {
    /** It does not happen. */
    OFFERS,
    /** It is an error. */
    TESTS
  }

  /**
   * @param side the component it stands beside
   * @param channels the channel at which it meets a message on a channel of the model
   * @param index the place of its automaton in the system
   * @param firstEdge the number of its first edge
   */
  Environment(
      Side side, UnaryOperator<Variable> channels, SourceSpan span, int index, int firstEdge) {
    this.side = side;
    this.channels = channels;
    this.span = span;
    this.index = index;
    this.firstEdge = firstEdge;
  }

  /** The letter of an edge; the edges are numbered from the first one. */
  Letter letter(int edge) {
    return letters.get(edge - firstEdge);
  }

  /** Whether an edge is one of its own. */
  boolean isOwn(int edge) {
    return edge >= firstEdge && edge < firstEdge + letters.size();
  }

  ProcessAutomaton automaton(WordAutomaton words, List<Letter> alphabet, Role role) {
    int count = words.size();
    List<Location> locations = new ArrayList<>();
    for (int state = 0; state < count; state++) {
      int first = made.size();
      for (int a = 0; a < alphabet.size(); a++) {
        int target = words.after(state, a);
        if (target != WordAutomaton.REFUSED) {
          add(state, target, alphabet.get(a), List.of());
        } else if (role == Role.TESTS) {
          add(state, state, alphabet.get(a), List.of(new Effect.Check(new Expr.Const(0))));
        }
      }
      locations.add(location(state, made.subList(first, made.size())));
    }
    return automaton(locations, List.of());
  }

  /**
   * An environment that sends all letters there are at any time, takes every message, and fails
   * where that is no letter yet.
   *
   * @param crossings the channels to the other component
   */
  ProcessAutomaton discovering(List<Letter> alphabet, List<Crossing> crossings) {
    List<Variable> fields = new ArrayList<>();
    alphabet.stream().filter(l -> l.sender() != side).forEach(l -> add(0, 0, l, List.of()));
    for (Crossing crossing : crossings) {
      if (crossing.owner() != side) {
        while (fields.size() < crossing.type().fields().size()) {
          fields.add(field(fields.size()));
        }
        for (int e = 0; e < crossing.channel().size(); e++) {
          taking(crossing, e, fields, alphabet);
        }
      }
    }
    return automaton(List.of(location(0, made)), fields);
  }

  private Variable field(int number) {
    return new Variable(
        number,
        "field" + number,
        Variable.Scope.LOCAL,
        ValueType.INT,
        List.of(),
        Initial.zero(),
        span);
  }

  private void taking(
      Crossing crossing, int element, List<Variable> fields, List<Letter> alphabet) {
    int size = crossing.type().fields().size();
    List<FieldPattern> patterns = new ArrayList<>();
    for (Variable field : fields.subList(0, size)) {
      patterns.add(new FieldPattern.Store(new Place(field, List.of())));
    }
    Expr known = new Expr.Const(0);
    for (Letter letter : alphabet) {
      if (letter.sender() == side
          && letter.channel().index() == crossing.channel().index()
          && letter.element() == element) {
        known = new Expr.Binary(Expr.BinaryOp.OR, known, equal(letter, fields));
      }
    }
    Expr channel = channel(crossing.channel(), element);
    letters.add(new Letter(crossing.channel(), element, side, new int[size]));
    made.add(
        edge(
            0,
            0,
            new Guard.CanReceive(channel, MessageChoice.OLDEST, patterns),
            List.of(
                new Effect.Receive(
                    channel, MessageChoice.OLDEST, Effect.Retention.REMOVE, patterns),
                new Effect.Check(known)),
            crossing.channel().name() + "?"));
  }

  private static Expr equal(Letter letter, List<Variable> fields) {
    Expr all = new Expr.Const(1);
    for (int i = 0; i < letter.message().length; i++) {
      Expr field = new Expr.Load(new Place(fields.get(i), List.of()));
      Expr value = new Expr.Const(letter.message()[i]);
      all =
          new Expr.Binary(
              Expr.BinaryOp.AND, all, new Expr.Binary(Expr.BinaryOp.EQUAL, field, value));
    }
    return all;
  }

  private void add(int source, int target, Letter letter, List<Effect> more) {
    Expr channel = channel(letter.channel(), letter.element());
    List<Effect> effects = new ArrayList<>();
    Guard guard;
    if (letter.sender() == side) {
      List<FieldPattern> patterns = new ArrayList<>();
      for (int value : letter.message()) {
        patterns.add(new FieldPattern.EqualTo(new Expr.Const(value)));
      }
      guard = new Guard.CanReceive(channel, MessageChoice.OLDEST, patterns);
      effects.add(
          new Effect.Receive(channel, MessageChoice.OLDEST, Effect.Retention.REMOVE, patterns));
    } else {
      List<Expr> fields = new ArrayList<>();
      for (int value : letter.message()) {
        fields.add(new Expr.Const(value));
      }
      guard = new Guard.CanSend(channel, fields);
      effects.add(new Effect.Send(channel, Effect.Insertion.LAST, fields));
    }
    effects.addAll(more);
    letters.add(letter);
    made.add(edge(source, target, guard, effects, letter.channel().name()));
  }

  private Expr channel(Variable channel, int element) {
    Variable used = channels.apply(channel);
    List<Expr> indices = new ArrayList<>();
    int rest = element;
    for (int d = used.dimensions().size() - 1; d >= 0; d--) {
      indices.add(0, new Expr.Const(rest % used.dimensions().get(d)));
      rest /= used.dimensions().get(d);
    }
    return new Expr.Load(new Place(used, indices));
  }

  private Edge edge(int source, int target, Guard guard, List<Effect> effects, String text) {
    int id = firstEdge + made.size();
    return new Edge(id, source, target, guard, effects, Edge.Control.RELEASE, 0, span, text);
  }

  private Location location(int index, List<Edge> edges) {
    return new Location(index, index + 1, Set.of(Location.Mark.END), List.copyOf(edges), span);
  }

  private ProcessAutomaton automaton(List<Location> locations, List<Variable> locals) {
    return new ProcessAutomaton(
        index,
        "environment",
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        locals,
        locations,
        0,
        List.of(),
        Optional.empty(),
        List.of(),
        span);
  }
}
