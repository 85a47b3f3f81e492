package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.SharedDirectories;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.spark.link.Message;
import dev.gyre.spark.link.Words;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Does in a directory what the Gyre on the other side of the line cannot do: it has no Hadoop. */
final class Files {
  private final Map<Long, Closeable> opened = new ConcurrentHashMap<>();
  private final AtomicLong handles = new AtomicLong();
  private final Map<String, LevelDirectory> directories = new ConcurrentHashMap<>();

  /** The first part of each body is the name of the directory, or a handle. */
  byte[] answer(Message asked) throws IOException {
    List<byte[]> parts = Words.parts(asked.body());
    return switch (asked.kind()) {
      case DIRECTORY, LIST, DELETE, COMMIT, READER, WRITER -> inDirectory(asked.kind(), parts);
      case READ -> read(parts);
      case WRITE -> {
        opened(parts.get(0), OutputStream.class).write(parts.get(1));
        yield new byte[0];
      }
      case SHUT -> {
        opened(parts.get(0), Closeable.class).close();
        opened.remove(Words.number(parts.get(0)));
        yield new byte[0];
      }
      default -> throw new ClusterException("nobody here knows what " + asked.kind() + " means");
    };
  }

  private byte[] inDirectory(Message.Kind kind, List<byte[]> parts) throws IOException {
    LevelDirectory directory =
        directories.computeIfAbsent(Words.text(parts.get(0)), SharedDirectories::open);
    String name = parts.size() > 1 ? Words.text(parts.get(1)) : "";
    switch (kind) {
      case LIST -> {
        return Words.of(directory.list().stream().map(Words::of).toList());
      }
      case DELETE -> directory.delete(name);
      case COMMIT -> directory.commit(name, parts.get(2));
      case READER -> {
        return reader(directory, name);
      }
      case WRITER -> {
        return Words.of(handle(directory.create(name)));
      }
      default -> {
        // It is open now.
      }
    }
    return new byte[0];
  }

  private byte[] reader(LevelDirectory directory, String name) throws IOException {
    try {
      LevelDirectory.Input file = directory.open(name);
      return Words.of(List.of(Words.of(handle(file)), Words.of(file.length())));
    } catch (FileNotFoundException e) {
      return Words.of(List.of());
    }
  }

  private byte[] read(List<byte[]> parts) throws IOException {
    byte[] into = new byte[(int) Words.number(parts.get(2))];
    opened(parts.get(0), LevelDirectory.Input.class)
        .read(Words.number(parts.get(1)), into, into.length);
    return into;
  }

  private long handle(Closeable file) {
    long handle = handles.incrementAndGet();
    opened.put(handle, file);
    return handle;
  }

  private <T> T opened(byte[] handle, Class<T> type) {
    return type.cast(opened.get(Words.number(handle)));
  }
}
