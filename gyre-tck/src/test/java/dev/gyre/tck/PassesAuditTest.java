package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.audit.Onlooker;
import dev.gyre.audit.PartialOrderAudit;
import dev.gyre.audit.Passes;
import dev.gyre.audit.PassesAudit;
import dev.gyre.engine.trace.OriginalSteps;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.DeadVariables;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.PreservedRuns;
import dev.gyre.ir.pass.StatementMerging;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.pass.WriteOnlyVariables;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.system.Channels;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A pass that changes what it must not is noticed by a walk side by side. The passes are right for
 * a model whose guards look at nothing ({@code GUARD} is {@code g == 9} there), and are then used
 * for one whose guards look at what was changed.
 */
final class PassesAuditTest {
  private static final String NOTHING = "g == 9";

  @ParameterizedTest
  @ValueSource(strings = {"P@here", "P:y == 0 && g == 1", "enabled(0) && g == 1"})
  void aMergeThatHidesWhatOthersWaitFor(String guard) {
    String model =
        "byte g; active proctype P() { byte y; g = 1; here: y = 1; y == 2; g = 2; false }"
            + " active proctype Q() { if :: GUARD :: g == 8 fi; g = 7; false }";
    assertThat(breach(model, guard, PassesAuditTest::merged)).isPresent();
  }

  @Test
  void aMergeThatHidesWhatAClaimSees() {
    String model =
        "byte g; active proctype P() { byte y; g = 1; here: y = 1; y == 1; g = 2; false }"
            + " never { do :: GUARD :: g == 8 :: true od }";
    assertThat(breach(model, "P@here", PassesAuditTest::merged)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "active proctype P() { byte y; y = 1; g = 3; if :: GUARD -> g = 4 :: g == 8 fi; false }",
        "active proctype P() { byte y; do :: g = 3; g = 4; g = 5; if :: GUARD -> g = 1 :: g == 5 fi"
            + "; y = 1 od }",
        "chan c = [1] of { byte }; active proctype P() { byte y; c!1; c?y; g = 3; GUARD; false }"
      })
  void aDeadVariableThatIsRead(String model) {
    assertThat(breach("byte g; " + model, "y == 1", DeadVariables::reset)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte y; active proctype P() { y = 1; g = 3; if :: GUARD -> g = 4 :: g == 8 fi; false }",
        "byte y; active proctype P() { y = 1; false } active proctype Q() { GUARD; g = 1; false }",
        "byte y = 1; active proctype P() { GUARD; g = 1; false }",
        "active proctype P() { byte y; do :: g = 1; y = 1; g = 2; GUARD od }"
      })
  void aWriteOnlyVariableThatIsRead(String model) {
    assertThat(breach("byte g; " + model, "y == 1", WriteOnlyVariables::removed)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"_nr_pr == 3", "_nr_pr == 1", "_nr_pr < 3 && g == 1"})
  void anEndThatIsNoticed(String guard) {
    String model =
        "byte g; active proctype Q() { if :: GUARD :: g == 8 fi; g = 2; false }"
            + " active [2] proctype P() { g = 1 }";
    assertThat(breach(model, guard, PassesAuditTest::endless)).isPresent();
  }

