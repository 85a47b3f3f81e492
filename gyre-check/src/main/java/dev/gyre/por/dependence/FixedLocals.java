package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The scalar locals of a process type that never change as long as anybody reads them, such as the
 * parameters that tell the instances apart. A variable that is written and not read afterwards, as
 * the passes do it to dead ones, still counts: where its value is lost it does not matter.
 */
final class FixedLocals {
  private FixedLocals() {}

  static BitSet of(ProcessAutomaton automaton) {
    BitSet fixed = new BitSet();
    for (Variable variable : automaton.locals()) {
      if (!variable.isArray()) {
        fixed.set(variable.index());
      }
    }
    BitSet[] readFrom = readFrom(automaton);
    automaton.provided().ifPresent(e -> drop(reads(walker -> walker.walk(e)), automaton, fixed));
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        dropWritten(edge, readFrom, fixed);
      }
    }
    return fixed;
  }

  /** Those of the given locals that are written on a circle, whoever reads them. */
  static BitSet writtenOnCircles(ProcessAutomaton automaton, BitSet locals) {
    BitSet written = new BitSet();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        BitSet here = new BitSet();
        Writes.of(edge.effects(), place -> add(place.variable(), here));
        here.and(locals);
        here.andNot(written);
        if (!here.isEmpty() && ProcessNumbers.leadsBack(automaton, edge)) {
          written.or(here);
        }
      }
    }
    return written;
  }

  private static void add(Variable variable, BitSet into) {
    if (isLocal(variable)) {
      into.set(variable.index());
    }
  }

  /** What a provided clause reads is read everywhere, so it must not be written at all. */
  private static void drop(BitSet read, ProcessAutomaton automaton, BitSet fixed) {
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        Writes.of(
            edge.effects(),
            place -> {
              if (isLocal(place.variable()) && read.get(place.variable().index())) {
                fixed.clear(place.variable().index());
              }
            });
      }
    }
  }

  private static void dropWritten(Edge edge, BitSet[] readFrom, BitSet fixed) {
    for (int i = 0; i < edge.effects().size(); i++) {
      BitSet later = new BitSet();
      if (edge.target() != Edge.NO_LOCATION) {
        later.or(readFrom[edge.target()]);
      }
      // Inside one effect nothing is known about the order, except that an assignment reads first.
      boolean readsFirst = edge.effects().get(i) instanceof Effect.Assign;
      List<Effect> rest = edge.effects().subList(readsFirst ? i + 1 : i, edge.effects().size());
      later.or(reads(walker -> rest.forEach(walker::walk)));
      Writes.of(
          edge.effects().subList(i, i + 1),
          place -> {
            if (isLocal(place.variable()) && later.get(place.variable().index())) {
              fixed.clear(place.variable().index());
            }
          });
    }
  }

  /** For each location the locals that are read there or behind it. */
  private static BitSet[] readFrom(ProcessAutomaton automaton) {
    int count = automaton.locations().size();
    BitSet[] read = new BitSet[count];
    Deque<Integer> open = new ArrayDeque<>();
    for (Location location : automaton.locations()) {
      read[location.index()] = reads(walker -> location.edges().forEach(walker::walk));
      open.add(location.index());
    }
    List<BitSet> sources = sources(automaton);
    while (!open.isEmpty()) {
      int target = open.remove();
      sources.get(target).stream()
          .forEach(
              source -> {
                int before = read[source].cardinality();
                read[source].or(read[target]);
                if (read[source].cardinality() > before) {
                  open.add(source);
                }
              });
    }
    return read;
  }

  /** For each location those from which an edge leads there. */
  static List<BitSet> sources(ProcessAutomaton automaton) {
    List<BitSet> sources = new ArrayList<>();
    automaton.locations().forEach(location -> sources.add(new BitSet()));
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (edge.target() != Edge.NO_LOCATION) {
          sources.get(edge.target()).set(location.index());
        }
      }
    }
    return sources;
  }

  /**
   * The locals on which it depends what the edges touch: those in indices, in the names of
   * channels, and among what new processes are given.
   */
  static BitSet deciding(ProcessAutomaton automaton) {
    BitSet deciding = new BitSet();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        deciding.or(new NamesWalker().of(edge));
      }
    }
    for (ProcessAutomaton.ExclusiveUse use : automaton.exclusiveUses()) {
      deciding.or(reads(walker -> walker.walk(new Expr.Load(use.channel()))));
    }
    return deciding;
  }

  private static BitSet reads(Consumer<ExprWalker> walk) {
    BitSet read = new BitSet();
    walk.accept(
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            if (e instanceof Expr.Load load && isLocal(load.place().variable())) {
              read.set(load.place().variable().index());
            }
          }
        });
    return read;
  }

  private static boolean isLocal(Variable variable) {
    return variable.scope() == Variable.Scope.LOCAL;
  }

  /** Collects the locals in indices, channel names and arguments. */
  private static final class NamesWalker extends ExprWalker {
    private final BitSet found = new BitSet();

    BitSet of(Edge edge) {
      walk(edge);
      guard(edge.guard());
      effects(edge.effects());
      return found;
    }

    @Override
    protected void enter(Expr e) {
      if (e instanceof Expr.Load load) {
        load.place().indices().forEach(this::name);
      } else if (e instanceof Expr.ChannelQuery query) {
        name(query.channel());
      } else if (e instanceof Expr.Poll poll) {
        name(poll.channel());
      } else if (e instanceof Expr.Spawn spawn) {
        spawn.arguments().forEach(this::name);
      }
    }

    private void guard(Guard guard) {
      if (guard instanceof Guard.CanSend send) {
        name(send.channel());
      } else if (guard instanceof Guard.CanReceive receive) {
        name(receive.channel());
      } else if (guard instanceof Guard.AnyOf any) {
        any.guards().forEach(this::guard);
      }
    }

    private void effects(List<Effect> effects) {
      Writes.of(effects, place -> place.indices().forEach(this::name));
      for (Effect effect : effects) {
        if (effect instanceof Effect.Send send) {
          name(send.channel());
        } else if (effect instanceof Effect.Receive receive) {
          name(receive.channel());
          receive.patterns().forEach(this::pattern);
        } else if (effect instanceof Effect.IndivisibleStep step) {
          step.program()
              .nodes()
              .forEach(
                  node ->
                      node.branches()
                          .forEach(
                              branch -> {
                                guard(branch.guard());
                                effects(branch.effects());
                              }));
        }
      }
    }

    private void pattern(FieldPattern pattern) {
      if (pattern instanceof FieldPattern.EqualTo equal) {
        walk(equal.value());
      }
    }

    private void name(Expr e) {
      found.or(reads(walker -> walker.walk(e)));
    }
  }
}
