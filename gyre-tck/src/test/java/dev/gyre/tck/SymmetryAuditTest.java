package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.audit.SymmetryAudit;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.StateAudit;
import dev.gyre.store.TableStore;
import dev.gyre.symmetry.FieldCodeCache;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.system.Channels;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A description of symmetry that does not fit the model is noticed while states are searched. */
final class SymmetryAuditTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte x; active [3] proctype P() { x = x + _pid }",
        "byte x; active [3] proctype P() { x++ }",
        "byte x; active [3] proctype P() { if :: _pid == 2 -> end: false :: else fi; x = 1; false }",
        "byte x; active [3] proctype P() { do :: _pid > 0 -> x = 1 :: x = 0 od }",
        "chan c = [1] of { byte }; active [3] proctype P() { c!_pid; c??0 }",
        "byte x; active [3] proctype P() { atomic { x = 1; _pid == 1; x = 2 } }"
      })
  void aWrongDescriptionIsNoticed(String model) {
    assertThat(breaches(model).map(Breach::reduction)).contains(Breach.Reduction.SYMMETRY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte x; active [3] proctype P() { x++; assert(x < 4); end: false }",
        "bit a[3]; active [3] proctype P() { unsigned i : 4; do :: i++ :: i--; x: skip od }",
        "chan c = [2] of { byte }; active [3] proctype P() { do :: c!1 :: c?1 od }",
        "chan c = [0] of { byte }; active [3] proctype P() { do :: c!1 :: c?1 od }"
      })
  void aRightOneIsNot(String model) {
    assertThat(breaches(model)).isEmpty();
  }

  /** What is noticed if the three processes are taken for interchangeable and all else is plain. */
  private static Optional<Breach> breaches(String model) {
    ProcessSystem plain = ReductionExample.system(model);
    ProcessSystem described = plain.withSymmetry(threeProcesses());
    InterpretedSystem system =
        new InterpretedSystem(described, new ExecutionOptions(Channels.BLOCKING));
    SymmetryReduction reduction =
        new SymmetryReduction(system.layout(), Strategy.REFINE, FieldCodeCache.interpreted());
    SymmetryAudit audit = new SymmetryAudit(system, reduction);
    try {
      new BreadthFirstSearch(
              system,
              new TableStore(),
              SearchOptions.defaults(),
              watching(audit),
              Optional.empty(),
              Optional.of(reduction))
          .run();
      return Optional.empty();
    } catch (BreachException e) {
      return Optional.of(e.breach());
    }
  }

  private static Symmetry threeProcesses() {
    SymmetricType type = new SymmetricType("P", 3, SymmetricType.Group.FULL);
    ProcessFamily family = new ProcessFamily(0, 0, new ProcessFamily.ByNumber(List.of(0, 1, 2)));
    VariableSymmetry plain = VariableSymmetry.ofValue(Range.plain());
    return new Symmetry(List.of(type), List.of(plain), List.of(), List.of(family), Set.of());
  }

  private static SearchObserver watching(SymmetryAudit audit) {
    return new SearchObserver() {
      @Override
      public void progress(Progress progress) {
        // Nobody listens.
      }

      @Override
      public boolean isCancelled() {
        return false;
      }

      @Override
      public StateAudit newAudit() {
        return (words, start, length) -> {
          audit.examine(Arrays.copyOfRange(words, start, start + length));
          return 1;
        };
      }
    };
  }
}
