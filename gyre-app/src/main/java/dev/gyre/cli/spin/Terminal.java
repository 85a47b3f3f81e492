package dev.gyre.cli.spin;

import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * Where the stand-in works.
 *
 * @param directory where models are looked for and files are written
 * @param launcher the command that starts the stand-in again, for a compiled verifier
 */
public record Terminal(PrintWriter out, PrintWriter err, Path directory, String launcher) {
  /** What scripts ask for to find out the version. */
  static final String VERSION = "Spin Version 6.5.2 -- stand-in by Gyre";

  void flush() {
    out.flush();
    err.flush();
  }
}
