package dev.gyre.cluster;

import dev.gyre.runs.LevelDirectory;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A directory that all machines mount at the same place, or that belongs to the only one. */
final class PathDirectory implements LevelDirectory {
  private static final int BUFFER = 1 << 16;

  private final Path path;

  PathDirectory(Path path) {
    this.path = path;
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new ClusterException("cannot write to the directory " + path + ": " + e, e);
    }
  }

  @Override
  public List<String> list() throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        names.add(String.valueOf(file.getFileName()));
      }
    }
    return names;
  }

  @Override
  public OutputStream create(String name) throws IOException {
    return new BufferedOutputStream(
        Files.newOutputStream(path.resolve(name), StandardOpenOption.CREATE_NEW), BUFFER);
  }

  @Override
  public Input open(String name) throws IOException {
    return new File(FileChannel.open(path.resolve(name), StandardOpenOption.READ));
  }

  @Override
  public void delete(String name) throws IOException {
    Files.deleteIfExists(path.resolve(name));
  }

  @Override
  public void commit(String name, byte[] content) throws IOException {
    Path temporary = path.resolve(name + "." + UUID.randomUUID() + ".tmp");
    try (FileChannel out =
        FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
      out.force(true);
    }
    Files.move(temporary, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  /** A file that does not change any more. */
  private record File(FileChannel channel) implements Input {
    @Override
    public long length() throws IOException {
      return channel.size();
    }

    @Override
    public void read(long position, byte[] into, int count) throws IOException {
      ByteBuffer bytes = ByteBuffer.wrap(into, 0, count);
      while (bytes.hasRemaining()) {
        if (channel.read(bytes, position + bytes.position()) < 0) {
          throw new EOFException();
        }
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
