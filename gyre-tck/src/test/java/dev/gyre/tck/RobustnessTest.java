package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * No text, however wrong, makes the front end fail: it is accepted or refused with a reason, soon.
 *
 * <p>The number of random texts is the system property {@code gyre.robustness.inputs}, the seed of
 * the first one {@code gyre.robustness.seed}.
 */
class RobustnessTest {
  private static final int INPUTS = Integer.getInteger("gyre.robustness.inputs", 20_000);
  private static final long SEED = Long.getLong("gyre.robustness.seed", 1);

  /** The aim is 2 s for any small text; the machine that runs the tests may be busy. */
  private static final double LIMIT_SECONDS = 10;

  private static final double SECONDS_PER_MEGABYTE = 5;

  private static final int LONGEST_TEXT = 12_000;

  private String slowest = "";
  private double slowestSeconds;

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void spoiledModelsGetAnAnswer() {
    List<String> texts = texts();
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < INPUTS; i++) {
      String text = new TextMutator(texts, SEED + i).next();
      String name = "seed " + (SEED + i);
      judge(name, text).ifPresent(why -> failures.add(name + ": " + why + kept(name, text)));
    }
    report("random texts");
    assertThat(failures).isEmpty();
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void hardInputsGetAnAnswer() {
    List<String> failures = new ArrayList<>();
    for (Map.Entry<String, String> input : HardInputs.all().entrySet()) {
      judge(input.getKey(), input.getValue())
          .ifPresent(why -> failures.add(input.getKey() + ": " + why));
    }
    report("hard inputs");
    assertThat(failures).isEmpty();
  }

  /** Why the answer to the text is not one; nothing if all is well. */
  private Optional<String> judge(String name, String text) {
    long start = System.nanoTime();
    try {
      FrontEndRun run = FrontEndRun.of(text);
      double seconds = (System.nanoTime() - start) / 1e9;
      if (seconds > slowestSeconds) {
        slowestSeconds = seconds;
        slowest = name;
      }
      return seconds > LIMIT_SECONDS + SECONDS_PER_MEGABYTE * text.length() / 1e6
          ? Optional.of(String.format(Locale.ROOT, "took %.1f s", seconds))
          : run.malformed();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      StackTraceElement[] trace = fault.getStackTrace();
      return Optional.of(fault + (trace.length > 0 ? " at " + trace[0] : ""));
    }
  }

  private void report(String what) {
    // In the log of the build, so that a creeping slowdown shows.
    System.out.printf(
        Locale.ROOT,
        "RobustnessTest: slowest of the %s: %.2f s, %s%n",
        what,
        slowestSeconds,
        slowest);
  }

  /** The conformance suite, and the corpus where there is one. */
  private static List<String> texts() {
    List<Path> files = new ArrayList<>();
    ConformanceCase.all().forEach(model -> files.add(model.file()));
    SharedCorpus.locate()
        .ifPresent(corpus -> corpus.expected().forEach(row -> files.add(corpus.file(row.model()))));
    return files.stream()
        .map(RobustnessTest::read)
        .filter(text -> text.length() < LONGEST_TEXT)
        .toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String kept(String name, String text) {
    try {
      Path folder = Repository.root().resolve("gyre-tck/target/robustness");
      Files.createDirectories(folder);
      Path file = folder.resolve(name.replace(' ', '-') + ".pml");
      Files.writeString(file, text, StandardCharsets.UTF_16);
      return " (kept as " + Repository.name(file) + ", UTF-16)";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
