package dev.gyre.bound.unfold;

import dev.gyre.bound.net.Move;
import dev.gyre.bound.net.Net;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import dev.gyre.system.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The net of a system whose buffers have no limit: a node for each place of control and each
 * combination of values that are followed, a stock for each kind of message of each channel. Each
 * run of the system, with buffers of any size, is one of the net.
 *
 * <p>Where the values of one kind of process are too many, those of the variable with the most of
 * them are no longer followed, and it begins again.
 */
@SuppressWarnings("ReferenceEquality") // the very edge or branch, not one like it
public final class Unfolding {
  private static final int MOST_MOVES = 40_000;

  private final Facts facts;
  private final ProcessSystem system;
  private final Tracked tracked;
  private final Evaluation evaluation;
  private final Consequences consequences;
  private final Net net = new Net();
  private final int[] firstStock;
  private final Map<Point, Integer> nodes = new LinkedHashMap<>();
  private final Deque<Point> open = new ArrayDeque<>();
  private final List<Action> actions = new ArrayList<>();
  private final int[] size;
  private final int most;

  /** How closely values are followed. */
  public enum Depth {
    /** Of variables that hold channels only. */
    CONTROL,
    /** Of all variables that decide something. */
    VALUES
  }

  /** A place of control with values. */
  private record Point(int automaton, Inside inside, int position, List<Long> values) {}

  /** A {@code d_step} in which control is, or, as {@link #NONE}, that it is in none. */
  private record Inside(int edge, StepProgram program, int target) {
    static final Inside NONE = new Inside(-1, new StepProgram(List.of()), 0);

    @Override
    public boolean equals(Object other) {
      return other instanceof Inside that && that.edge == edge;
    }

    @Override
    public int hashCode() {
      return edge;
    }
  }

  private static final class TooManyException extends Exception {
    private static final long serialVersionUID = 1;
    private final int automaton;

    TooManyException(int automaton) {
      this.automaton = automaton;
    }
  }

  private Unfolding(Facts facts, Tracked tracked, int most) {
    this.facts = facts;
    this.system = facts.system();
    this.tracked = tracked;
    this.most = most;
    this.size = new int[system.automata().size()];
    this.evaluation = new Evaluation(facts, tracked);
    this.firstStock = new int[facts.channels().all().size()];
    for (ChannelObject channel : facts.channels().all()) {
      firstStock[channel.index()] = net.stocks();
      if (!channel.type().isRendezvous()) {
        for (int kind = 0; kind < facts.classes().count(channel.index()); kind++) {
          net.addStock(0);
        }
      }
    }
    this.consequences = new Consequences(facts, evaluation, firstStock, this::create);
  }

  /**
   * The net of a system.
   *
   * @param most how many nodes a kind of process may have before values are given up
   * @throws NotUnderstoodException if something in it may be anything
   */
  public static Unfolding of(Facts facts, Depth depth, int most) throws NotUnderstoodException {
    Set<VariableKey> wanted =
        depth == Depth.VALUES ? Relevance.of(facts) : Tracked.channelVariables(facts.system());
    Set<Tracked.OwnKey> omitted = new HashSet<>();
    while (true) {
      Unfolding unfolding = new Unfolding(facts, Tracked.of(facts, wanted, omitted), most);
      try {
        unfolding.unfold();
        return unfolding;
      } catch (TooManyException e) {
        omitted.add(unfolding.mostVarying(e.automaton));
      }
    }
  }

  public Net net() {
    return net;
  }

  /** What a move stands for. */
  public Step step(int move) {
    Action action = actions.get(move);
    return new Step(
        system.automata().get(action.automaton()),
        action.span(),
        action.text(),
        new Doubts(facts, tracked).about(action));
  }

  /** The kind of process whose control a node is, and how many of them start there. */
  public Map<ProcessAutomaton, List<Integer>> starts() {
    Map<ProcessAutomaton, List<Integer>> found = new LinkedHashMap<>();
    for (Map.Entry<Point, Integer> entry : nodes.entrySet()) {
      if (net.tokens(entry.getValue()) > 0) {
        found
            .computeIfAbsent(
                system.automata().get(entry.getKey().automaton()), any -> new ArrayList<>())
            .add(entry.getValue());
      }
    }
    return found;
  }

  /** What is counted in a stock, in words. */
  public String stockName(int stock) {
    int channel = firstStock.length - 1;
    while (firstStock[channel] > stock || stocks(facts.objects().get(channel)).isEmpty()) {
      channel--;
    }
    return facts.objects().get(channel).name()
        + facts.classes().name(channel, stock - firstStock[channel], system.mtypes());
  }

  /** The stocks of a channel; none if it has no buffer. */
  public Set<Integer> stocks(ChannelObject channel) {
    Set<Integer> found = new HashSet<>();
    int count = channel.type().isRendezvous() ? 0 : facts.classes().count(channel.index());
    for (int kind = 0; kind < count; kind++) {
      found.add(firstStock[channel.index()] + kind);
    }
    return found;
  }

  private Tracked.OwnKey mostVarying(int automaton) {
    int worst = 0;
    int worstCount = -1;
    for (int i = 1; i < tracked.size(automaton); i++) {
      Set<Long> seen = new HashSet<>();
      for (Point point : nodes.keySet()) {
        if (point.automaton() == automaton) {
          seen.add(point.values().get(i));
        }
      }
      if (seen.size() > worstCount) {
        worst = i;
        worstCount = seen.size();
      }
    }
    Variable variable = tracked.variables(automaton).get(worst - 1);
    return new Tracked.OwnKey(automaton, VariableKey.of(variable, automaton));
  }

