package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A sample of the suite: some seeds that are always the same, then others, from a seed that is
 * printed. {@code bench/soak} asks more, and repeats what a seed showed.
 */
class ProductSuiteTest {
  private static final long FIXED_QUESTIONS = 120;
  private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final Path FOLDER = Path.of("target/product");

  static List<ModelSource> sources() {
    return Sources.all();
  }

  @ParameterizedTest
  @MethodSource("sources")
  void noWayOfSearchingChangesAVerdict(ModelSource source) {
    Soak soak = new Soak(FOLDER, System.out);
    List<Finding> fixed = soak.run(source, FIXED_QUESTIONS, 1, Long.MAX_VALUE);
    long fresh = System.nanoTime() >>> 8;
    List<Finding> others = soak.run(source, Long.MAX_VALUE, fresh, FRESH_NANOS);
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
