package dev.gyre.explore.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/** Reads requests and writes answers. */
final class Exchange {
  /** No text that a person edits is larger. */
  static final int MAX_BODY = 5_000_000;

  private static final int PART = 16 << 10;
  private static final long LONGEST_READING_NANOS = TimeUnit.SECONDS.toNanos(30);

  private Exchange() {}

  /** The request, unless it is too large. */
  static Optional<Call> read(Request request) throws IOException {
    if (request.getLength() > MAX_BODY) {
      return Optional.empty();
    }
    Optional<byte[]> body = body(request);
    if (body.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> parameters = new HashMap<>();
    for (Fields.Field field : Request.extractQueryParameters(request)) {
      parameters.put(field.getName(), field.getValue());
    }
    return Optional.of(
        new Call(
            request.getMethod(),
            Request.getPathInContext(request),
            parameters,
            new String(body.get(), StandardCharsets.UTF_8)));
  }

  /** The length need not have been said, so it is counted; and nobody may take for ever. */
  private static Optional<byte[]> body(Request request) throws IOException {
    long end = System.nanoTime() + LONGEST_READING_NANOS;
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    byte[] part = new byte[PART];
    try (InputStream in = Content.Source.asInputStream(request)) {
      for (int count = in.read(part); count >= 0; count = in.read(part)) {
        body.write(part, 0, count);
        if (body.size() > MAX_BODY) {
          return Optional.empty();
        }
        if (System.nanoTime() - end > 0) {
          throw new IOException("the request comes too slowly");
        }
      }
    }
    return Optional.of(body.toByteArray());
  }

  static void send(Answer answer, Response response, Callback callback) {
    response.setStatus(answer.status());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.type());
    response.write(true, ByteBuffer.wrap(answer.bytes()), callback);
  }
}
