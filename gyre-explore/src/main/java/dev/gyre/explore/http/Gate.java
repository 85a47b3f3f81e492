package dev.gyre.explore.http;

import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;

/**
 * Lets in who may come in. A page of another site can make a browser send requests here: its name
 * may lead to this machine, but then it stands in {@code Host}; or it sends them as they are, but
 * then it stands in {@code Origin}, and does not know the token.
 */
final class Gate extends Handler.Wrapper {
  private static final String TOKEN_HEADER = "X-Gyre-Token";
  private static final List<HttpField> SAFETY =
      List.of(
          new HttpField(
              "Content-Security-Policy",
              "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                  + " connect-src 'self'; base-uri 'none'; form-action 'none';"
                  + " frame-ancestors 'none'"),
          new HttpField("X-Content-Type-Options", "nosniff"),
          new HttpField("X-Frame-Options", "DENY"),
          new HttpField("Referrer-Policy", "no-referrer"),
          new HttpField("Cross-Origin-Opener-Policy", "same-origin"),
          new HttpField("Cross-Origin-Resource-Policy", "same-origin"),
          new HttpField(HttpHeader.CACHE_CONTROL, "no-store"));

  private final AccessToken token;
  private final ServerConnector connector;

  Gate(AccessToken token, ServerConnector connector) {
    this.token = token;
    this.connector = connector;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    SAFETY.forEach(response.getHeaders()::put);
    Optional<String> refusal = refusal(request);
    if (refusal.isEmpty()) {
      return super.handle(request, response, callback);
    }
    Exchange.send(new Answer(403, Answer.PLAIN, refusal.get() + "\n"), response, callback);
    return true;
  }

  private Optional<String> refusal(Request request) {
    List<String> hosts =
        List.of("127.0.0.1:" + connector.getLocalPort(), "localhost:" + connector.getLocalPort());
    HttpFields headers = request.getHeaders();
    List<String> host = headers.getValuesList(HttpHeader.HOST);
    if (host.size() != 1 || !hosts.contains(host.get(0))) {
      return Optional.of("This server answers to its own address only.");
    }
    List<String> origins = headers.getValuesList(HttpHeader.ORIGIN);
    if (!origins.isEmpty() && !origins.equals(List.of("http://" + host.get(0)))) {
      return Optional.of("Pages of other sites may not ask this server.");
    }
    String path = Request.getPathInContext(request);
    boolean isOpen = !path.equals("/") && !path.startsWith("/api/");
    return isOpen || hasToken(request)
        ? Optional.empty()
        : Optional.of("Open the address that gyre explore has printed; it contains a token.");
  }

  private boolean hasToken(Request request) {
    String header = request.getHeaders().get(TOKEN_HEADER);
    String given =
        header == null ? Request.extractQueryParameters(request).getValue("token") : header;
    return given != null && token.isSame(given);
  }
}
