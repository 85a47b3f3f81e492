package dev.gyre.spark.submit;

import dev.gyre.runs.LevelDirectory;
import dev.gyre.spark.link.Message.Kind;
import dev.gyre.spark.link.Words;
import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/** A directory that Spark's driver can reach and this process cannot. */
final class RemoteDirectory implements LevelDirectory {
  private static final int BUFFER = 1 << 20;

  private final SparkProcess process;
  private final byte[] directory;

  private RemoteDirectory(SparkProcess process, String name) {
    this.process = process;
    this.directory = Words.of(name);
  }

  static RemoteDirectory open(SparkProcess process, String name) {
    RemoteDirectory directory = new RemoteDirectory(process, name);
    directory.ask(Kind.DIRECTORY);
    return directory;
  }

  private byte[] ask(Kind kind, byte[]... more) {
    byte[][] all = new byte[more.length + 1][];
    all[0] = directory;
    System.arraycopy(more, 0, all, 1, more.length);
    return process.ask(kind, Words.of(Arrays.asList(all)));
  }

  @Override
  public List<String> list() throws IOException {
    return Words.parts(ask(Kind.LIST)).stream().map(Words::text).toList();
  }

  @Override
  public OutputStream create(String name) throws IOException {
    byte[] handle = ask(Kind.WRITER, Words.of(name));
    return new BufferedOutputStream(new RemoteOutput(process, handle), BUFFER);
  }

  @Override
  public Input open(String name) throws IOException {
    List<byte[]> opened = Words.parts(ask(Kind.READER, Words.of(name)));
    if (opened.isEmpty()) {
      throw new FileNotFoundException(Words.text(directory) + "/" + name);
    }
    return new RemoteInput(process, opened.get(0), Words.number(opened.get(1)));
  }

  @Override
  public void delete(String name) throws IOException {
    ask(Kind.DELETE, Words.of(name));
  }

  @Override
  public void commit(String name, byte[] content) throws IOException {
    ask(Kind.COMMIT, Words.of(name), content);
  }

  /** A file that is read there. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record RemoteInput(SparkProcess process, byte[] handle, long length) implements Input {
    @Override
    public void read(long position, byte[] into, int count) throws IOException {
      List<byte[]> what = List.of(handle, Words.of(position), Words.of(count));
      byte[] bytes = process.ask(Kind.READ, Words.of(what));
      System.arraycopy(bytes, 0, into, 0, count);
    }

    @Override
    public void close() throws IOException {
      process.ask(Kind.SHUT, Words.of(List.of(handle)));
    }
  }

  /** A file that is written there. */
  private static final class RemoteOutput extends OutputStream {
    private final SparkProcess process;
    private final byte[] handle;
    private boolean isClosed;

    RemoteOutput(SparkProcess process, byte[] handle) {
      this.process = process;
      this.handle = handle;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      byte[] part = Arrays.copyOfRange(bytes, from, from + count);
      process.ask(Kind.WRITE, Words.of(List.of(handle, part)));
    }

    @Override
    public void close() throws IOException {
      if (!isClosed) {
        isClosed = true;
        process.ask(Kind.SHUT, Words.of(List.of(handle)));
      }
    }
  }
}
