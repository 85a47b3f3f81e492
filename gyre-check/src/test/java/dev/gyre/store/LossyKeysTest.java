package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lossy sets omit as many keys as they say they do, and never see a key twice. */
class LossyKeysTest {
  private static final int RUNS = 30;
  private static final int KEYS = 40_000;

  private interface Design {
    KeySet create(long seed);
  }

  /** Neighbours, as the keys of states are: pairs of small numbers. */
  private static long key(int number) {
    return 1 + ((long) (number / 200) << NodeTable.NODE_BITS) + number % 200;
  }

  private record Omissions(double measured, double predicted) {
    /** Four standard deviations of a sum of rare events, and one percent for the formula. */
    boolean agree() {
      return Math.abs(measured - predicted) <= 4 * Math.sqrt(predicted) + predicted / 100;
    }
  }

  /** Offers keys to sets with different seeds. */
  private static Omissions measure(Design design) {
    long measured = 0;
    double predicted = 0;
    for (int run = 0; run < RUNS; run++) {
      KeySet keys = design.create(run);
      int stored = 0;
      for (int i = 0; i < KEYS; i++) {
        stored += keys.add(keys.scramble(key(i))) ? 1 : 0;
      }
      keys.added(stored);
      measured += KEYS - stored;
      predicted += keys.omissions().expected();
    }
    return new Omissions(measured, predicted);
  }

  static List<int[]> bitstateSizes() {
    List<int[]> sizes = new ArrayList<>();
    for (int k = 1; k <= 4; k++) {
      for (int bytes : new int[] {20_008, 70_000, 300_016}) {
        sizes.add(new int[] {k, bytes});
      }
    }
    return sizes;
  }

  @ParameterizedTest
  @MethodSource("bitstateSizes")
  void bitstateOmitsWhatIsPredicted(int[] size) {
    Omissions omissions = measure(seed -> new BitstateKeys(size[1], size[0], seed));
    assertThat(omissions).matches(Omissions::agree);
    assertThat(omissions.measured()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 9, 10, 12, 16})
  void compactOmitsWhatIsPredicted(int bits) {
    for (int percent : new int[] {30, 70, 98}) {
      long words = KEYS * 100L / percent / (64 / bits);
      Omissions omissions = measure(seed -> new CompactKeys(words * Long.BYTES, bits, seed));
      assertThat(omissions).as(percent + " percent full").matches(Omissions::agree);
    }
  }

  /** The comparison would notice a formula, or a hash, that is only a little wrong. */
  @Test
  void theComparisonIsSharp() {
    Omissions right = measure(seed -> new BitstateKeys(70_000, 2, seed));
    double other =
        RUNS
            * OmissionEstimate.ofBitstate(70_000 * 8, 3, KEYS - (long) right.measured() / RUNS)
                .expected();
    assertThat(new Omissions(right.measured(), other)).matches(o -> !o.agree());
    double fewer =
        RUNS
            * OmissionEstimate.ofBitstate(72_000 * 8, 2, KEYS - (long) right.measured() / RUNS)
                .expected();
    assertThat(new Omissions(right.measured(), fewer)).matches(o -> !o.agree());
  }

  @Test
  void aKeyThatWasAddedIsFoundAgain() {
    for (KeySet keys : List.of(new BitstateKeys(20_000, 3, 5), new CompactKeys(90_000, 12, 5))) {
      for (int i = 0; i < KEYS; i++) {
        keys.add(keys.scramble(key(i)));
      }
      for (int i = 0; i < KEYS; i++) {
        assertThat(keys.add(keys.scramble(key(i)))).isFalse();
      }
    }
  }

  @Test
  void aFullTableOfSignaturesGivesUp() {
    CompactKeys keys = new CompactKeys(1024, 64, 0);
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 200; i++) {
                keys.add(keys.scramble(key(i)));
              }
            })
        .isInstanceOf(StoreFullException.class);
  }

  @Test
  void signaturesFillTheirWord() {
    assertThat(CompactKeys.widened(4)).isEqualTo(4);
    assertThat(CompactKeys.widened(11)).isEqualTo(12);
    assertThat(CompactKeys.widened(24)).isEqualTo(32);
    assertThat(CompactKeys.widened(33)).isEqualTo(64);
    assertThat(new CompactKeys(1029, 24, 0).memoryBytes()).isEqualTo(1024);
  }

  /** All threads add all keys, in nearly the same order, so that they collide. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void oneThreadOnlySeesAKeyAsNew(int kind) throws InterruptedException {
    for (int round = 0; round < 10; round++) {
      KeySet keys =
          switch (kind) {
            case 0 -> new BitstateKeys(8 << 20, 8, round);
            case 1 -> new CompactKeys(2 << 20, 64, round);
            default -> new CompactKeys(KEYS * 4 + 4000, 32, round);
          };
      assertThat(keys.omissions().expected()).isLessThan(1e-3);
      AtomicIntegerArray seenAsNew = new AtomicIntegerArray(KEYS);
      List<Thread> threads = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        Thread thread =
            new Thread(
                () -> {
                  for (int i = 0; i < KEYS; i++) {
                    if (keys.add(keys.scramble(key(i)))) {
                      seenAsNew.incrementAndGet(i);
                      keys.added(1);
                    }
                  }
                });
        threads.add(thread);
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
      for (int i = 0; i < KEYS; i++) {
        assertThat(seenAsNew.get(i)).isEqualTo(1);
      }
      assertThat(keys.count()).isEqualTo(KEYS);
      assertThat(keys.omissions().expected()).isLessThan(0.1);
    }
  }
}
