package dev.gyre.tck.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.bound.BoundReport;
import dev.gyre.bound.Boundedness;
import dev.gyre.bound.ChannelBound;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Bounds of random models against searches with more room than the bound. {@code
 * -Dgyre.bound.models=5000 -Dgyre.bound.seed=100000} makes it thorough.
 */
class RandomBoundsTest {
  private static final Duration LIMIT = Duration.ofSeconds(3);

  /** Larger ones would need searches that take too long. */
  private static final BigInteger LARGEST = BigInteger.valueOf(9);

  private final int models = Integer.getInteger("gyre.bound.models", 60);
  private final long firstSeed = Long.getLong("gyre.bound.seed", 0L);
  private int decided;
  private int reached;

  @Test
  void noSearchFindsMoreThanTheBound() {
    for (long seed = firstSeed; seed < firstSeed + models; seed++) {
      String text = ChannelModels.of(seed);
      BoundReport report = report(text);
      assertThat(report.refusal()).as(text).isEmpty();
      List<ChannelBound> claims =
          report.channels().stream()
              .filter(c -> c.verdict() == ChannelBound.Verdict.BOUNDED)
              .filter(c -> c.bound().isPresent() && c.bound().get().compareTo(LARGEST) <= 0)
              .toList();
      if (!claims.isEmpty()) {
        check(seed, text, claims);
      }
    }
    // The search must have had something to judge, and the bounds must be worth something.
    assertThat(decided).isGreaterThan(models / 2);
    assertThat(reached).isGreaterThan(models / 2);
  }

  static BoundReport report(String text) {
    LoadedModel model = LoadedModel.load(new SourceFile("model.pml", text), Map.of());
    return Boundedness.of(
        model.system().orElseThrow(() -> new AssertionError(model.diagnostics() + text)));
  }

  private void check(long seed, String text, List<ChannelBound> claims) {
    int most = claims.stream().mapToInt(c -> c.bound().orElseThrow().intValue()).max().orElse(0);
    String roomy = "#define K " + (most + 2) + "\n" + text;
    Verdict verdict = FillOracle.always(roomy, FillOracle.claim(claims), LIMIT);
    assertThat(verdict)
        .as("seed %d%n%s%n%s", seed, FillOracle.claim(claims), text)
        .isNotEqualTo(Verdict.VIOLATED);
    decided += verdict == Verdict.HOLDS ? 1 : 0;
    ChannelBound largest = claims.get((int) (seed % claims.size()));
    BigInteger bound = largest.bound().orElseThrow();
    if (bound.signum() == 0) {
      reached++;
      return;
    }
    String less = "len(" + largest.channel().name() + ") < " + bound;
    boolean isReached = FillOracle.always(roomy, less, LIMIT) == Verdict.VIOLATED;
    reached += isReached ? 1 : 0;
  }
}
