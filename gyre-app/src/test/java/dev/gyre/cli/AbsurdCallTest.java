package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that nobody should make, and places where nothing can be written. */
class AbsurdCallTest {
  private static final String VIOLATED = "byte x; active proctype P() { x++; assert(x == 0) }\n";

  @TempDir private Path folder;
  private String fine;

  @BeforeEach
  void model() throws IOException {
    fine = Files.writeString(folder.resolve("ok.pml"), "active proctype P() { skip }\n").toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--timeout 999999999999h",
        "--timeout 3000000h",
        "--memory 999999999999G",
        "--memory 999999999999",
        "--max-depth 9223372036854775807"
      })
  void aLimitBeyondAllMeasureIsNone(String options) {
    CommandRun run = CommandRun.of(("verify " + options + " " + fine).split(" ", -1));
    assertThat(run.status()).as(run.err()).isEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify --format json",
        "verify --format=json --nonsense",
        "verify --format json MODEL MODEL --trail t.json",
        "verify --format json MODEL --store delta:3",
        "verify --format json MODEL --memory 1M --memory 2M",
        "verify --format json MODEL --timeout -1",
        "verify --format json MODEL --property none",
        "verify MODEL --threads x --format json",
        "check --format json",
        "check --format json --nonsense MODEL"
      })
  void jsonIsOneObjectHoweverWrongTheCallIs(String call) throws IOException {
    CommandRun run = CommandRun.of(call.replace("MODEL", fine).split(" ", -1));
    assertThat(run.status()).isEqualTo(2);
    try (JsonParser json = new JsonFactory().createParser(run.out())) {
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      json.skipChildren();
      assertThat(json.nextToken()).as("nothing comes after it").isNull();
    }
    assertThat(run.out()).contains("\"verdict\" : \"error\"").contains("\"reason\" : ");
  }

  @Test
  void aTrailGoesThroughALinkWhichStaysOne() throws IOException {
    String model = Files.writeString(folder.resolve("bad.pml"), VIOLATED).toString();
    Path file = Files.writeString(folder.resolve("old.json"), "{}");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    assertThat(CommandRun.of("verify", "-q", "--trail", link.toString(), model).status())
        .isEqualTo(1);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.readString(file)).contains("gyre-trail/2");
  }

  /** A device is the same to the code; to replace one is to break the machine. */
  @Test
  void aTrailIsWrittenIntoAPipeWhichStaysOne() throws Exception {
    String model = Files.writeString(folder.resolve("bad.pml"), VIOLATED).toString();
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path copy = folder.resolve("copy");
    Process reader =
        new ProcessBuilder("cat", pipe.toString()).redirectOutput(copy.toFile()).start();
    assertThat(CommandRun.of("verify", "-q", "--trail", pipe.toString(), model).status())
        .isEqualTo(1);
    assertThat(reader.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.isRegularFile(pipe)).isFalse();
    assertThat(Files.readString(copy)).contains("gyre-trail/2");
  }

  private static int written(String failure, int status) {
    StandardOutput out =
        new StandardOutput(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException(failure);
              }
            });
    Console console =
        new Console(
            InputStream.nullInputStream(),
            new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true),
            new PrintWriter(new StringWriter()));
    console.out().println("a report");
    return out.status(status, console);
  }

  @Test
  void aReportThatIsLostIsNoSuccess() {
    assertThat(written("No space left on device", 0)).isEqualTo(2);
    assertThat(written("No space left on device", 1)).isEqualTo(1);
    assertThat(written("Broken pipe", 0)).as("somebody has read enough").isEqualTo(0);
  }
}
