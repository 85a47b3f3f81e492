package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SearchOrder;
import org.junit.jupiter.api.Test;

class WrittenOptionsTest {
  private static CheckOptions read(String words) {
    return new WrittenOptions().read(words);
  }

  @Test
  void noWordsAreNoOptions() {
    assertThat(read("  ")).isEqualTo(CheckOptions.none());
  }

  @Test
  void wordsMeanWhatTheyMeanOnTheCommandLine() {
    CheckOptions options =
        read("--por off --search bfs --ltl '[] (x > 0)' --ltl \"<> done\" --lossy");
    assertThat(options.reductions().partialOrder()).isEqualTo(PartialOrder.OFF);
    assertThat(options.search().order()).contains(SearchOrder.BFS);
    assertThat(options.questions().formulas()).containsExactly("[] (x > 0)", "<> done");
  }

  @Test
  void whatIsNoOptionIsRefused() {
    for (String words : new String[] {"--nonsense", "model.pml", "--trail x", "--timeout soon"}) {
      assertThatThrownBy(() -> read(words)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}
