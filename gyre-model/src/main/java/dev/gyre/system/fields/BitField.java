package dev.gyre.system.fields;

/**
 * Some bits of a state.
 *
 * @param word the word they are in
 * @param shift the lowest of them
 * @param mask all of them, after the shift
 */
public record BitField(int word, int shift, int mask) {
  /** No bits: the value is always 0. */
  public static final BitField NONE = new BitField(0, 0, 0);

  public int value(int[] state) {
    return (state[word] >>> shift) & mask;
  }

  /** The bits where they are in their word. */
  public int bits() {
    return mask << shift;
  }

  public void put(int[] state, int value) {
    state[word] = (state[word] & ~bits()) | (value << shift);
  }
}
