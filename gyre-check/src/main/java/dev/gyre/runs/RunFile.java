package dev.gyre.runs;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * A run in a file:
 *
 * <pre>
 * header   magic, format, packing, length of the codec's descriptor, descriptor, checksum
 * blocks   packed, one after the other
 * index    of each block its place, sizes, checksum and first record
 * footer   place, length and checksum of the index, number of records, magic
 * </pre>
 *
 * <p>All that is read is checked: a file that is cut off has no footer, and whatever else differs
 * from what was written has another checksum. The index is kept in memory.
 */
public final class RunFile implements Run {
  static final long MAGIC = 0x4759_5245_5255_4E53L; // GYRERUNS
  static final int FORMAT = 1;

  /** How blocks are packed: front coding and raw deflate. */
  static final int PACKING = 1;

  static final int FOOTER_BYTES = 8 + 4 + 4 + 8 + 8;

  private static final int HEADER_BYTES = 8 + 4 + 4 + 4;
  private static final int LONGEST_DESCRIPTOR = 1 << 28;

  private final LevelDirectory directory;
  private final String name;
  private final BlockIndex index;
  private LevelDirectory.Input input;

  RunFile(LevelDirectory directory, String name, BlockIndex index) {
    this.directory = directory;
    this.name = name;
    this.index = index;
  }

  /**
   * Opens a file.
   *
   * @throws RunsException if it cannot be read, or is damaged, or is no such file
   */
  public static RunFile open(LevelDirectory directory, String name) {
    try (LevelDirectory.Input input = directory.open(name)) {
      return new RunFile(directory, name, index(input));
    } catch (EOFException e) {
      throw new DamagedRunException(name + " is cut off");
    } catch (IOException e) {
      throw new RunsException("cannot read " + name + ": " + e.getMessage(), e);
    } catch (DamagedRunException e) {
      throw new DamagedRunException(name + " is damaged: " + e.getMessage());
    }
  }

  private static BlockIndex index(LevelDirectory.Input input) throws IOException {
    long length = input.length();
    byte[] bytes = new byte[FOOTER_BYTES];
    if (length < FOOTER_BYTES) {
      throw new EOFException();
    }
    input.read(length - FOOTER_BYTES, bytes, FOOTER_BYTES);
    DataInputStream footer = new DataInputStream(new ByteArrayInputStream(bytes));
    final long at = footer.readLong();
    final int indexLength = footer.readInt();
    final int checksum = footer.readInt();
    final long records = footer.readLong();
    if (footer.readLong() != MAGIC || at < 0 || at + indexLength != length - FOOTER_BYTES) {
      throw new DamagedRunException("it has no end");
    }
    byte[] packed = read(input, at, indexLength);
    if (checksum(packed, packed.length) != checksum) {
      throw new DamagedRunException("the checksum of the index is another");
    }
    BlockIndex index = BlockIndex.read(new DataInputStream(new ByteArrayInputStream(packed)));
    if (index.records() != records) {
      throw new DamagedRunException("the number of records is another");
    }
    return index;
  }

  private static byte[] read(LevelDirectory.Input input, long at, int length) throws IOException {
    byte[] bytes = new byte[length];
    input.read(at, bytes, length);
    return bytes;
  }

  static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /**
   * The descriptor of the codec that made the records.
   *
   * @throws RunsException if it cannot be read, or is damaged
   */
  public byte[] descriptor() {
    try (LevelDirectory.Input file = directory.open(name)) {
      int bytes = HEADER_BYTES + descriptorLength(read(file, 0, HEADER_BYTES));
      byte[] header = read(file, 0, bytes + Integer.BYTES);
      int checksum = ByteBuffer.wrap(header).getInt(bytes);
      if (checksum(header, bytes) != checksum) {
        throw new DamagedRunException(name + " is damaged: the checksum of its header is another");
      }
      return Arrays.copyOfRange(header, HEADER_BYTES, bytes);
    } catch (EOFException e) {
      throw new DamagedRunException(name + " is cut off");
    } catch (IOException e) {
      throw new RunsException("cannot read " + name + ": " + e.getMessage(), e);
    }
  }

  private int descriptorLength(byte[] header) {
    ByteBuffer numbers = ByteBuffer.wrap(header);
    if (numbers.getLong() != MAGIC) {
      throw new DamagedRunException(name + " is no file of runs");
    }
    if (numbers.getInt() != FORMAT || numbers.getInt() != PACKING) {
      throw new RunsException(name + " was written by another version");
    }
    int length = numbers.getInt();
    if (length < 0 || length > LONGEST_DESCRIPTOR) {
      throw new DamagedRunException(name + " is damaged: its header cannot be");
    }
    return length;
  }

  /** What it is called in its directory. */
  public String name() {
    return name;
  }

  @Override
  public long size() {
    return index.records();
  }

  @Override
  public int blocks() {
    return index.blocks();
  }

  @Override
  public int count(int block) {
    return index.count(block);
  }

  @Override
  public Block read(int block, BlockReader reader) {
    BlockCodec codec = reader.codec();
    int packed = index.packedLength(block);
    int plain = index.plainLength(block);
    int length = index.recordLength(block);
    int count = index.count(block);
    try {
      read(index.offset(block), codec.room(packed), packed);
    } catch (EOFException e) {
      throw new DamagedRunException(name + " is cut off");
    } catch (IOException e) {
      throw new RunsException("cannot read " + name + ": " + e.getMessage(), e);
    }
    if (codec.checksum(block, packed, plain, length, count) != index.checksum(block)) {
      throw new DamagedRunException(
          name + " is damaged: the checksum of block " + block + " is another");
    }
    codec.unpack(packed, plain, length, count, reader.block());
    return reader.block();
  }

  /** Somebody else may release the file in the middle of this; then it is opened once more. */
  private void read(long offset, byte[] into, int count) throws IOException {
    while (true) {
      LevelDirectory.Input open = opened();
      try {
        open.read(offset, into, count);
        return;
      } catch (IOException e) {
        if (!isReleased(open)) {
          throw e;
        }
      }
    }
  }

  private synchronized boolean isReleased(LevelDirectory.Input open) {
    return input != open;
  }

  private synchronized LevelDirectory.Input opened() throws IOException {
    if (input == null) {
      input = directory.open(name);
    }
    return input;
  }

  @Override
  public int compareFirst(int block, long[] record, int at, int length) {
    return index.compareFirst(block, record, at, length);
  }

  @Override
  public long memoryBytes() {
    return index.memoryBytes();
  }

  @Override
  public boolean isInMemory() {
    return false;
  }

  @Override
  public synchronized void release() {
    if (input != null) {
      try {
        input.close();
      } catch (IOException e) {
        throw new RunsException("cannot close " + name + ": " + e.getMessage(), e);
      } finally {
        input = null;
      }
    }
  }

  /** Closes and removes the file. */
  public void delete() {
    release();
    try {
      directory.delete(name);
    } catch (IOException e) {
      throw new RunsException("cannot remove " + name + ": " + e.getMessage(), e);
    }
  }
}
