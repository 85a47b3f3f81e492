package dev.gyre.tck.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.lower.LoweringOptions.Timers;
import dev.gyre.tck.VerifyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A small system for each rule of SDL: the command, and the reference interpreter. */
class SdlConformanceTest {
  private static final Path FILES = Path.of("src/test/resources/sdl");
  private static final Pattern VERDICT = Pattern.compile("verdict: ([a-z-]+)");
  private static final Pattern OUTSIDE = Pattern.compile("outside: ([0-9]+)");
  private static final String HOLDS = "holds";

  /** What a queue holds if nothing else is asked for. */
  private static final int CAPACITY = 8;

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(FILES)) {
      return all.filter(file -> file.toString().endsWith(".sdl")).sorted().toList();
    }
  }

  private static Set<String> expected(String text) {
    Matcher verdict = VERDICT.matcher(text);
    assertThat(verdict.find()).isTrue();
    return verdict.group(1).equals(HOLDS) ? Set.of() : Set.of(verdict.group(1));
  }

  @ParameterizedTest
  @MethodSource("files")
  void theCommandAnswersWhatTheHeaderSays(Path file) throws IOException {
    String verdict = expected(Files.readString(file)).isEmpty() ? HOLDS : "violated";
    OptionalInt outside = outside(Files.readString(file));
    String env = outside.isPresent() ? "--env " + outside.getAsInt() : "";
    for (String arguments : List.of(env, (env + " --plain").strip())) {
      VerifyRun run = VerifyRun.of(file, arguments);
      assertThat(run.verdict()).as(run.toString()).isEqualTo(verdict);
    }
  }

  private static OptionalInt outside(String text) {
    Matcher outside = OUTSIDE.matcher(text);
    return outside.find()
        ? OptionalInt.of(Integer.parseInt(outside.group(1)))
        : OptionalInt.empty();
  }

  /** Each file is small, and a closed system has as many states as the reference counts. */
  @ParameterizedTest
  @MethodSource("files")
  void theReferenceAgrees(Path file) throws IOException {
    String text = Files.readString(file);
    OptionalInt outside = outside(text);
    LoweredStates.Result reference =
        SdlAnswers.ofReference(text, CAPACITY, outside.orElse(0)).orElseThrow();
    assertThat(reference.errors()).isEqualTo(expected(text));
    LoweredStates.Result found = SdlAnswers.ofGyre(text, CAPACITY, Timers.QUEUE, outside);
    assertThat(found.errors()).isEqualTo(expected(text));
    if (outside.isEmpty()) {
      assertThat(found.states()).isEqualTo(reference.states());
    }
    assertThat(SdlAnswers.ofGyre(text, CAPACITY, Timers.AUTOMATIC, outside).errors())
        .isEqualTo(expected(text));
  }

  /** A timer in a variable would come before a signal that is older than its expiration. */
  @Test
  void timersInVariablesAreWrongWithSavedSignals() throws IOException {
    String text = Files.readString(FILES.resolve("timers_save.sdl"));
    assertThat(SdlAnswers.ofGyre(text, CAPACITY, Timers.QUEUE).errors()).isEmpty();
    assertThat(SdlAnswers.ofGyre(text, CAPACITY, Timers.VARIABLE).errors())
        .containsExactly("value-range");
  }
}