  private void unfold() throws NotUnderstoodException, TooManyException {
    for (int pid = 0; pid < system.start().size(); pid++) {
      int automaton = system.start().get(pid).automaton();
      long[] values = start(automaton, List.of());
      values[0] = usesNumber(automaton) ? pid : Evaluation.UNKNOWN;
      net.addToken(node(automaton, values));
    }
    while (!open.isEmpty()) {
      Cancellation.check();
      Point point = open.remove();
      boolean isTooLarge = size[point.automaton()] > most || actions.size() > MOST_MOVES;
      if (isTooLarge && tracked.size(point.automaton()) > 1) {
        throw new TooManyException(point.automaton());
      }
      expand(point);
    }
  }

  private boolean usesNumber(int automaton) {
    boolean[] uses = {false};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        uses[0] |= e.isOwnPid();
      }
    }.walkAutomaton(system.automata().get(automaton));
    return uses[0];
  }

  /** The values of a new process, whose first locals are given. */
  private long[] start(int automaton, List<Long> arguments) {
    long[] values = new long[tracked.size(automaton)];
    Arrays.fill(values, Evaluation.UNKNOWN);
    ProcessAutomaton own = system.automata().get(automaton);
    for (Variable variable : own.locals()) {
      int place = tracked.place(VariableKey.of(variable, automaton), automaton);
      if (place >= 0) {
        boolean isParameter = variable.index() < own.parameters().size();
        long value =
            isParameter
                ? variable.index() < arguments.size() ? arguments.get(variable.index()) : 0
                : initial(variable, automaton, values);
        values[place] = Evaluation.cut(variable.type(), value);
      }
    }
    for (Variable variable : tracked.variables(automaton)) {
      if (variable.scope() == Variable.Scope.GLOBAL) {
        VariableKey key = VariableKey.of(variable, automaton);
        values[tracked.place(key, automaton)] = facts.startValue(key, 0);
      }
    }
    return values;
  }

  private long initial(Variable variable, int automaton, long[] values) {
    if (facts.channels().declares(VariableKey.of(variable, automaton))) {
      return Evaluation.UNKNOWN;
    }
    List<Expr> given =
        variable.initial().values().map(initial -> initial.expressions()).orElse(List.of());
    return given.isEmpty()
        ? Evaluation.UNKNOWN
        : evaluation.evaluate(given.get(0), automaton, values);
  }

  private int create(Expr.Spawn spawn, int creator, long[] values) {
    List<Long> arguments =
        spawn.arguments().stream().map(e -> evaluation.evaluate(e, creator, values)).toList();
    return node(spawn.automaton(), start(spawn.automaton(), arguments));
  }

  private int node(int automaton, long[] values) {
    return node(automaton, Inside.NONE, system.automata().get(automaton).initial(), values);
  }

  private int node(int automaton, Inside inside, int position, long[] values) {
    Point point = new Point(automaton, inside, position, Arrays.stream(values).boxed().toList());
    return nodes.computeIfAbsent(
        point,
        added -> {
          open.add(added);
          size[automaton]++;
          return net.addNode();
        });
  }

  private void expand(Point point) throws NotUnderstoodException {
    long[] values = point.values().stream().mapToLong(Long::longValue).toArray();
    if (!point.inside().equals(Inside.NONE)) {
      expandInside(point, values);
      return;
    }
    Location location = system.automata().get(point.automaton()).locations().get(point.position());
    for (Edge edge : location.edges()) {
      List<Guard> others =
          location.edges().stream()
              .filter(other -> other != edge && other.escape() == edge.escape())
              .map(Edge::guard)
              .toList();
      for (Outcome outcome : consequences.of(Action.of(point.automaton(), edge), others, values)) {
        add(
            point,
            outcome,
            target(point.automaton(), edge, outcome),
            Action.of(point.automaton(), edge));
      }
    }
  }

  private int target(int automaton, Edge edge, Outcome outcome) {
    if (!edge.effects().isEmpty() && edge.effects().get(0) instanceof Effect.IndivisibleStep step) {
      return node(
          automaton, new Inside(edge.id(), step.program(), edge.target()), 0, outcome.values);
    }
    return edge.target() == Edge.NO_LOCATION
        ? Move.NOWHERE
        : node(automaton, Inside.NONE, edge.target(), outcome.values);
  }

  private void expandInside(Point point, long[] values) throws NotUnderstoodException {
    Inside inside = point.inside();
    List<StepProgram.Branch> branches = inside.program().nodes().get(point.position()).branches();
    for (StepProgram.Branch branch : branches) {
      Action action = Action.of(point.automaton(), branch);
      if (branch.effects().stream().anyMatch(e -> e.kind() == Effect.Kind.INDIVISIBLE_STEP)) {
        throw new NotUnderstoodException(branch.span(), "a d_step stands inside a d_step");
      }
      List<Guard> others =
          branches.stream().filter(b -> b != branch).map(StepProgram.Branch::guard).toList();
      for (Outcome outcome : consequences.of(action, others, values)) {
        int target;
        if (branch.target() != StepProgram.EXIT) {
          target = node(point.automaton(), inside, branch.target(), outcome.values);
        } else {
          target =
              inside.target() == Edge.NO_LOCATION
                  ? Move.NOWHERE
                  : node(point.automaton(), Inside.NONE, inside.target(), outcome.values);
        }
        add(point, outcome, target, action);
      }
    }
  }

  private void add(Point point, Outcome outcome, int target, Action action) {
    net.addMove(nodes.get(point), target, outcome.createdNodes(), outcome.changes);
    actions.add(action);
  }
}
