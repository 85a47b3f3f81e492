package dev.gyre.explore.http;

import dev.gyre.explore.work.RunningCheck;
import dev.gyre.explore.work.Sample;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Tells a page how a check gets on, as server-sent events, until it has its result. */
final class EventStream {
  private static final int MAX_STREAMS = 8;
  private static final long INTERVAL_MILLIS = 200;

  private final Semaphore places = new Semaphore(MAX_STREAMS);

  /** Ends with the check, or when nobody listens any more. */
  void send(RunningCheck check, Response response, Callback callback) {
    if (!places.tryAcquire()) {
      Exchange.send(Answer.error(429, "too many pages watch checks"), response, callback);
      return;
    }
    try {
      response.setStatus(200);
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream");
      follow(check, response);
      callback.succeeded();
    } catch (IOException e) {
      callback.failed(e); // the page has gone
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      callback.failed(e);
    } finally {
      places.release();
    }
  }

  private static void follow(RunningCheck check, Response response)
      throws IOException, InterruptedException {
    double seen = -1;
    Optional<String> result;
    do {
      result = check.result();
      StringBuilder events = new StringBuilder(": still here\n\n");
      for (Sample sample : check.samplesAfter(seen)) {
        event("progress", sample.json(), events);
        seen = sample.seconds();
      }
      result.ifPresent(json -> event("result", json, events));
      Content.Sink.write(
          response, false, ByteBuffer.wrap(events.toString().getBytes(StandardCharsets.UTF_8)));
      if (result.isEmpty()) {
        Thread.sleep(INTERVAL_MILLIS);
      }
    } while (result.isEmpty());
  }

  private static void event(String name, String data, StringBuilder out) {
    out.append("event: ").append(name).append('\n');
    data.lines().forEach(line -> out.append("data: ").append(line).append('\n'));
    out.append('\n');
  }
}
