package dev.gyre.bound;

import dev.gyre.bound.lp.Rational;
import dev.gyre.bound.net.ConnectedLoops;
import dev.gyre.bound.net.Credits;
import dev.gyre.bound.net.Routes;
import dev.gyre.bound.net.StockLimits;
import dev.gyre.bound.unfold.ChannelObject;
import dev.gyre.bound.unfold.Facts;
import dev.gyre.bound.unfold.NotUnderstoodException;
import dev.gyre.bound.unfold.Step;
import dev.gyre.bound.unfold.Unfolding;
import dev.gyre.ir.ProcessSystem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Decides for each channel whether it stays bounded if all buffers are taken as unlimited, as far
 * as it can be told without exploring states: a semi-decision, for the question is undecidable
 * [BrandZafiropulo1983]. Exact where it says yes.
 *
 * <p>Three steps, each for what the last one has left open [LeueMayrWei2004, LeueWei2005]: numbers
 * of steps by control alone; with the values of variables in control; which loops one process can
 * repeat together. The first two yield a bound.
 */
public final class Boundedness {
  /** A second or two. */
  private static final long MOST_WORK = 15_000_000;

  private static final int MOST_MOVES = 3000;
  private static final int MOST_NODES_CONTROL = 1500;

  /** How many nodes a kind of process may have; fewer if that is too much to compute with. */
  private static final int[] MOST_NODES_VALUES = {1200, 200, 40};

  private final Facts facts;
  private final Map<Integer, ChannelBound> found = new TreeMap<>();

  private Boundedness(Facts facts) {
    this.facts = facts;
  }

  /** Looks at all channels of a system. */
  public static BoundReport of(ProcessSystem system) {
    Facts facts = new Facts(system);
    Boundedness analysis = new Boundedness(facts);
    Optional<BoundReport.Refusal> refusal = Optional.empty();
    try {
      analysis.findRendezvous();
      facts.refuse();
      analysis.decide();
    } catch (NotUnderstoodException e) {
      refusal = Optional.of(new BoundReport.Refusal(e.place(), e.getMessage()));
    }
    for (ChannelObject channel : facts.objects()) {
      analysis.found.computeIfAbsent(
          channel.index(), any -> open(channel, ChannelBound.Means.CONTROL, List.of()));
    }
    return new BoundReport(new ArrayList<>(analysis.found.values()), refusal);
  }

  private static ChannelBound open(
      ChannelObject channel, ChannelBound.Means means, List<ChannelBound.Loop> loops) {
    return new ChannelBound(
        channel,
        ChannelBound.Verdict.UNKNOWN,
        Optional.empty(),
        means,
        List.of(),
        List.of(),
        loops);
  }

  private void findRendezvous() {
    for (ChannelObject channel : facts.objects()) {
      if (channel.type().isRendezvous()) {
        found.put(
            channel.index(),
            new ChannelBound(
                channel,
                ChannelBound.Verdict.RENDEZVOUS,
                Optional.of(BigInteger.ZERO),
                ChannelBound.Means.CONTROL,
                List.of(),
                List.of(),
                List.of()));
      }
    }
  }

  private List<ChannelObject> left() {
    return facts.objects().stream().filter(c -> !found.containsKey(c.index())).toList();
  }

  private void decide() throws NotUnderstoodException {
    if (left().isEmpty()) {
      return;
    }
    Unfolding control = Unfolding.of(facts, Unfolding.Depth.CONTROL, MOST_NODES_CONTROL);
    limit(control, ChannelBound.Means.CONTROL);
    if (left().isEmpty()) {
      return;
    }
    for (int most : MOST_NODES_VALUES) {
      Unfolding values = Unfolding.of(facts, Unfolding.Depth.VALUES, most);
      Map<Integer, Map<Integer, Rational>> loops = limit(values, ChannelBound.Means.VALUES);
      boolean isAll = left().stream().allMatch(c -> loops.containsKey(c.index()));
      if (isAll || most == MOST_NODES_VALUES[MOST_NODES_VALUES.length - 1]) {
        connect(values);
        for (ChannelObject channel : left()) {
          Map<Integer, Rational> by = loops.getOrDefault(channel.index(), Map.of());
          found.put(channel.index(), open(channel, ChannelBound.Means.VALUES, loops(values, by)));
        }
        return;
      }
    }
  }

