package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gyre.tck.SharedCorpus;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A soundness condition that is forgotten is noticed through the product. {@code
 * -Dgyre.planted=all} plants every mistake of the table, as {@code bench/planted} does; otherwise
 * some of them take their turn each day.
 */
class PlantedMistakesTest {
  private static final int EACH_DAY = 3;
  private static final long SECONDS = 60;

  @Test
  void eachIsAMethodOfGyre() {
    assertThat(PlantedMistake.all()).hasSizeGreaterThanOrEqualTo(60).doesNotHaveDuplicates();
    assertThat(PlantedMistake.all())
        .allSatisfy(
            mistake ->
                assertThatCode(() -> ForgetfulLoader.require(mistake)).doesNotThrowAnyException());
  }

  @Test
  void eachIsNoticed() throws IOException {
    List<PlantedMistake> chosen = chosen();
    StringBuilder table = new StringBuilder();
    assertThat(PlantedMistakeTable.make(chosen, SECONDS, 1, table, System.out)).isEmpty();
    PlantedMistakeTable.write(table);
  }

  /** The audits keep Gyre from each wrong answer that it gives without any of its conditions. */
  @Test
  void allConditionsOfSymmetryAtOnce() {
    assumeTrue(SharedCorpus.locate().isPresent());
    SymmetryOff off = new SymmetryOff();
    off.table(SharedCorpus.locate().orElseThrow(), System.out);
    assertThat(off.missed()).isEmpty();
  }

  private static List<PlantedMistake> chosen() {
    List<PlantedMistake> all = PlantedMistake.all();
    if (System.getProperty("gyre.planted", "").equals("all")) {
      return all;
    }
    List<PlantedMistake> some = new ArrayList<>();
    long day = LocalDate.now(java.time.ZoneOffset.UTC).toEpochDay();
    for (int i = 0; i < EACH_DAY; i++) {
      some.add(all.get((int) ((day * EACH_DAY + i) % all.size())));
    }
    return some;
  }
}
