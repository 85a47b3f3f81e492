package dev.gyre.store;

/**
 * How many states a lossy store has probably taken for others, and so left out (Dillinger and
 * Manolios 2005, who give the analysis in words; the sums are worked out here). Supposes that keys
 * are hashed independently and evenly.
 *
 * <p>Only states that were offered are counted. What can be reached through omitted states alone
 * was never offered, so in a graph where few ways lead to a state more may be missing.
 *
 * @param expected the expected number of omitted states
 */
public record OmissionEstimate(double expected) {
  /** Sums of fewer terms are added up, longer ones integrated. */
  private static final long FEW = 1 << 14;

  /** Half the number of strips of the integral; even the steepest integrand is smooth in them. */
  private static final int PANELS = 2048;

  /** Nothing is ever omitted. */
  public static final OmissionEstimate NONE = new OmissionEstimate(0);

  /** How many bits per state are worth considering. */
  public static final int MAX_BITS_PER_STATE = 64;

  /** The probability that at least one state was omitted. */
  public double probability() {
    return -Math.expm1(-expected);
  }

  /**
   * For a table of {@code bits} bits in which each state sets {@code bitsPerState} of them.
   *
   * <p>After t different states a bit is set with probability 1 - e^(-k t / m), for an omitted
   * state changes no bit either. State t is omitted if all its k bits are set, so of T states
   * offered the sum over t &lt; T of (1 - e^(-k t / m))^k are omitted. Known is not T but how many
   * were stored, which is T less that sum; Newton's method finds T.
   *
   * @param stored how many states were taken as new
   */
  public static OmissionEstimate ofBitstate(long bits, int bitsPerState, long stored) {
    double rate = (double) bitsPerState / bits;
    double offered = stored;
    double omitted = sumOfOmissions(rate, bitsPerState, offered);
    for (int i = 0; i < 50; i++) {
      double missing = stored + omitted - offered;
      double next = offered + missing / (1 - omission(rate, bitsPerState, offered));
      if (missing <= 1e-9 * offered || !Double.isFinite(next)) {
        break;
      }
      offered = next;
      omitted = sumOfOmissions(rate, bitsPerState, offered);
    }
    return new OmissionEstimate(omitted);
  }

  /** The probability that a new state is omitted when so many were offered before. */
  private static double omission(double rate, int bitsPerState, double before) {
    return Math.pow(-Math.expm1(-rate * before), bitsPerState);
  }

  private static double sumOfOmissions(double rate, int bitsPerState, double offered) {
    double sum = 0;
    if (offered <= FEW) {
      for (int i = 0; i < offered; i++) {
        sum += omission(rate, bitsPerState, i);
      }
      return sum;
    }
    // Simpson's rule; a sum up to but without the end is the integral less half of the end.
    double half = offered / PANELS / 2;
    for (int i = 0; i < PANELS; i++) {
      double from = 2 * half * i;
      sum += omission(rate, bitsPerState, from);
      sum += 4 * omission(rate, bitsPerState, from + half);
      sum += omission(rate, bitsPerState, from + 2 * half);
    }
    return Math.max(0, sum * half / 3 - omission(rate, bitsPerState, offered) / 2);
  }

  /**
   * For a table of {@code cells} cells with signatures of {@code signatureBits} bits, none of them
   * zero.
   *
   * <p>When i of N cells are in use, a new state is compared with i / (N + 1 - i) signatures on
   * average before it finds a free cell (uniform probing), and each is equal to its own with
   * probability 1 / (2^b - 1). For each state that is stored so many are omitted; the sum over all
   * i &lt; n is taken as an integral.
   *
   * @param stored how many states were taken as new
   */
  public static OmissionEstimate ofCompact(long cells, int signatureBits, long stored) {
    double room = cells + 1.0;
    double compared = -room * Math.log1p(-stored / room) - stored;
    return new OmissionEstimate(Math.max(0, compared) / (Math.pow(2, signatureBits) - 1));
  }

  /** The number of bits per state with which the fewest of so many states are omitted. */
  public static int bestBitsPerState(long bits, long states) {
    int best = 1;
    double fewest = Double.POSITIVE_INFINITY;
    for (int k = 1; k <= MAX_BITS_PER_STATE; k++) {
      double omitted = sumOfOmissions((double) k / bits, k, (double) states);
      if (omitted < fewest) {
        best = k;
        fewest = omitted;
      }
    }
    return best;
  }
}
