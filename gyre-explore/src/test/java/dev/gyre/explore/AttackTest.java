package dev.gyre.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages of other sites and other users of the machine may try. */
class AttackTest {
  private static final int MEGABYTE = 1_000_000;

  @TempDir private Path folder;
  private TestServer server;
  private RawHttp http;

  @BeforeEach
  void start() throws IOException {
    server = TestServer.of(folder, "byte x; active proctype P() { x = 1 }");
    http = server.http();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void assertAlive() throws IOException {
    assertThat(http.call("GET /api/model", "").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:%d",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.evil.example:%d",
        "[::1]:%d",
        "0.0.0.0:%d"
      })
  void otherHostsAreRefused(String host) throws IOException {
    String header = "Host: " + host.formatted(http.port());
    assertThat(http.request("GET /api/model", List.of(header, http.tokenHeader()), "").status())
        .isIn(400, 403);
    assertThat(http.request("GET /page.css", List.of(header), "").status()).isIn(400, 403);
  }

  @Test
  void missingAndRepeatedHostsAreRefused() throws IOException {
    assertThat(http.request("GET /api/model", List.of(http.tokenHeader()), "").status())
        .isEqualTo(400);
    List<String> twice = List.of(http.host(), "Host: evil.example", http.tokenHeader());
    assertThat(http.request("GET /api/model", twice, "").status()).isIn(400, 403);
    List<String> absolute = List.of("Host: evil.example", http.tokenHeader());
    String line = "GET http://127.0.0.1:" + http.port() + "/api/model";
    assertThat(http.request(line, absolute, "").status()).isIn(400, 403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http://evil.example", "null", "https://127.0.0.1:%d", "http://127.0.0.1:1"})
  void otherOriginsAreRefused(String origin) throws IOException {
    List<String> headers =
        List.of(http.host(), http.tokenHeader(), "Origin: " + origin.formatted(http.port()));
    RawHttp.Reply reply = http.request("POST /api/save", headers, "");
    assertThat(reply.status()).isEqualTo(403);
    assertThat(reply.text()).doesNotContainIgnoringCase("Access-Control");
  }

  @Test
  void itsOwnOriginIsFine() throws IOException {
    List<String> headers =
        List.of(http.host(), http.tokenHeader(), "Origin: http://127.0.0.1:" + http.port());
    assertThat(http.request("GET /api/model", headers, "").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /",
        "GET /api/model",
        "PUT /api/model",
        "POST /api/diagnose",
        "POST /api/save",
        "POST /api/state",
        "POST /api/steps",
        "POST /api/chart",
        "POST /api/walk",
        "POST /api/graph",
        "POST /api/find",
        "POST /api/coverage",
        "POST /api/properties",
        "GET /api/runs",
        "GET /api/run",
        "POST /api/check",
        "POST /api/cancel",
        "GET /api/events",
        "GET /api/"
      })
  void nobodyComesInWithoutTheToken(String line) throws IOException {
    List<String> nothing = List.of(http.host());
    List<String> wrong = List.of(http.host(), "X-Gyre-Token: " + "0".repeat(32));
    assertThat(http.request(line, nothing, "").status()).isEqualTo(403);
    assertThat(http.request(line, wrong, "").status()).isEqualTo(403);
    assertThat(http.request(line + "?token=", nothing, "").status()).isEqualTo(403);
    String part = http.token().substring(0, 31);
    assertThat(http.request(line + "?token=" + part, nothing, "").status()).isEqualTo(403);
  }

  @Test
  void everyServerHasItsOwnToken() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    try (TestServer second = TestServer.of(other, "init { skip }")) {
      assertThat(second.http().token()).hasSize(32).isNotEqualTo(http.token());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..;/..;/etc/passwd",
        "/.%00/page.css",
        "//etc/passwd",
        "/\\..\\..\\etc\\passwd",
        "/dev/gyre/explore/page/main.js",
        "/model.pml",
        "/api/../page.css%00.js",
        "/api%2fmodel"
      })
  void noPathLeadsToAFile(String path) throws IOException {
    RawHttp.Reply reply = http.call("GET " + path, "");
    assertThat(reply.status()).isIn(400, 404);
    assertThat(reply.text()).doesNotContain("root:");
    assertAlive();
  }

  @Test
  void filesOutsideTheFolderAreNotIncluded() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Files.writeString(folder.resolve("secret.txt"), "top secret text");
    Files.writeString(inside.resolve("fine.h"), "byte included;\n");
    Files.createSymbolicLink(inside.resolve("link.h"), folder.resolve("secret.txt"));
    try (TestServer confined = TestServer.of(inside, "init { skip }")) {
      for (String name :
          List.of("../secret.txt", folder.resolve("secret.txt").toString(), "link.h")) {
        String text = "#include \"" + name + "\"\ninit { skip }";
        RawHttp.Reply reply = confined.http().call("PUT /api/model", text);
        assertThat(reply.body()).contains("\"accepted\":false").doesNotContain("secret text");
      }
      String fine = "#include \"fine.h\"\ninit { included = 1 }";
      assertThat(confined.http().call("PUT /api/model", fine).body()).contains("\"accepted\":true");
    }
  }

  @Test
  void largeBodiesAreRefusedWithoutReadingThem() throws IOException {
    String start =
        "PUT /api/model HTTP/1.1\r\n" + http.host() + "\r\n" + http.tokenHeader() + "\r\n";
    assertThat(sent(start + "Content-Length: " + 50 * MEGABYTE + "\r\n\r\n", "").status())
        .isEqualTo(413);
    String chunk = Integer.toHexString(MEGABYTE) + "\r\n" + "a".repeat(MEGABYTE) + "\r\n";
    assertThat(sent(start + "Transfer-Encoding: chunked\r\n\r\n", chunk).status()).isIn(0, 413);
    assertAlive();
  }

  /** Sends a part fifty times, or until the server has had enough. */
  private RawHttp.Reply sent(String head, String part) throws IOException {
    try (Socket socket = http.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(head.getBytes(StandardCharsets.UTF_8));
      out.flush();
      if (part.isEmpty()) {
        return RawHttp.read(socket);
      }
      for (int i = 0; i < 50; i++) {
        out.write(part.getBytes(StandardCharsets.UTF_8));
      }
      return RawHttp.read(socket);
    } catch (SocketException e) {
      return new RawHttp.Reply(0, ""); // closed while we were still sending
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"graph", "find", "coverage", "properties"})
  void viewsAreGuardedLikeEverythingElse(String view) throws IOException {
    String line = "POST /api/" + view + "?model=x&condition=x";
    List<String> elsewhere = List.of("Host: evil.example", http.tokenHeader());
    assertThat(http.request(line, elsewhere, "").status()).isEqualTo(403);
    List<String> other = List.of(http.host(), http.tokenHeader(), "Origin: http://evil.example");
    assertThat(http.request(line, other, "").status()).isEqualTo(403);
    String large = line + " HTTP/1.1\r\n" + http.host() + "\r\n" + http.tokenHeader() + "\r\n";
    assertThat(sent(large + "Content-Length: " + 50 * MEGABYTE + "\r\n\r\n", "").status())
        .isEqualTo(413);
    assertAlive();
  }

  @Test
  void listsOfStatesHaveAnEnd() throws IOException {
    String id = http.json("GET /api/model", "").at("/model/id").textValue();
    String graph = "POST /api/graph?model=" + id;
    String grown = "0" + ",0".repeat(3_000);
    assertThat(http.call(graph, "\n\n" + grown).body()).contains("at most 3000 states");
    String along = "0.0" + ",0.0".repeat(100_000);
    assertThat(http.call(graph, "\n" + along).body()).contains("at most 100000 steps");
    assertThat(http.call(graph + "&depth=999999999", "").status()).isEqualTo(200);
    assertThat(http.call(graph + "&depth=9999999999", "").status()).isEqualTo(400);
    assertAlive();
  }

  @Test
  void largeHeadersAreRefused() throws IOException {
    List<String> headers = List.of(http.host(), http.tokenHeader(), "X-A: " + "a".repeat(100_000));
    assertThat(http.request("GET /api/model", headers, "").status()).isIn(0, 431);
    assertAlive();
  }

  @Test
  void aThousandConnectionsDoNotStopIt() throws IOException {
    List<Socket> sockets = new ArrayList<>();
    try {
      for (int i = 0; i < 1_000; i++) {
        Socket socket = new Socket();
        try {
          socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), http.port()), 200);
          // Half of them say a little, as slow attackers do.
          if (i % 2 == 0) {
            socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.UTF_8));
          }
          sockets.add(socket);
        } catch (IOException e) {
          socket.close(); // it takes no more at the moment
        }
      }
      assertThat(sockets).hasSizeGreaterThan(100);
      assertAlive();
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
    assertAlive();
  }

  @Test
  void otherMachinesCannotReachIt() throws IOException {
    for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      card.inetAddresses()
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .forEach(
              address ->
                  assertThatThrownBy(() -> new Socket(address, http.port()).close())
                      .isInstanceOf(IOException.class));
    }
  }

  @Test
  void answersForbidWhatAPageNeedNotDo() throws IOException {
    String page = http.call("GET /", "").text();
    assertThat(page)
        .contains("Content-Security-Policy: default-src 'none'; script-src 'self'")
        .contains("X-Content-Type-Options: nosniff")
        .contains("frame-ancestors 'none'")
        .contains("Referrer-Policy: no-referrer")
        .doesNotContain("unsafe-inline")
        .doesNotContain("Server:");
  }
}
