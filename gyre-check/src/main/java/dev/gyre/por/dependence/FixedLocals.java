package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.StepProgram;
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
      boolean readsFirst = edge.effects().get(i).kind() == Effect.Kind.ASSIGN;
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

  /** The locals that are read on the way of a walker. */
  static BitSet reads(Consumer<ExprWalker> walk) {
    BitSet read = new BitSet();
    walk.accept(
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            e.loaded().ifPresent(place -> add(place.variable(), read));
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
      names(edge.guard()).forEach(this::name);
      effects(edge.effects());
      return found;
    }

    @Override
    protected void enter(Expr e) {
      names(e).forEach(this::name);
    }

    /** Who looks into another process is an obstacle, so what names it does not matter. */
    private static List<Expr> names(Expr e) {
      return switch (e.kind()) {
        case LOAD -> ((Expr.Load) e).place().indices();
        case CHANNEL_QUERY -> List.of(((Expr.ChannelQuery) e).channel());
        case POLL -> List.of(((Expr.Poll) e).channel());
        case SPAWN -> ((Expr.Spawn) e).arguments();
        case CONST, UNARY, BINARY, CHOOSE, SYSTEM_VALUE -> List.of();
        case PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION -> List.of();
      };
    }

    private static List<Expr> names(Guard guard) {
      return switch (guard.kind()) {
        case CAN_SEND -> List.of(((Guard.CanSend) guard).channel());
        case CAN_RECEIVE -> List.of(((Guard.CanReceive) guard).channel());
        case ANY_OF ->
            ((Guard.AnyOf) guard).guards().stream().flatMap(g -> names(g).stream()).toList();
        case ALWAYS, HOLDS, OTHERWISE, OBSERVES -> List.of();
      };
    }

    private void effects(List<Effect> effects) {
      Writes.of(effects, place -> place.indices().forEach(this::name));
      effects.forEach(effect -> names(effect).forEach(this::name));
    }

    private static List<Expr> names(Effect effect) {
      return switch (effect.kind()) {
        case SEND -> List.of(((Effect.Send) effect).channel());
        case RECEIVE -> List.of(((Effect.Receive) effect).channel());
        case INDIVISIBLE_STEP -> names(((Effect.IndivisibleStep) effect).program());
        case ASSIGN, CHECK, REQUIRE, PRINT, PRINT_NAME -> List.of();
        case SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> List.of();
      };
    }

    private static List<Expr> names(StepProgram program) {
      List<Expr> names = new ArrayList<>();
      for (StepProgram.Node node : program.nodes()) {
        for (StepProgram.Branch branch : node.branches()) {
          names.addAll(names(branch.guard()));
          branch.effects().forEach(effect -> names.addAll(names(effect)));
        }
      }
      return names;
    }

    private void name(Expr e) {
      found.or(reads(walker -> walker.walk(e)));
    }
  }
}
