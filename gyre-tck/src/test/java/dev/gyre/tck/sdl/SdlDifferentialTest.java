package dev.gyre.tck.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.lower.LoweringOptions.Timers;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Random SDL systems: what is lowered against the reference interpreter. The queues are short, so
 * that they overflow often.
 *
 * <p>With the signals of timers in the queue, a state of the reference is a state of the lowered
 * system between two transitions, and their numbers are compared. Two encodings differ on purpose,
 * and there only the errors are: an instance that was created waits for its start with a message in
 * its queue, which one of the beginning does not; and SENDER and its like are kept if a process
 * reads them in a transition that can be reached, not merely somewhere in the text.
 *
 * <p>{@code -Dgyre.sdl.differential=20000} compares more systems, {@code -Dgyre.sdl.seed} others.
 */
class SdlDifferentialTest {
  private static final int SYSTEMS = Integer.getInteger("gyre.sdl.differential", 300);
  private static final long SEED = Long.getLong("gyre.sdl.seed", 1);
  private static final int CAPACITY = 2;
  private static final String QUEUE_FULL = "queue-full";
  private static final Pattern ENCODED = Pattern.compile("\\b(create|sender|parent|offspring)\\b");

  @Test
  void theReferenceFindsTheSameErrorsAndStates() {
    int holds = 0;
    int counted = 0;
    int compared = 0;
    for (long seed = SEED; seed < SEED + SYSTEMS; seed++) {
      String text = SdlGenerator.text(seed);
      Optional<LoweredStates.Result> expected = SdlAnswers.ofReference(text, CAPACITY);
      if (expected.isEmpty()) {
        continue;
      }
      compared++;
      holds += expected.get().errors().isEmpty() ? 1 : 0;
      LoweredStates.Result found = SdlAnswers.ofGyre(text, CAPACITY, Timers.QUEUE);
      assertThat(found.errors()).as("%d %s", seed, text).isEqualTo(expected.get().errors());
      if (!ENCODED.matcher(text).find()) {
        counted++;
        assertThat(found.states()).as("%d %s", seed, text).isEqualTo(expected.get().states());
      }
      Set<String> automatic =
          new TreeSet<>(SdlAnswers.ofGyre(text, CAPACITY, Timers.AUTOMATIC).errors());
      assertThat(withoutFull(automatic))
          .as("%d %s", seed, text)
          .isEqualTo(withoutFull(expected.get().errors()));
    }
    System.out.printf(
        "random SDL: %d systems, %d hold, states counted in %d%n", compared, holds, counted);
    assertThat(compared).isGreaterThan(SYSTEMS * 9 / 10);
    assertThat(holds).isGreaterThan(SYSTEMS / 20);
    assertThat(counted).isGreaterThan(SYSTEMS / 5);
  }

  /** The signal of a timer needs no room in a queue while it is in a variable. */
  private static Set<String> withoutFull(Set<String> errors) {
    Set<String> others = new TreeSet<>(errors);
    others.remove(QUEUE_FULL);
    return others;
  }
}
