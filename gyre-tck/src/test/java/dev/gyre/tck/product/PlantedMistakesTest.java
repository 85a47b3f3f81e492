package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Path;
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
  private static final long SECONDS = 20;

  @Test
  void eachIsAMethodOfGyre() {
    assertThat(PlantedMistake.all()).hasSizeGreaterThanOrEqualTo(25).doesNotHaveDuplicates();
    assertThat(PlantedMistake.all())
        .allSatisfy(
            mistake ->
                assertThatCode(() -> ForgetfulLoader.require(mistake)).doesNotThrowAnyException());
  }

  @Test
  void eachIsNoticed() throws IOException {
    List<PlantedMistake> chosen = chosen();
    Path table = Path.of("target/product/planted.md");
    assertThat(PlantedMistakeTable.make(chosen, SECONDS, 1, table, System.out)).isEmpty();
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
