package dev.gyre.runs;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Files that a test can look into and damage. */
final class MemoryDirectory implements LevelDirectory {
  final Map<String, byte[]> files = new ConcurrentHashMap<>();

  @Override
  public List<String> list() {
    return files.keySet().stream().sorted().toList();
  }

  @Override
  public OutputStream create(String name) throws IOException {
    if (files.putIfAbsent(name, new byte[0]) != null) {
      throw new IOException(name + " is there already");
    }
    return new ByteArrayOutputStream() {
      @Override
      public void close() {
        files.replace(name, toByteArray());
      }
    };
  }

  @Override
  public Input open(String name) throws IOException {
    byte[] bytes = files.get(name);
    if (bytes == null) {
      throw new FileNotFoundException(name);
    }
    return new Input() {
      @Override
      public long length() {
        return bytes.length;
      }

      @Override
      public void read(long position, byte[] into, int count) throws IOException {
        if (position < 0 || position + count > bytes.length) {
          throw new EOFException();
        }
        System.arraycopy(bytes, (int) position, into, 0, count);
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public void delete(String name) {
    files.remove(name);
  }

  @Override
  public void commit(String name, byte[] content) {
    files.put(name, content.clone());
  }
}
