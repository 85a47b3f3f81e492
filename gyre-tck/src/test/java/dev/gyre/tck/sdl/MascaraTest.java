package dev.gyre.tck.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.VerifyRun;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The findings of the thesis about MASCARA, on systems like it and through the command. */
class MascaraTest {
  private static final Path SYSTEMS = Path.of("../examples/sdl");
  private static final Pattern STATES = Pattern.compile("(?m)^ *([\\d,]+) +states stored");

  private static VerifyRun verify(String name, String options) {
    return VerifyRun.of(SYSTEMS.resolve(name + ".sdl"), options);
  }

  private static long states(String name, String options) {
    Matcher states = STATES.matcher(verify(name, options).out());
    assertThat(states.find()).isTrue();
    return Long.parseLong(states.group(1).replace(",", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "mascara, holds, holds",
    "mascara_two, holds, holds",
    "mascara_race, violated, undecided",
    "mascara_apart, holds, undecided",
    "mascara_meeting, violated, undecided",
    "crossed_timers, violated, undecided"
  })
  void errorsAreFoundAndGoneAfterRepair(String name, String concrete, String unknown) {
    assertThat(verify(name, "").verdict()).isEqualTo(concrete);
    assertThat(verify(name, "--time abstract").verdict()).isEqualTo(unknown);
    assertThat(verify(name, "--timers queue").verdict()).isEqualTo(concrete);
  }

  /** The suspension comes before the link is initialised, and the monitor waits for the answer. */
  @Test
  void theRaceIsADiscardedSignal() {
    VerifyRun run = verify("mascara_race", "--check discard");
    assertThat(run.out()).contains("the signal suspend is discarded in state off of link");
  }

  @Test
  void partialOrderReductionHalvesTheStates() {
    for (String timers : List.of("variable", "queue")) {
      String options = "--symmetry off --timers " + timers;
      assertThat(states("mascara", options + " --por on"))
          .isLessThanOrEqualTo(states("mascara", options + " --por off") / 2);
    }
  }
}
