package dev.gyre.explore;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests byte by byte: a client that does not keep to any rules. */
record RawHttp(int port, String token) {
  private static final int PATIENCE_MILLIS = 60_000;

  /**
   * @param text header and body as they came
   */
  record Reply(int status, String text) {
    String body() {
      int end = text.indexOf("\r\n\r\n");
      return end < 0 ? "" : text.substring(end + 4);
    }
  }

  static RawHttp to(URI address) {
    String query = address.getQuery();
    return new RawHttp(address.getPort(), query.substring("token=".length()));
  }

  Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  /** A request that is in order but for what the lines say. */
  Reply request(String line, List<String> headers, String body) throws IOException {
    StringBuilder text = new StringBuilder(line).append(" HTTP/1.1\r\n");
    headers.forEach(header -> text.append(header).append("\r\n"));
    text.append("Connection: close\r\nContent-Length: ")
        .append(body.getBytes(StandardCharsets.UTF_8).length)
        .append("\r\n\r\n")
        .append(body);
    return send(text.toString());
  }

  Reply send(String text) throws IOException {
    try (Socket socket = connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
      return read(socket);
    }
  }

  static Reply read(Socket socket) throws IOException {
    String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Reply(reply.isEmpty() ? 0 : Integer.parseInt(reply.substring(9, 12)), reply);
  }

  String host() {
    return "Host: 127.0.0.1:" + port;
  }

  String tokenHeader() {
    return "X-Gyre-Token: " + token;
  }

  /** A request as the page makes it. */
  Reply call(String line, String body) throws IOException {
    return request(line, List.of(host(), tokenHeader()), body);
  }

  /** The same, with an answer in JSON. */
  JsonNode json(String line, String body) throws IOException {
    return json(call(line, body));
  }

  static JsonNode json(Reply reply) throws IOException {
    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    return new ObjectMapper().readTree(unchunked(reply));
  }

  /** Long answers come in pieces. */
  private static String unchunked(Reply reply) {
    if (!reply.text().contains("Transfer-Encoding: chunked")) {
      return reply.body();
    }
    return reply.body().replaceAll("\r\n[0-9a-fA-F]+\r\n", "").replaceAll("^[0-9a-fA-F]+\r\n", "");
  }
}
