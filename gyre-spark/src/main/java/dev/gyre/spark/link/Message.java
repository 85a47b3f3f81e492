package dev.gyre.spark.link;

import java.nio.charset.StandardCharsets;

/**
 * Something that is said.
 *
 * @param number of the request; an answer has that of its request, and what nobody asked for has 0
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
public record Message(int number, Kind kind, byte[] body) {

  /** What a message is. */
  public enum Kind {
    /** The cluster is there: how many machines, and what it is. */
    READY,
    /** The answer to a request. */
    DONE,
    /** The request has no answer, for a reason in words. */
    FAULT,
    /** The request was cancelled. */
    CANCELLED,

    /** A search begins: a job, and the token that lies in its directory. */
    OPEN,
    ROUND,
    EACH,
    /** All requests under way are to be ended. */
    CANCEL,
    /** The search is over. */
    CLOSE,

    /** A directory that only the other side can reach, from now on that of all requests below. */
    DIRECTORY,
    LIST,
    DELETE,
    COMMIT,
    /** Opens a file and gives back a handle and the length. */
    READER,
    READ,
    /** Begins a file and gives back a handle. */
    WRITER,
    WRITE,
    /** Closes what a handle stands for. */
    SHUT
  }

  public static Message of(int number, Kind kind, String text) {
    return new Message(number, kind, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The body as words. */
  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }
}
