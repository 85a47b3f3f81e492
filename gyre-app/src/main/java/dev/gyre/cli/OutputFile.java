package dev.gyre.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files. A file is there in full or not at all; what is no file, such as {@code /dev/stdout}
 * or a pipe, is written to and stays what it is.
 */
final class OutputFile {
  private OutputFile() {}

  /** Writes what the file is to contain. */
  interface Content {
    void write(Writer out) throws IOException;
  }

  static void write(Path file, Content content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
      print(target, content, StandardOpenOption.WRITE);
    } else {
      replace(target, content);
    }
  }

  private static void print(Path file, Content content, OpenOption... options) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8, options)) {
      content.write(out);
    }
  }

  private static void replace(Path target, Content content) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a directory");
    }
    if (!Files.isDirectory(target.getParent())) {
      throw new IOException("there is no directory " + target.getParent());
    }
    if (!Files.isWritable(target.getParent())) {
      throw new IOException("permission is denied");
    }
    // Not a temporary file of Java's: nobody but its owner could read that.
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".gyre";
    Path draft = target.resolveSibling(name);
    try {
      print(
          draft,
          content,
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
