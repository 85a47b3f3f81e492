package dev.gyre.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes: the standard streams, or what a test puts in their place.
 *
 * @param out results
 * @param err what people should know about how they came about
 */
public record Console(InputStream in, PrintWriter out, PrintWriter err) {

  /**
   * The streams of the process. Always UTF-8: JSON must be, and with the default of a plain "C"
   * locale a quoted source line would come out as question marks.
   */
  static Console standard(StandardOutput out) {
    return new Console(
        // Buffered, because a bare file stream tries to seek, which a pipe cannot do.
        new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
        writer(out),
        writer(new FileOutputStream(FileDescriptor.err)));
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
