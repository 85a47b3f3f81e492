package dev.gyre.runs;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a {@link RunFile}. Whoever does not finish it has to abandon it. For one thread. */
final class RunWriter implements AutoCloseable {
  private final LevelDirectory directory;
  private final String name;
  private final OutputStream out;
  private final BlockCodec codec = new BlockCodec();
  private final BlockIndex index = new BlockIndex();
  private final Life life;
  private long position;
  private boolean isFinished;

  /** How long a file is going to be there. */
  enum Life {
    LONG,
    /** Until it is merged: it is read more often, and small blocks are not worth packing. */
    SHORT
  }

  RunWriter(LevelDirectory directory, String name, byte[] descriptor, Life life) {
    this.life = life;
    this.directory = directory;
    this.name = name;
    try {
      this.out = directory.create(name);
      writeHeader(descriptor);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private RunsException failure(IOException e) {
    return new RunsException("cannot write " + name + ": " + e.getMessage(), e);
  }

  private void writeHeader(byte[] descriptor) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream header = new DataOutputStream(bytes);
    header.writeLong(RunFile.MAGIC);
    header.writeInt(RunFile.FORMAT);
    header.writeInt(RunFile.PACKING);
    header.writeInt(descriptor.length);
    header.write(descriptor);
    header.writeInt(RunFile.checksum(bytes.toByteArray(), bytes.size()));
    write(bytes.toByteArray(), bytes.size());
  }

  private void write(byte[] bytes, int length) throws IOException {
    out.write(bytes, 0, length);
    position += length;
  }

  /** Appends a block, which may be changed afterwards. */
  void write(Block block) {
    codec.pack(block, life);
    index.add(position, codec, block);
    try {
      write(codec.packed(), codec.packedLength());
    } catch (IOException e) {
      throw failure(e);
    }
  }

  int blocks() {
    return index.blocks();
  }

  /** Completes the file. */
  RunFile finish() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream data = new DataOutputStream(bytes);
      index.write(data);
      int length = bytes.size();
      long at = position;
      byte[] packed = bytes.toByteArray();
      data.writeLong(at);
      data.writeInt(length);
      data.writeInt(RunFile.checksum(packed, length));
      data.writeLong(index.records());
      data.writeLong(RunFile.MAGIC);
      write(bytes.toByteArray(), bytes.size());
      out.close();
    } catch (IOException e) {
      throw failure(e);
    }
    isFinished = true;
    codec.close();
    return new RunFile(directory, name, index);
  }

  /** Removes the file unless it was finished. */
  @Override
  public void close() {
    if (isFinished) {
      return;
    }
    codec.close();
    try {
      out.close();
      directory.delete(name);
    } catch (IOException e) {
      throw failure(e);
    }
  }
}
