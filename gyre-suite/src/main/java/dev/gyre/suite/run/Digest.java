package dev.gyre.suite.run;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names for contents: SHA-256. */
final class Digest {
  private final MessageDigest digest;

  Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has it
    }
  }

  static String of(String text) {
    return new Digest().add(text).hex();
  }

  /** With its length, so that parts cannot be taken for others. */
  Digest add(String part) {
    return add(part.getBytes(StandardCharsets.UTF_8));
  }

  Digest add(byte[] bytes) {
    digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
    digest.update(bytes);
    return this;
  }

  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
