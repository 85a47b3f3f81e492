package dev.gyre.explore.http;

import dev.gyre.explore.work.Checks;
import dev.gyre.explore.work.FoundRuns;
import dev.gyre.explore.work.UnknownThingException;
import dev.gyre.explore.work.Walks;
import dev.gyre.explore.work.Workspace;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers all requests that came through the gate. */
final class PageHandler extends Handler.Abstract {
  private final Assets assets = new Assets();
  private final EventStream events = new EventStream();
  private final Checks checks;
  private final Api api;

  PageHandler(Workspace workspace, FoundRuns runs, Checks checks) {
    this.checks = checks;
    this.api = new Api(workspace, new Walks(workspace), runs, checks);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String path = Request.getPathInContext(request);
    Optional<Answer> asset =
        request.getMethod().equals("GET") ? assets.find(path) : Optional.empty();
    if (asset.isPresent()) {
      Exchange.send(asset.get(), response, callback);
      return true;
    }
    Optional<Call> call = Exchange.read(request);
    if (call.isEmpty()) {
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      String message = "a request has at most " + Exchange.MAX_BODY / 1_000_000 + " MB";
      Exchange.send(Answer.error(413, message), response, callback);
    } else if (call.get().is("GET", "/api/events")) {
      watch(call.get(), response, callback);
    } else {
      Exchange.send(api.answer(call.get()), response, callback);
    }
    return true;
  }

  private void watch(Call call, Response response, Callback callback) {
    try {
      events.send(checks.check(call.number("check")), response, callback);
    } catch (IllegalArgumentException e) {
      Exchange.send(Answer.error(400, e.getMessage()), response, callback);
    } catch (UnknownThingException e) {
      Exchange.send(Answer.error(404, e.getMessage()), response, callback);
    }
  }
}
