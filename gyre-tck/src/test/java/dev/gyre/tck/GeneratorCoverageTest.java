package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.coverage.Construct;
import dev.gyre.tck.coverage.CoverageTable;
import dev.gyre.tck.coverage.ModelCoverage;
import org.junit.jupiter.api.Test;

/**
 * The random models exercise the whole language: every construct is taken in the searches of at
 * least {@value #LEAST} of them, not merely written down.
 *
 * <p>{@code -Dgyre.coverage.models=20000} looks at more of them, {@code -Dgyre.coverage.seed} at
 * others.
 */
class GeneratorCoverageTest {
  private static final int MODELS = Integer.getInteger("gyre.coverage.models", 2000);
  private static final long SEED = Long.getLong("gyre.coverage.seed", 1);
  private static final int LEAST = 5;

  @Test
  void everyConstructIsTaken() {
    RandomModels models = new RandomModels();
    CoverageTable table = new CoverageTable();
    for (long seed = SEED; table.models() < MODELS; seed++) {
      String text = models.model(seed).text();
      PromelaFrontEnd.Result result =
          new PromelaFrontEnd().check(new SourceFile("model.pml", text));
      if (result.isAccepted()) {
        table.add(ModelCoverage.of(result));
      }
    }
    System.out.println(table);
    assertThat(table.rarerThan(LEAST)).as("taken in too few models").isEmpty();
  }

  /** What stands where no search comes is contained, but not taken. */
  @Test
  void whatIsOnlyWrittenDownIsNotTaken() {
    ModelCoverage coverage =
        ModelCoverage.of(
            new PromelaFrontEnd()
                .check(
                    new SourceFile(
                        "model.pml",
                        """
                        byte x;
                        active proctype P() {
                          { x = 1; goto L } unless { x == 3 -> timeout };
                          x--;
                          L: if :: x == 1 -> d_step { x = 255; x = x + 1 } :: else -> printf("") fi
                        }
                        """)));
    assertThat(coverage.contained())
        .contains(Construct.DECREMENT, Construct.UNLESS_ESCAPE, Construct.TIMEOUT, Construct.ELSE);
    assertThat(coverage.taken())
        .contains(
            Construct.ASSIGNMENT,
            Construct.GOTO,
            Construct.LABEL,
            Construct.UNLESS_MAIN,
            Construct.D_STEP,
            Construct.PROCESS_ENDS)
        .doesNotContain(
            Construct.DECREMENT,
            Construct.UNLESS_ESCAPE,
            Construct.TIMEOUT,
            Construct.ELSE,
            Construct.PRINTF,
            Construct.BYTE_OVERFLOW);
  }
}
