package dev.gyre.sdl.lex;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the texts of a model from the file system: UTF-8, or Latin-1 where a file is not that. */
public final class SdlFileReader {
  /** No model comes near this; a larger file is a mistake. */
  private static final int MAX_BYTES = 64 << 20;

  private SdlFileReader() {}

  /** The file, named as the path is written; absent if it cannot be used, which is reported. */
  public static Optional<SourceFile> read(Path path, Diagnostics diagnostics) {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    } catch (IOException e) {
      return unusable(path, "this file cannot be read: " + e.getMessage(), diagnostics);
    }
    if (bytes.length > MAX_BYTES) {
      return unusable(path, "this file is larger than " + (MAX_BYTES >> 20) + " MB", diagnostics);
    }
    for (byte b : bytes) {
      if (b == 0) {
        return unusable(path, "this is not a text file: it contains zero bytes", diagnostics);
      }
    }
    return Optional.of(new SourceFile(path.toString(), decode(bytes)));
  }

  private static Optional<SourceFile> unusable(Path path, String message, Diagnostics diagnostics) {
    SourceFile nothing = new SourceFile(path.toString(), "");
    diagnostics.report(
        Diagnostic.of(SdlCode.SDL_UNREADABLE_FILE, nothing.span(0, 0), message)
            .withHint("name a text file that you may read"));
    return Optional.empty();
  }

  private static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      // Old models have comments in Latin-1, which accepts every byte.
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }
}
