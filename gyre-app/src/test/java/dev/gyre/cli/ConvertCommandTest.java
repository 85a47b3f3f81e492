package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
  @TempDir private Path folder;

  @Test
  void theTextGoesToTheFile() throws IOException {
    Path model = Files.writeString(folder.resolve("m.pml"), "active proctype P() { skip }");
    Path output = folder.resolve("out.pml");
    CommandRun run =
        CommandRun.of("convert", "--to", "promela", "-o", output.toString(), model.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(output).content().contains("active proctype P()");
  }

  @Test
  void theModelIsNotReplaced() throws IOException {
    Path model = Files.writeString(folder.resolve("m.pml"), "active proctype P() { skip }");
    CommandRun run =
        CommandRun.of("convert", "--to", "promela", "-o", model.toString(), model.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("is the model itself");
    assertThat(model).hasContent("active proctype P() { skip }");
  }

  @Test
  void aWrongModelIsReportedAndNothingPrinted() {
    CommandRun run =
        CommandRun.withInput("active proctype P() { x }", "convert", "--to", "promela", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("GYR0301");
  }

  @Test
  void whatHasNoCounterpartIsRefused() {
    String text = "active proctype P() { byte x = pc_value(_pid) }";
    CommandRun run = CommandRun.withInput(text, "convert", "--to", "promela", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("cannot be converted: pc_value");
  }
}
