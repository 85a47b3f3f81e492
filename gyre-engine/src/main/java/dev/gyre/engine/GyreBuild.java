package dev.gyre.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * Which Gyre this is, so that a result can be repeated with the same one.
 *
 * @param version that of the poms
 * @param commit the sources it was built from, with a {@code +} if they were changed since; {@value
 *     #UNKNOWN} if it was built outside of a repository
 */
public record GyreBuild(String version, String commit) {
  private static final String UNKNOWN = "unknown";

  /** The one that is running. */
  public static GyreBuild current() {
    Properties written = new Properties();
    try (InputStream file = GyreBuild.class.getResourceAsStream("build.properties")) {
      if (file != null) {
        written.load(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new GyreBuild(value("version", written), value("commit", written));
  }

  /** As people are told. */
  public String text() {
    return "gyre " + version + " (commit " + commit + ")";
  }

  private static String value(String key, Properties written) {
    String value = written.getProperty(key, "");
    // The build had nothing to put there.
    boolean isEmpty = value.isBlank() || value.startsWith("${");
    return isEmpty ? UNKNOWN : value;
  }
}
