package dev.gyre.tck.resume;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A few killed processes; {@code bench/resume 200} has more of them. */
class KilledRunTest {
  @Test
  void whatWasKilledIsTakenUp() throws IOException, InterruptedException {
    KilledRuns runs = new KilledRuns(1);
    List<LongQuestion> all = LongQuestion.all();
    for (LongQuestion question : List.of(all.get(0), all.get(7), all.get(13))) {
      assertThat(runs.complaint(question)).as(question.name()).isEmpty();
    }
  }
}
