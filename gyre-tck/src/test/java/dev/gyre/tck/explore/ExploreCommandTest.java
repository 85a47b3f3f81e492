package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.VerifyRun;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code gyre explore}, from its first line to its end. */
class ExploreCommandTest {
  private static final String MODEL = "byte x; active proctype P() { x = 1; assert(x == 0) }";

  @TempDir private Path folder;
  private Path model;

  @BeforeEach
  void write() throws IOException {
    model = Files.writeString(folder.resolve("model.pml"), MODEL);
  }

  @Test
  void itPrintsItsAddressServesAndEndsWithTheSignal() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model)) {
      assertThat(explorer.address()).matches("http://127\\.0\\.0\\.1:\\d+/\\?token=[0-9a-f]{32}");
      HttpResponse<String> page =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create(explorer.address())).build(),
                  HttpResponse.BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("Gyre explorer").doesNotContain("https://");
      assertThat(explorer.terminate()).isZero();
    }
    assertThat(Files.readString(model)).isEqualTo(MODEL);
  }

  @Test
  void aTrailIsWhereThePageBegins() throws Exception {
    Path trail = folder.resolve("trail.json");
    assertThat(VerifyRun.of(model, "--trail " + trail).status()).isEqualTo(1);
    try (ExploreProcess explorer = ExploreProcess.start(model, "--trail", trail.toString())) {
      assertThat(explorer.address()).endsWith("#r=1");
    }
    Files.writeString(model, MODEL + " ");
    VerifyRun other = refused("--trail", trail.toString(), model.toString());
    assertThat(other.err()).contains("another version");
  }

  @Test
  void wrongCallsAreRefused() throws IOException {
    assertThat(refused(folder.resolve("none.pml").toString()).err()).contains("no such file");
    assertThat(refused("-").err()).contains("needs a file");
    assertThat(refused("--port", "70000", model.toString()).err()).contains("0 to 65535");
    assertThat(refused("--trail", model.toString(), model.toString()).err())
        .contains("cannot be shown");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertThat(refused("--port", port, model.toString()).err()).contains("port " + port);
    }
  }

  private static VerifyRun refused(String... words) {
    List<String> call = new ArrayList<>(List.of("explore", "--no-browser"));
    call.addAll(List.of(words));
    VerifyRun run = VerifyRun.of(call);
    assertThat(run.status()).as(run.toString()).isEqualTo(2);
    return run;
  }
}
