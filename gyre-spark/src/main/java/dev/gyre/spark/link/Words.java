package dev.gyre.spark.link;

import dev.gyre.cluster.ClusterJob;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Bodies of messages: lists of arrays of bytes, each with its length. */
public final class Words {
  private Words() {}

  public static byte[] of(List<byte[]> parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(parts.size());
      for (byte[] part : parts) {
        out.writeInt(part.length);
        out.write(part);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  public static List<byte[]> parts(byte[] body) {
    List<byte[]> parts = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
      for (int left = in.readInt(); left > 0; left--) {
        byte[] part = new byte[in.readInt()];
        in.readFully(part);
        parts.add(part);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return parts;
  }

  public static byte[] of(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public static String text(byte[] word) {
    return new String(word, StandardCharsets.UTF_8);
  }

  public static byte[] of(long number) {
    return of(Long.toString(number));
  }

  public static long number(byte[] word) {
    return Long.parseLong(text(word));
  }

  /**
   * @param token what lies in the directory of the search, to be found by all machines
   */
  public static byte[] of(ClusterJob job, String token) {
    return of(
        List.of(
            of(job.id()),
            of(job.build()),
            job.recipe(),
            of(job.mark()),
            of(job.directory()),
            of(job.partitions()),
            job.layout(),
            of(token)));
  }

  public static ClusterJob job(List<byte[]> parts) {
    return new ClusterJob(
        text(parts.get(0)),
        text(parts.get(1)),
        parts.get(2),
        text(parts.get(3)),
        text(parts.get(4)),
        (int) number(parts.get(5)),
        parts.get(6));
  }
}
