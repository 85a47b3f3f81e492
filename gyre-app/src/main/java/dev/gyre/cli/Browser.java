package dev.gyre.cli;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/** Opens the person's browser with the command that the system has for it. */
final class Browser {
  private Browser() {}

  /** Whether a browser was started, as far as one can tell. */
  static boolean open(URI address) {
    try {
      new ProcessBuilder(command(address.toString()))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  // Not java.awt.Desktop, which loads a window toolkit for this one call.
  private static List<String> command(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("mac")) {
      return List.of("open", address);
    }
    return system.contains("win")
        ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
        : List.of("xdg-open", address);
  }
}
