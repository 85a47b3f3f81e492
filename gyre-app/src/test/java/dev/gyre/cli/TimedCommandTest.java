package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models with timers on the command line: traces with the time, trails, what the plan says. */
class TimedCommandTest {
  private static final String LATE =
      """
      chan c = [0] of { byte };
      active proctype P() { timer t; delay(t, 40); c!1 }
      active proctype Q() { timer t; set(t, 30); c?_; assert(!expire(t)) }
      """;

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  @Test
  void aTraceTellsTheTime() throws IOException {
    String model = file("late.pml", LATE);
    CommandRun run = CommandRun.of("verify", "--full-trace", model);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .containsPattern("step +time +process +line")
        .containsPattern("30 +time +30 units pass")
        .containsPattern("40 +time +10 units pass")
        .containsPattern("step +time .*P:0")
        .containsPattern("40 .*-c!1-+>");
    CommandRun single = CommandRun.of("verify", "--tick", "single", "--format", "json", model);
    assertThat(single.out())
        .contains("\"time\" : 40")
        .contains("1 unit passes")
        .doesNotContain("10 units");
  }

  @Test
  void aTrailKeepsItsTicks() throws IOException {
    String model = file("late.pml", LATE);
    String trail = folder.resolve("trail.json").toString();
    assertThat(CommandRun.of("verify", "--trail", trail, model).status()).isEqualTo(1);
    CommandRun replay = CommandRun.of("simulate", "--replay", trail, model);
    assertThat(replay.err()).isEmpty();
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out()).contains("[30] time  30 units pass").contains("as recorded");
    String other = file("early.pml", LATE.replace("30", "20"));
    assertThat(CommandRun.of("simulate", "--replay", trail, other).status()).isNotZero();
  }

  @Test
  void thePlanTellsHowTimePasses() throws IOException {
    String model = file("late.pml", LATE);
    assertThat(CommandRun.of("verify", "--explain", model).out())
        .containsPattern("time +merged ticks");
    assertThat(CommandRun.of("verify", "--explain", "--plain", model).out())
        .containsPattern("time +single ticks");
    String reader = file("reader.pml", LATE.replace("!expire(t)", "t > 3"));
    assertThat(CommandRun.of("verify", "--explain", reader).out())
        .containsPattern("time +single ticks .*assert\\(t > 3\\) in line 3");
    CommandRun free = CommandRun.of("verify", "--time", "abstract", "--explain", model);
    assertThat(free.status()).isEqualTo(2);
    assertThat(free.out()).contains("would not be sound");
    String safe = file("safe.pml", LATE.replace("assert(!expire(t))", "expire(t)"));
    CommandRun holds = CommandRun.of("verify", "--time", "abstract", safe);
    assertThat(holds.out()).contains("holds").contains("whatever time timers are set to");
    CommandRun zeno = CommandRun.of("verify", "--check", "zeno", safe);
    assertThat(zeno.out()).contains("time goes on in every infinite run");
  }
}
