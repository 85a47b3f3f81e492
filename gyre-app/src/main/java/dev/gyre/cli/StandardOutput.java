package dev.gyre.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * The standard output, which remembers what could not be written to it: writers that print for
 * people keep that to themselves, and a report that is cut off must not pass for a whole one.
 */
final class StandardOutput extends OutputStream {
  private static final String NOBODY_READS = "Broken pipe";

  private final OutputStream out;
  private volatile Optional<String> failure = Optional.empty();

  StandardOutput() {
    this(new FileOutputStream(FileDescriptor.out));
  }

  StandardOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      failure = Optional.of(String.valueOf(e.getMessage()));
      throw e;
    }
  }

  /**
   * The status of a command when all was written: one that says that all is well does not, if what
   * it wrote is lost. Who closes a pipe has read enough.
   */
  int status(int answer, Console console) {
    Optional<String> lost = failure.filter(message -> !message.contains(NOBODY_READS));
    lost.ifPresent(
        message -> console.err().println("gyre: the output could not be written: " + message));
    console.err().flush();
    return lost.isPresent() && answer == ExitStatus.SUCCESS.number()
        ? ExitStatus.WRONG_INPUT.number()
        : answer;
  }
}
