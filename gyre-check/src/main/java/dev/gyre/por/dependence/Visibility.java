package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.BitSet;
import java.util.Optional;

/**
 * What somebody sees who looks at the states of a system from outside: a claim, or a question about
 * labels. A step that changes nothing of it is invisible to him.
 *
 * <p>Invariant: if a step begins with an edge that is not among {@link #edges} and does nothing
 * that is among {@link #accesses}, then what is seen is the same before and after it.
 */
public final class Visibility {
  private final AccessSet accesses;
  private final BitSet edges;

  private Visibility(AccessSet accesses, BitSet edges) {
    this.accesses = accesses;
    this.edges = edges;
  }

  /** What a claim sees. For claims without an {@link #obstacle}. */
  public static Visibility ofClaim(ProcessAutomaton claim, AccessAnalysis analysis) {
    RemoteReads reads = new RemoteReads(analysis, claim);
    for (Location location : claim.locations()) {
      location.edges().forEach(reads::readAll);
    }
    return new Visibility(analysis.atoms().disturbing(reads.asks), reads.edges);
  }

  /** What a question sees about processes that are at some label. */
  public static Visibility ofLabels(Location.Mark label, AccessAnalysis analysis) {
    BitSet edges = new BitSet();
    EdgeAccess reads = analysis.start(analysis.values(ProcessFacts.none(0)));
    for (ProcessAutomaton automaton : analysis.system().automata()) {
      for (Location location : automaton.locations()) {
        if (location.marks().contains(label)) {
          at(automaton, location.index(), edges);
          if (automaton.initial() == location.index()) {
            // Whoever creates such a process changes what is seen.
            reads.asks.add(Dependence.COUNT);
          }
        }
      }
    }
    return new Visibility(analysis.atoms().disturbing(reads.asks), edges);
  }

  /** Accesses, one bit each, that change what is seen. */
  public long[] accesses() {
    return accesses.toWords();
  }

  /** The ids of edges that change it by where they lead, or by what locals they write. */
  public BitSet edges() {
    return (BitSet) edges.clone();
  }

  /** Why what a claim sees cannot be told apart from what it does not, if so. */
  public static Optional<String> obstacle(ProcessAutomaton claim) {
    ObstacleSearch search = new ObstacleSearch();
    for (Location location : claim.locations()) {
      for (Edge edge : location.edges()) {
        search.walk(edge);
        edge.guard().match(new ChannelGuards(send -> search.uses(), receive -> search.uses()));
      }
    }
    return Optional.ofNullable(search.found);
  }

  /** The same for a formula. */
  public static Optional<String> obstacle(LtlFormula formula) {
    ObstacleSearch search = new ObstacleSearch();
    search.walk(formula);
    return Optional.ofNullable(search.found);
  }

  private static final class ObstacleSearch extends ExprWalker {
    private String found;

    void uses() {
      found = "it uses channels";
    }

    @Override
    protected void enter(Expr e) {
      hidden(e).ifPresent(why -> found = why);
    }
  }

  /** Why it cannot be told which steps change the value of an expression, its parts left aside. */
  private static Optional<String> hidden(Expr e) {
    return switch (e.kind()) {
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> Optional.empty();
      case REMOTE_LOAD, AT_LOCATION -> Optional.empty();
      case PROCESS_QUERY -> Optional.of("it asks what a process can do");
      case SYSTEM_VALUE -> hidden(((Expr.SystemValue) e).fact());
      case SPAWN -> Optional.of("it creates a process");
    };
  }

  private static Optional<String> hidden(Expr.SystemFact fact) {
    return switch (fact) {
      case LAST_PID -> Optional.of("it reads _last");
      case TIMEOUT -> Optional.of("it reads timeout");
      case NON_PROGRESS -> Optional.of("it reads np_");
      case OWN_PID -> Optional.of("it reads _pid");
      case PROCESS_COUNT -> Optional.empty();
    };
  }

  private static void at(ProcessAutomaton automaton, int location, BitSet into) {
    for (Location source : automaton.locations()) {
      for (Edge edge : source.edges()) {
        if (source.index() == location || edge.target() == location) {
          into.set(edge.id());
        }
      }
    }
  }

  /** Also looks for what a claim sees inside of processes. */
  private static final class RemoteReads extends ExpressionAccess {
    private final ProcessSystem system;
    private final BitSet edges = new BitSet();

    RemoteReads(AccessAnalysis analysis, ProcessAutomaton claim) {
      super(
          analysis.system(),
          analysis.atoms(),
          analysis.values(ProcessFacts.none(claim.locals().size())));
      this.system = analysis.system();
    }

    @Override
    void foreign(Expr e) {
      switch (e.kind()) {
        case AT_LOCATION -> stands((Expr.AtLocation) e);
        case REMOTE_LOAD -> looks((Expr.RemoteLoad) e);
        default -> super.foreign(e);
      }
    }

    private void stands(Expr.AtLocation e) {
      at(system.automata().get(e.automaton()), e.location(), edges);
      means();
    }

    private void looks(Expr.RemoteLoad e) {
      writers(system.automata().get(e.automaton()), e.place().variable());
      means();
    }

    /** Which process is meant depends on which there are. */
    private void means() {
      asks.add(Dependence.COUNT);
    }

    private void writers(ProcessAutomaton automaton, Variable local) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          Writes.of(
              edge.effects(),
              place -> {
                boolean isIt =
                    place.variable().scope() != Variable.Scope.GLOBAL
                        && place.variable().index() == local.index();
                if (isIt) {
                  edges.set(edge.id());
                }
              });
        }
      }
    }
  }
}
