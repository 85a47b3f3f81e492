package dev.gyre.explore.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The secret in the address: whoever has it was told by the person at the terminal. */
public final class AccessToken {
  private static final int BYTES = 16;

  private final String text;

  private AccessToken(String text) {
    this.text = text;
  }

  public static AccessToken random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new AccessToken(HexFormat.of().formatHex(bytes));
  }

  public String text() {
    return text;
  }

  /** Takes the same time wherever the first difference is. */
  boolean isSame(String other) {
    return MessageDigest.isEqual(
        text.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
