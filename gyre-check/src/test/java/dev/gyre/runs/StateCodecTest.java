package dev.gyre.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.store.StateSample;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StateCodecTest {
  /** States that look like a sample, that nearly do, and that do not at all. */
  @Test
  void everyStateHasOneRecordAndComesBack() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      StateCodec codec = StateCodec.of(sample(random));
      StateCoder coder = codec.newCoder();
      StateCoder again = StateCodec.of(codec.descriptor()).newCoder();
      Map<String, String> stateByRecord = new HashMap<>();
      for (int i = 0; i < 200; i++) {
        int[] state = state(random);
        long[] record = Arrays.copyOf(coder.record(), 0);
        int count = coder.encode(padded(state), 2, state.length);
        record = Arrays.copyOf(coder.record(), count);
        String other = stateByRecord.put(Arrays.toString(record), Arrays.toString(state));
        assertThat(other).isIn(null, Arrays.toString(state));
        int length = again.decode(record, 0, count);
        assertThat(Arrays.copyOf(again.words(), length)).as("seed %d", seed).isEqualTo(state);
      }
    }
  }

  private static int[] padded(int[] state) {
    int[] words = new int[state.length + 4];
    Arrays.fill(words, -1);
    System.arraycopy(state, 0, words, 2, state.length);
    return words;
  }

  private static StateSample sample(Random random) {
    StateSample sample = new StateSample();
    int states = random.nextInt(20);
    for (int i = 0; i < states; i++) {
      int[] state = state(random);
      sample.add(state, state.length);
    }
    return sample;
  }

  private static int[] state(Random random) {
    int[] state = new int[random.nextInt(7)];
    for (int i = 0; i < state.length; i++) {
      state[i] =
          switch (random.nextInt(6)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextInt() & 0xF00F0001;
            case 2 -> -1;
            default -> random.nextInt(8);
          };
    }
    return state;
  }

  @Test
  void statesOfAShapeKeepTheirOrder() {
    StateSample sample = new StateSample();
    sample.add(new int[] {0, 5}, 2);
    sample.add(new int[] {0xFF, 5}, 2);
    StateCodec codec = StateCodec.of(sample);
    StateCoder coder = codec.newCoder();
    long before = -1;
    for (int i = 0; i < 256; i++) {
      assertThat(coder.encode(new int[] {i, 5}, 0, 2)).isEqualTo(1);
      assertThat(coder.record()[0]).isGreaterThan(before);
      before = coder.record()[0];
    }
  }

  @Test
  void aDescriptorThatIsCutOffIsNone() {
    StateSample sample = new StateSample();
    sample.add(new int[] {1, 2, 3}, 3);
    byte[] whole = StateCodec.of(sample).descriptor();
    for (int length = 0; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> StateCodec.of(part)).isInstanceOf(DamagedRunException.class);
    }
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    assertThatThrownBy(() -> StateCodec.of(longer)).isInstanceOf(DamagedRunException.class);
  }
}