  /** The loops that may flood what is not bounded. */
  private Map<Integer, Map<Integer, Rational>> limit(
      Unfolding unfolding, ChannelBound.Means means) {
    StockLimits limits = new StockLimits(unfolding.net(), MOST_WORK);
    Map<Integer, Map<Integer, Rational>> loops = new HashMap<>();
    if (limits.moves() > MOST_MOVES) {
      return loops;
    }
    for (ChannelObject channel : left()) {
      StockLimits.Limit limit = limits.of(unfolding.stocks(channel));
      limit
          .credits()
          .ifPresent(
              credits -> found.put(channel.index(), bounded(channel, unfolding, credits, means)));
      limit.loops().ifPresent(by -> loops.put(channel.index(), by));
    }
    return loops;
  }

  private static ChannelBound bounded(
      ChannelObject channel, Unfolding unfolding, Credits credits, ChannelBound.Means means) {
    List<ChannelBound.Share> shares = new ArrayList<>();
    unfolding
        .starts()
        .forEach(
            (automaton, nodes) -> {
              Rational sum = Rational.ZERO;
              long count = 0;
              for (int node : nodes) {
                long tokens = unfolding.net().tokens(node);
                sum = sum.plus(credits.ofNode(node).times(Rational.of(tokens)));
                count += tokens;
              }
              if (!sum.isZero()) {
                String name = automaton.name().replace(":", "");
                shares.add(new ChannelBound.Share(name, (int) count, sum.toString()));
              }
            });
    List<ChannelBound.Counted> counted = new ArrayList<>();
    new TreeMap<>(credits.ofStocks())
        .forEach(
            (stock, worth) ->
                counted.add(
                    new ChannelBound.Counted(unfolding.stockName(stock), worth.toString())));
    return new ChannelBound(
        channel,
        ChannelBound.Verdict.BOUNDED,
        Optional.of(credits.total(unfolding.net()).floor()),
        means,
        shares,
        counted,
        List.of());
  }

  private void connect(Unfolding unfolding) {
    ConnectedLoops connected = new ConnectedLoops(unfolding.net(), MOST_WORK);
    if (left().isEmpty() || !connected.isApplicable()) {
      return;
    }
    Map<Integer, Set<Integer>> groups = new HashMap<>();
    for (ChannelObject channel : left()) {
      groups.put(channel.index(), unfolding.stocks(channel));
    }
    Map<Integer, Map<Integer, Rational>> growing = connected.growing(groups);
    for (ChannelObject channel : left()) {
      Map<Integer, Rational> by = growing.get(channel.index());
      ChannelBound decided =
          by != null
              ? open(channel, ChannelBound.Means.STRUCTURE, loops(unfolding, by))
              : new ChannelBound(
                  channel,
                  ChannelBound.Verdict.BOUNDED,
                  Optional.empty(),
                  ChannelBound.Means.STRUCTURE,
                  List.of(),
                  List.of(),
                  List.of());
      found.put(channel.index(), decided);
    }
  }

  private static List<ChannelBound.Loop> loops(Unfolding unfolding, Map<Integer, Rational> by) {
    Set<ChannelBound.Loop> loops = new LinkedHashSet<>();
    for (Routes.Route route : new Routes(unfolding.net()).of(by)) {
      List<Step> steps = route.moves().stream().map(unfolding::step).toList();
      String process = steps.get(0).automaton().name().replace(":", "");
      loops.add(new ChannelBound.Loop(process, route.times(), route.shape(), steps));
    }
    return new ArrayList<>(loops);
  }
}
