package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.property.Check;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.StateStore;
import dev.gyre.store.TableStore;
import dev.gyre.store.TreeStore;
import dev.gyre.system.TransitionSystem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * However many workers there are, a search sees the same states and transitions and comes to the
 * same verdict. {@code -Dgyre.parallel.runs=N} sets the number of runs.
 */
class ParallelSearchTest {
  private static final int RUNS = Integer.getInteger("gyre.parallel.runs", 200);
  private static final long SEED = 20_261_116;

  /** Small enough for many runs, large enough for tables to grow and work to be shared. */
  private static final List<String> MODELS =
      List.of(
          "beem/adding.1.pm",
          "beem/at.1.pm",
          "beem/brp.1.pm",
          "beem/lamport.1.pm",
          "spin-examples/leader0.pml");

  private record Figures(long states, long transitions, boolean isViolated) {
    static Figures of(SearchOutcome outcome) {
      assertThat(outcome.end()).isEqualTo(SearchOutcome.End.COMPLETE);
      return new Figures(outcome.states(), outcome.transitions(), !outcome.violations().isEmpty());
    }
  }

  private static Figures search(TransitionSystem system, Random random, int threads) {
    SearchOptions options =
        new SearchOptions(
            Check.safety(), SearchOptions.AfterViolation.GO_ON, SearchLimits.none(), threads);
    StateStore store = random.nextBoolean() ? new TreeStore() : new TableStore();
    return Figures.of(
        random.nextBoolean()
            ? new DepthFirstSearch(system, store, options, SearchObserver.NONE).run()
            : new BreadthFirstSearch(system, store, options, SearchObserver.NONE).run());
  }

  private static ProcessSystem read(Path file) throws IOException {
    return new PromelaFrontEnd().check(new FileSourceLoader().read(file)).system().orElseThrow();
  }

  @Test
  void anyNumberOfWorkersSeesTheSame() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    Random random = new Random(SEED);
    for (String model : MODELS) {
      TransitionSystem system = CompiledSystem.of(read(corpus.file(model)));
      Figures expected = search(system, new Random(SEED), 1);
      assertThat(expected.states()).isGreaterThan(1000);
      for (int run = 0; run < RUNS / MODELS.size(); run++) {
        int threads = 1 + random.nextInt(8);
        assertThat(search(system, random, threads))
            .as(model + ", " + threads + " workers, run " + run)
            .isEqualTo(expected);
      }
    }
  }
}
