package dev.gyre.spark.link;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** One end of the line between two processes. Several threads may send, and one may receive. */
public final class Link {
  private static final byte[] GREETING = "\ngyre-link 1\n".getBytes(StandardCharsets.UTF_8);
  private final DataInputStream in;
  private final DataOutputStream out;

  public Link(InputStream in, OutputStream out) {
    this.in = new DataInputStream(new BufferedInputStream(in));
    this.out = new DataOutputStream(new BufferedOutputStream(out));
  }

  /** Says that what comes from now on is messages. */
  public void greet() throws IOException {
    synchronized (out) {
      out.write(GREETING);
      out.flush();
    }
  }

  /**
   * Skips what a script may say before the program it starts.
   *
   * @return whether there was a greeting
   */
  public boolean awaitGreeting() throws IOException {
    int matched = 0;
    while (matched < GREETING.length) {
      int next = in.read();
      if (next < 0) {
        return false;
      }
      // The first byte of the greeting occurs in it once more, at its end only.
      matched = next == GREETING[matched] ? matched + 1 : next == GREETING[0] ? 1 : 0;
    }
    return true;
  }

  public void send(Message message) throws IOException {
    synchronized (out) {
      out.writeInt(message.number());
      out.writeUTF(message.kind().name());
      out.writeInt(message.body().length);
      out.write(message.body());
      out.flush();
    }
  }

  /** The next message; empty if the other side has ended. */
  public Optional<Message> receive() throws IOException {
    int number;
    try {
      number = in.readInt();
    } catch (EOFException e) {
      return Optional.empty();
    }
    Message.Kind kind = Message.Kind.valueOf(in.readUTF());
    byte[] body = new byte[in.readInt()];
    in.readFully(body);
    return Optional.of(new Message(number, kind, body));
  }
}
