package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Stuttering;
import java.util.Optional;

/**
 * Decides whether infinite runs may be looked for in a system whose families do not end ({@link
 * dev.gyre.ir.pass.WithoutTermination}).
 *
 * <p>A run without the ends of some processes is the run with them, but for finitely many steps in
 * which nothing else happens; who is done cannot do anything but end. So it does not matter to a
 * formula that cannot count steps, to labels elsewhere, and to weak and strong fairness, as long as
 * the ends can be made up for all at once where the cycle begins. For that nobody may wait for
 * them, no other process may be created meanwhile, which would have another number then, and
 * nothing may keep a process that is done from ending just there: no {@code provided} clause of its
 * own, or of a process that ends after it, and no priority, which {@link
 * dev.gyre.ir.pass.WithoutTermination} does not allow either.
 */
public final class RunsWithoutTermination {
  private RunsWithoutTermination() {}

  /** Whether a process of a family may end. */
  public static boolean haveEnds(ProcessSystem system) {
    return system.symmetry().families().stream()
        .map(family -> system.automata().get(family.automaton()))
        .flatMap(automaton -> automaton.locations().stream())
        .anyMatch(RunsWithoutTermination::isEnd);
  }

  static boolean isEnd(Location location) {
    return location.edges().stream().anyMatch(Edge::endsProcess);
  }

  /** Why the ends cannot be made up for later in a system, if so. */
  public static Optional<String> obstacle(ProcessSystem system) {
    Search search = new Search(system);
    search.walkProcesses(system);
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess() && automaton.locals().stream().anyMatch(v -> v.type().isTimer())) {
        search.found = "time passes when nobody can move";
      }
    }
    if (system.globals().stream().anyMatch(v -> v.type().isTimer())) {
      search.found = "time passes when nobody can move";
    }
    return Optional.ofNullable(search.found).or(() -> clause(system));
  }

  /**
   * Under strong fairness who is done ends where its clause allows that, which may be later. It
   * need not be of a family: who is older than one cannot end before it.
   */
  private static Optional<String> clause(ProcessSystem system) {
    return system.automata().stream()
            .filter(
                automaton -> automaton.locations().stream().anyMatch(RunsWithoutTermination::isEnd))
            .anyMatch(automaton -> automaton.provided().isPresent())
        ? Optional.of("a provided clause says when")
        : Optional.empty();
  }

  /**
   * Why labels of one kind can be seen where a process ends, if so. It need not be of a family: who
   * is older than one cannot end before it, and stays at its label where ends are left out.
   */
  public static Optional<String> obstacle(ProcessSystem system, Location.Mark label) {
    return system.automata().stream()
            .filter(ProcessAutomaton::isProcess)
            .flatMap(automaton -> automaton.locations().stream())
            .anyMatch(location -> isEnd(location) && location.marks().contains(label))
        ? Optional.of("there is a label where they end")
        : Optional.empty();
  }

  /** Why a formula can notice whether a process has ended, if so. */
  public static Optional<String> obstacle(ProcessSystem system, LtlFormula formula) {
    Optional<String> counting = Stuttering.obstacle(formula);
    if (counting.isPresent()) {
      return counting;
    }
    boolean asks =
        Stuttering.asksForSteps(formula)
            || PropertyConditions.of(formula).stream()
                .anyMatch(e -> !TerminationInvariance.isKept(system, e));
    return asks ? Optional.of("it asks about processes that may have ended") : Optional.empty();
  }

  private static final class Search extends SystemWalker {
    private final ProcessSystem system;
    private String found;

    Search(ProcessSystem system) {
      this.system = system;
    }

    @Override
    protected void enter(Expr e) {
      noticed(e).ifPresent(way -> found = way);
    }

    /** What else tells that a process has ended, {@code WithoutTermination} does not allow. */
    private Optional<String> noticed(Expr e) {
      return switch (e.kind()) {
        case SYSTEM_VALUE ->
            ((Expr.SystemValue) e).fact() == Expr.SystemFact.TIMEOUT
                ? Optional.of("a process waits for a timeout")
                : Optional.empty();
        case SPAWN ->
            isOfFamily((Expr.Spawn) e)
                ? Optional.empty()
                : Optional.of("others are created meanwhile");
        case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> Optional.empty();
        case PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION -> Optional.empty();
      };
    }

    private boolean isOfFamily(Expr.Spawn spawn) {
      return system.symmetry().families().stream()
          .anyMatch(family -> family.automaton() == spawn.automaton());
    }
  }
}
