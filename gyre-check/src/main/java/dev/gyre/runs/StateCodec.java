package dev.gyre.runs;

import dev.gyre.store.StateSample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes records of states and states of records; a record is a few 64-bit words. Exact: every state
 * has exactly one record, and no two states have the same.
 *
 * <p>A record begins with a number, in as few bits as are needed, that says how it goes on:
 *
 * <ul>
 *   <li>0: the number of words, and the words. Good for any state.
 *   <li>2 i + 1: the bits that vary in states of shape i, with zeros in front so that they end with
 *       the last word.
 *   <li>2 i + 2: a state as long as those of shape i that differs from them elsewhere, too: the
 *       bits that vary; for each word whether it differs; each word that does.
 * </ul>
 *
 * <p>States of a shape have the order of their varying bits, so that similar states are neighbours
 * where records are sorted.
 */
public final class StateCodec {
  static final int RAW = 0;

  private final StateShape[] shapes;
  private final int tagBits;

  /** The shape for states of a length, or null. */
  private final StateShape[] byLength;

  private final int[] tagByLength;

  private StateCodec(List<StateShape> shapes) {
    this.shapes = shapes.toArray(new StateShape[0]);
    this.tagBits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * shapes.size());
    int longest = shapes.stream().mapToInt(StateShape::length).max().orElse(0);
    this.byLength = new StateShape[longest + 1];
    this.tagByLength = new int[longest + 1];
    for (int i = 0; i < this.shapes.length; i++) {
      byLength[this.shapes[i].length()] = this.shapes[i];
      tagByLength[this.shapes[i].length()] = 2 * i + 1;
    }
  }

  /** A codec for states like these; others become longer records. */
  public static StateCodec of(StateSample sample) {
    List<StateShape> shapes = new ArrayList<>();
    for (StateSample.OfLength same : sample.lengths()) {
      shapes.add(new StateShape(same.base(), same.varying()));
    }
    return new StateCodec(shapes);
  }

  /** A coder for one thread. */
  public StateCoder newCoder() {
    return new StateCoder(this);
  }

  /** How long records of states are that fit a shape, at most. */
  public int usualLength() {
    int most = 1;
    for (StateShape shape : shapes) {
      most = Math.max(most, length(shape));
    }
    return most;
  }

  int tagBits() {
    return tagBits;
  }

  /** Words of a record of a state that fits a shape. */
  int length(StateShape shape) {
    return (tagBits + shape.bits() + Long.SIZE - 1) / Long.SIZE;
  }

  /** The zeros between the tag and the bits of a state that fits a shape. */
  int padding(StateShape shape) {
    return length(shape) * Long.SIZE - tagBits - shape.bits();
  }

  /** The shape of states of a length, or null. */
  StateShape shapeFor(int length) {
    return length < byLength.length ? byLength[length] : null;
  }

  /** The tag of states that fit the shape of their length. */
  int tagFor(int length) {
    return tagByLength[length];
  }

  /** The shape that a tag speaks of. */
  StateShape shapeOf(int tag) {
    int index = (tag - 1) / 2;
    if (index >= shapes.length) {
      throw new DamagedRunException("a record of an unknown shape");
    }
    return shapes[index];
  }

  /** All there is to know of this codec, to be put in front of what it codes. */
  public byte[] descriptor() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(shapes.length);
      for (StateShape shape : shapes) {
        shape.write(out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /**
   * The codec of a descriptor.
   *
   * @throws DamagedRunException if it is none
   */
  public static StateCodec of(byte[] descriptor) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(descriptor))) {
      int count = in.readInt();
      List<StateShape> shapes = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        shapes.add(StateShape.read(in));
      }
      if (in.available() > 0) {
        throw new DamagedRunException("more than the description of a codec");
      }
      return new StateCodec(shapes);
    } catch (IOException e) {
      throw new DamagedRunException("the description of a codec is cut off");
    }
  }
}
