package dev.gyre.runs;

import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Packs blocks: of each record only the bytes from the first one on in which it differs from the
 * record before it (front coding), then whatever {@link Deflater} finds. The numbers of bytes that
 * are equal come before all bytes that are not, since each is more like its own kind. For one
 * thread; to be closed, since the tools hold memory outside of the heap.
 */
final class BlockCodec implements AutoCloseable {
  private static final int LONGEST_PREFIX = 255;

  /** Two records that take so few bytes need little room as they are. */
  private static final int SMALL_PAIR = 5;

  private Optional<Deflater> deflater = Optional.empty();
  private Optional<Inflater> inflater = Optional.empty();
  private final CRC32C crc = new CRC32C();
  private byte[] plain = new byte[1 << 12];
  private byte[] packed = new byte[1 << 12];
  private int plainLength;
  private int packedLength;

  /** Packs a block into {@link #packed}. */
  void pack(Block block, RunWriter.Life life) {
    makePlain(block);
    if (packed.length < plainLength + 64) {
      packed = new byte[plainLength + plainLength / 2 + 64];
    }
    boolean isSmall = plainLength * 2L <= block.count() * (long) SMALL_PAIR;
    packedLength = isSmall && life == RunWriter.Life.SHORT ? plainLength : deflated();
    if (packedLength == plainLength) {
      System.arraycopy(plain, 0, packed, 0, plainLength);
    }
  }

  /** How long the block is when it is deflated; as long as before if that is of no use. */
  private int deflated() {
    Deflater tool = deflater.orElseGet(BlockCodec::newDeflater);
    deflater = Optional.of(tool);
    tool.reset();
    tool.setInput(plain, 0, plainLength);
    tool.finish();
    int length = tool.deflate(packed, 0, packed.length);
    return tool.finished() ? Math.min(length, plainLength) : plainLength;
  }

  private static Deflater newDeflater() {
    return new Deflater(Deflater.BEST_SPEED, true);
  }

  private void makePlain(Block block) {
    int bytes = block.length() * Long.BYTES;
    int most = Math.multiplyExact(block.count(), bytes + 1);
    if (plain.length < most) {
      plain = new byte[most];
    }
    int end = block.count();
    for (int i = 0; i < block.count(); i++) {
      int equal = i == 0 ? 0 : equalBytes(block, i);
      plain[i] = (byte) equal;
      end = putRest(block, i, equal, end);
    }
    plainLength = end;
  }

  private static int equalBytes(Block block, int index) {
    long[] data = block.data();
    int at = block.at(index);
    int length = block.length();
    for (int i = 0; i < length; i++) {
      long difference = data[at + i] ^ data[at - length + i];
      if (difference != 0) {
        int equal = i * Long.BYTES + Long.numberOfLeadingZeros(difference) / Byte.SIZE;
        return Math.min(LONGEST_PREFIX, equal);
      }
    }
    return Math.min(LONGEST_PREFIX, length * Long.BYTES);
  }

  private int putRest(Block block, int index, int from, int start) {
    int to = start;
    int at = block.at(index);
    int bytes = block.length() * Long.BYTES;
    for (int i = from; i < bytes; i++) {
      plain[to++] = (byte) (block.data()[at + (i >>> 3)] >>> (56 - 8 * (i & 7)));
    }
    return to;
  }

  byte[] packed() {
    return packed;
  }

  int packedLength() {
    return packedLength;
  }

  int plainLength() {
    return plainLength;
  }

  /** Room for a packed block that is to be read. */
  byte[] room(int length) {
    if (packed.length < length) {
      packed = new byte[length];
    }
    return packed;
  }

  /**
   * Unpacks what is in {@link #room}.
   *
   * @throws DamagedRunException if it was not packed from so many records of that length
   */
  void unpack(int packedBytes, int plainBytes, int recordLength, int records, Block into) {
    if (plain.length < plainBytes) {
      plain = new byte[plainBytes];
    }
    if (packedBytes == plainBytes) {
      System.arraycopy(packed, 0, plain, 0, plainBytes);
    } else {
      inflate(packedBytes, plainBytes);
    }
    into.resize(recordLength, records);
    int from = records;
    for (int i = 0; i < records; i++) {
      from = takeRecord(into, i, from, plainBytes);
    }
    if (from != plainBytes) {
      throw new DamagedRunException("a block has another length than its records");
    }
  }

  private void inflate(int packedBytes, int plainBytes) {
    Inflater tool = inflater.orElseGet(() -> new Inflater(true));
    inflater = Optional.of(tool);
    tool.reset();
    tool.setInput(packed, 0, packedBytes);
    try {
      int length = tool.inflate(plain, 0, plainBytes);
      if (length != plainBytes) {
        throw new DamagedRunException("a block has another length than it says");
      }
    } catch (DataFormatException e) {
      throw new DamagedRunException("a block cannot be unpacked");
    }
  }

  private int takeRecord(Block into, int index, int start, int end) {
    long[] data = into.data();
    int length = into.length();
    int at = into.at(index);
    int equal = plain[index] & LONGEST_PREFIX;
    int bytes = length * Long.BYTES;
    if (equal > bytes || (index == 0 && equal > 0) || bytes - equal > end - start) {
      throw new DamagedRunException("a block has records that cannot be");
    }
    int word = equal >>> 3;
    for (int i = 0; i < word; i++) {
      data[at + i] = data[at - length + i];
    }
    int from = start;
    int inside = equal & 7;
    if (inside > 0) {
      long value = data[at - length + word] >>> (64 - 8 * inside);
      for (int i = inside; i < Long.BYTES; i++) {
        value = value << 8 | (plain[from++] & 0xFF);
      }
      data[at + word++] = value;
    }
    while (word < length) {
      long value = 0;
      for (int i = 0; i < Long.BYTES; i++) {
        value = value << 8 | (plain[from++] & 0xFF);
      }
      data[at + word++] = value;
    }
    return from;
  }

  /** The checksum of the packed bytes, of where they are and of what is said about them. */
  int checksum(int block, int packedBytes, int plainBytes, int recordLength, int records) {
    crc.reset();
    crc.update(packed, 0, packedBytes);
    for (int number : new int[] {block, packedBytes, plainBytes, recordLength, records}) {
      for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
        crc.update(number >>> shift);
      }
    }
    return (int) crc.getValue();
  }

  @Override
  public void close() {
    deflater.ifPresent(Deflater::end);
    inflater.ifPresent(Inflater::end);
  }
}
