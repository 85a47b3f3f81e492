package dev.gyre.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;

/**
 * Replaces a text file by another version of itself such that at any moment, whatever fails, either
 * the old or the new text is there in full.
 */
final class InPlace {
  private InPlace() {}

  /**
   * @param before what the file is supposed to hold
   * @throws IOException if it holds something else or cannot be replaced; then it is untouched
   */
  static void replace(Path file, String before, String after) throws IOException {
    // Through a symbolic link to the file itself; the link shall stay a link.
    Path real = file.toRealPath();
    if (!Files.isWritable(real)) {
      throw new IOException("it is not writable");
    }
    Charset charset = charset(Files.readAllBytes(real), before);
    Path directory = real.toAbsolutePath().getParent();
    Path draft = Files.createTempFile(directory, "." + real.getFileName(), ".gyre");
    try {
      Files.write(draft, after.getBytes(charset));
      copyPermissions(real, draft);
      Files.move(draft, real, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Old models are written in Latin-1, and shall stay so. */
  private static Charset charset(byte[] bytes, String text) throws IOException {
    for (Charset charset : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1}) {
      if (Arrays.equals(bytes, text.getBytes(charset))) {
        return charset;
      }
    }
    throw new IOException("it was changed by somebody else meanwhile");
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (source != null) {
      Files.setPosixFilePermissions(to, source.readAttributes().permissions());
    }
  }
}
