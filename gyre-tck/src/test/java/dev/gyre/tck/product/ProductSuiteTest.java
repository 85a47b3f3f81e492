package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A sample of the suite: a number of questions, then as many more as there is time for. The seeds
 * are the same in each build, so that nobody's change fails by chance; {@code bench/soak} looks for
 * what is new with fresh ones.
 */
class ProductSuiteTest {
  private static final long FIXED_QUESTIONS = 120;
  private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final Path FOLDER = Path.of("target/product");

  /** Where the rest begins, unless {@code gyre.product.seed} says otherwise. */
  private static final long OTHER_SEED = 1_000_000;

  static List<ModelSource> sources() {
    return Sources.all();
  }

  @ParameterizedTest
  @MethodSource("sources")
  void noWayOfSearchingChangesAVerdict(ModelSource source) {
    Soak soak = new Soak(FOLDER, System.out);
    List<Finding> fixed = soak.run(source, FIXED_QUESTIONS, 1, Long.MAX_VALUE);
    long other = Long.getLong("gyre.product.seed", OTHER_SEED);
    List<Finding> others = soak.run(source, Long.MAX_VALUE, other, FRESH_NANOS);
    assertThat(fixed).as("%s", texts(fixed)).isEmpty();
    assertThat(others).as("%s", texts(others)).isEmpty();
  }

  private static String texts(List<Finding> findings) {
    StringBuilder all = new StringBuilder();
    findings.forEach(finding -> all.append(finding.text("model.pml")).append('\n'));
    return all.toString();
  }

  @ParameterizedTest
  @MethodSource("sources")
  void spinSaysTheSameOfThePlainSearch(ModelSource source) {
    assertThat(SpinSoak.run(source, 3, 1, System.out)).isEmpty();
  }
}
