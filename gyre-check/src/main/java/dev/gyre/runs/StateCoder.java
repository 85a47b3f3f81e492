package dev.gyre.runs;

import java.util.Arrays;

/** Codes states with a {@link StateCodec}. For one thread. */
public final class StateCoder {
  private static final int WORD = Integer.SIZE;

  private final StateCodec codec;
  private final BitWriter out = new BitWriter();
  private final BitReader in = new BitReader();
  private int[] words = new int[64];

  StateCoder(StateCodec codec) {
    this.codec = codec;
  }

  /** Makes a record of a state; the result is how many words it has. */
  public int encode(int[] state, int start, int length) {
    out.clear();
    StateShape shape = codec.shapeFor(length);
    if (shape == null) {
      writeRaw(state, start, length);
    } else if (shape.fits(state, start)) {
      out.add(codec.tagFor(length), codec.tagBits());
      out.pad(codec.padding(shape));
      shape.squeeze(state, start, out);
    } else {
      out.add(codec.tagFor(length) + 1, codec.tagBits());
      shape.squeeze(state, start, out);
      writeRest(state, start, shape);
    }
    return out.finish();
  }

  private void writeRaw(int[] state, int start, int length) {
    if (codec.tagBits() > 0) {
      out.add(StateCodec.RAW, codec.tagBits());
    }
    out.add(length, WORD);
    for (int i = start; i < start + length; i++) {
      out.add(state[i], WORD);
    }
  }

  private void writeRest(int[] state, int start, StateShape shape) {
    for (int i = 0; i < shape.length(); i++) {
      out.add(isOther(state[start + i], shape, i) ? 1 : 0, 1);
    }
    for (int i = 0; i < shape.length(); i++) {
      if (isOther(state[start + i], shape, i)) {
        out.add(state[start + i], WORD);
      }
    }
  }

  private static boolean isOther(int word, StateShape shape, int index) {
    return (word & ~shape.varying(index)) != shape.base(index);
  }

  /** The record of the state that was encoded last; from the first word on. */
  public long[] record() {
    return out.words();
  }

  /** Makes a state of a record; the result is how many words it has. */
  public int decode(long[] records, int at, int length) {
    in.open(records, at, length);
    int tag = codec.tagBits() == 0 ? StateCodec.RAW : in.take(codec.tagBits());
    if (tag == StateCodec.RAW) {
      return readRaw(length);
    }
    StateShape shape = codec.shapeOf(tag);
    makeRoom(shape.length());
    if ((tag & 1) == 1) {
      in.skip(codec.padding(shape));
      shape.expand(in, words);
      return shape.length();
    }
    shape.expand(in, words);
    boolean[] isOther = new boolean[shape.length()];
    for (int i = 0; i < isOther.length; i++) {
      isOther[i] = in.take(1) == 1;
    }
    for (int i = 0; i < isOther.length; i++) {
      if (isOther[i]) {
        words[i] = in.take(WORD);
      }
    }
    return shape.length();
  }

  private int readRaw(int recordLength) {
    int length = in.take(WORD);
    if (length < 0 || length > 2L * recordLength) {
      throw new DamagedRunException("a record of a state with " + length + " words");
    }
    makeRoom(length);
    for (int i = 0; i < length; i++) {
      words[i] = in.take(WORD);
    }
    return length;
  }

  private void makeRoom(int length) {
    if (length > words.length) {
      words = Arrays.copyOf(words, Math.max(length, words.length * 2));
    }
  }

  /** The state that was decoded last; from the first word on. */
  public int[] words() {
    return words;
  }
}
