package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.ReductionKind;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.symmetry.detect.SymmetryDetection;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Which real models have interchangeable processes, and what becomes of their verdicts. */
class CorpusSymmetryTest {
  private static final long MOST_STATES = 300_000;

  /** The models in which nothing tells the processes of a family apart. */
  private static final Map<String, String> FAMILIES =
      Map.of(
          "spin-examples/Book_1991/p105.1.pml", "3 x user",
          "spin-examples/Book_1991/p117.pml", "3 x user",
          "spin-examples/Exercises/ex_3c.pml", "2 x user",
          "spin-examples/manna_pnueli.pml", "2 x client",
          "spin-examples/Exercises/ex_3a.pml", "2 x p in a ring",
          "spin-examples/Exercises/ex_3b.pml", "2 x user in a ring",
          "spin-examples/LTL/bakery.pml", "2 x P in a ring");

  @Test
  void familiesAreFoundAndNoVerdictChanges() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    Map<String, String> found = new TreeMap<>();
    for (SharedCorpus.ExpectedModel row : corpus.expected()) {
      if (row.accepted()) {
        CheckRequest request = CheckRequest.of(corpus.file(row.model()));
        // A difference on purpose may leave a model without a meaning.
        Optional<ProcessSystem> system = LoadedModel.load(request.model(), Map.of()).system();
        List<String> families =
            system.map(s -> SymmetryDetection.detect(s).found()).orElse(List.of());
        if (!families.isEmpty()) {
          found.put(row.model(), String.join(", ", families));
          compare(row, request);
        }
      }
    }
    System.out.println("interchangeable: " + found);
    assertThat(found).containsAllEntriesOf(FAMILIES);
  }

  private static void compare(SharedCorpus.ExpectedModel row, CheckRequest request) {
    if (row.plain().filter(plain -> plain.states() <= MOST_STATES).isEmpty()) {
      return;
    }
    CheckOptions wishes = CheckOptions.none().withProperties(List.of(Property.SAFETY));
    CheckReport report = Checker.check(request.withOptions(wishes));
    assertThat(report.plan().orElseThrow().uses(ReductionKind.SYMMETRY)).as(row.model()).isTrue();
    assertThat(report.verdict() == Verdict.VIOLATED)
        .as(row.model())
        .isEqualTo(row.plain().get().violated());
    assertThat(report.statistics().states()).isLessThan(row.plain().get().states());
  }
}