  /** Process R gets another number where P has ended. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "g == 2; n = run R(); false",
        "g == 2; run R(); false",
        "atomic { g == 2; g = 4; run R() }; false"
      })
  void aNumberThatDependsOnEnds(String creator) {
    String model =
        "byte g, n; active proctype Q() { CREATOR } active [2] proctype P() { g++ }"
            + " proctype R() { if :: GUARD :: g == 8 fi; n = _pid }";
    String moved = model.replace("CREATOR", creator);
    assertThat(breach(moved, "true", PassesAuditTest::endless)).isPresent();
    String unread = moved.replace("n = _pid", "g = 7").replace("n = run", "run");
    assertThat(breach(unread, "true", PassesAuditTest::endless)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte g; active proctype P() { byte y; g = 1; here: y = 1; y == 1; g = 2; false }"
            + " active proctype Q() { if :: P@here :: g == 8 fi; g = 7; false }",
        "byte g, h; active [2] proctype P() { byte y, z; do :: y = g; z = y + 1; h = z; g = 1 - g"
            + " :: atomic { y = 2; z = y; g = z % 2 } od }",
        "byte g; chan c = [0] of { byte }; active proctype P() { byte y; c!1; y = 1; y = 2; g = 1 }"
            + " active [2] proctype Q() { byte y; y = 3; c?y; y = y + 1; assert(y == 2) }",
        "byte g; proctype R(byte a) { byte b; b = a; g = b } init { run R(1); run R(2); g = 3 }"
      })
  void rightPassesAreNot(String model) {
    assertThat(breach(model, NOTHING, PassesAuditTest::optimised)).isEmpty();
    assertThat(breach(model, NOTHING, PassesAuditTest::merged)).isEmpty();
  }

  // ---- passes

  private static OptimisedSystem merged(ProcessSystem system) {
    return StatementMerging.merged(system, PreservedRuns.RUNS);
  }

  private static OptimisedSystem optimised(ProcessSystem system) {
    return Optimiser.optimise(system, EnumSet.allOf(Optimisation.class));
  }

  /** Without the ends of the second process type. */
  private static OptimisedSystem endless(ProcessSystem system) {
    ProcessFamily family = new ProcessFamily(1, 0, new ProcessFamily.ByNumber(List.of(1, 2)));
    SymmetricType type = new SymmetricType("P", 2, SymmetricType.Group.FULL);
    VariableSymmetry plain = VariableSymmetry.ofValue(Range.plain());
    return WithoutTermination.of(
        system.withSymmetry(
            new Symmetry(List.of(type), List.of(plain), List.of(), List.of(family), Set.of())));
  }

  // ---- what is noticed

  private static Optional<Breach> breach(
      String model, String guard, Function<ProcessSystem, OptimisedSystem> pass) {
    ProcessSystem written = ReductionExample.system(model.replace("GUARD", guard));
    OptimisedSystem blind = pass.apply(ReductionExample.system(model.replace("GUARD", NOTHING)));
    OptimisedSystem made = new OptimisedSystem(seeing(blind, written), blind.origin());
    Passes passes =
        new Passes(
            executed(written),
            executed(made.system()),
            made.origin(),
            step -> new OriginalSteps(made.origin()).of(List.of(step)));
    PassesAudit audit =
        new PassesAudit(passes, 0, onlooker(passes), PartialOrderAudit.Fair.ANY_RUN);
    try {
      for (int[] state : PartialOrderAuditTest.states(executed(made.system()))) {
        audit.examine(state);
      }
      return Optional.empty();
    } catch (BreachException e) {
      assertThat(e.breach().reduction()).isEqualTo(Breach.Reduction.PASSES);
      return Optional.of(e.breach());
    }
  }

  private static Onlooker onlooker(Passes passes) {
    Supplier<Onlooker> onlooker =
        passes.searched().layout().system().automata().stream()
            .filter(automaton -> automaton.kind() == ProcessAutomaton.Kind.NEVER)
            .findFirst()
            .map(claim -> Onlooker.ofClaim(passes, claim))
            .orElseGet(Onlooker::none);
    return onlooker.get();
  }

  /** The system after a pass, with the guards of the model that it is used for. */
  private static ProcessSystem seeing(OptimisedSystem blind, ProcessSystem written) {
    Map<Integer, Edge> edges = new HashMap<>();
    written
        .automata()
        .forEach(a -> a.locations().forEach(l -> l.edges().forEach(e -> edges.put(e.id(), e))));
    return blind
        .system()
        .withAutomata(
            blind.system().automata().stream().map(a -> seeing(a, blind, edges)).toList());
  }

  private static ProcessAutomaton seeing(
      ProcessAutomaton automaton, OptimisedSystem blind, Map<Integer, Edge> edges) {
    return automaton.withLocations(
        automaton.locations().stream().map(l -> seeing(l, blind, edges)).toList());
  }

  private static Location seeing(
      Location location, OptimisedSystem blind, Map<Integer, Edge> edges) {
    return location.withEdges(
        location.edges().stream()
            .map(e -> e.withGuard(edges.get(blind.origin().get(e.id()).get(0)).guard()))
            .toList());
  }

  private static InterpretedSystem executed(ProcessSystem system) {
    return new InterpretedSystem(system, new ExecutionOptions(Channels.BLOCKING));
  }
}
