package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every call and every model gets a sensible answer, whatever the numbers in it. */
class VerifyCallTest {
  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --threads 20000               | 2 | at most 256 can be used
          --threads 257                 | 2 | at most 256 can be used
          --threads 0                   | 2 | at least one is needed
          --threads -3                  | 2 | at least one is needed
          --max-depth -1                | 2 | cannot be negative
          --max-depth 0                 | 3 | the depth limit of 0 steps
          --memory 1K                   | 2 | less than 1M
          --memory 0                    | 2 | less than 1M
          --memory 1M                   | 0 | holds
          --property q --check deadlock | 2 | leave it out; it is checked by acceptance
          --property q --check assert   | 2 | leave it out
          --property safety --check progress | 2 | leave it out; it is checked by deadlock
          --property progress --check zeno   | 2 | leave it out; it is checked by progress
          --property q --check acceptance    | 0 | ltl q holds
          --property safety --check assert   | 0 | safety holds: no failed assertion
          --property nope               | 2 | there is no such property; the model has safety, q
          """)
  void anOddCallIsAnswered(String options, int status, String answer) throws IOException {
    List<String> args = new ArrayList<>(List.of("verify"));
    args.addAll(List.of(options.split(" ")));
    args.add(file("byte x; active [2] proctype P() { x++; x-- } ltl q { [] (x <= 2) }"));
    CommandRun run = CommandRun.of(args.toArray(String[]::new));
    assertThat(run.out()).contains(answer);
    assertThat(run.status()).isEqualTo(status);
  }

  private static String many(int count, String part) {
    return IntStream.range(0, count)
        .mapToObj(i -> part.replace("#", Integer.toString(i)))
        .collect(Collectors.joining("\n"));
  }

  private void answers(int status, String model) throws IOException {
    CommandRun run = CommandRun.of("verify", file("int x;\n" + model));
    assertThat(run.status()).as(run.out().lines().limit(1).toList().toString()).isEqualTo(status);
  }

  @Test
  void manyStatements() throws IOException {
    answers(0, "active proctype P() { " + many(9000, "x = #;") + " assert(x == 8999) }");
    answers(1, "active proctype P() { " + many(9000, "x = #;") + " assert(x == 8998) }");
  }

  @Test
  void manyOptions() throws IOException {
    answers(0, "active proctype P() { if " + many(4000, ":: x == # -> x = # + 1") + " fi }");
  }

  @Test
  void aLongDStep() throws IOException {
    String choices = many(300, "if :: x == # -> x = # + 1 :: else -> x = 0 fi;");
    answers(0, "active proctype P() { d_step { " + choices + " } assert(x == 300) }");
    String more = many(4000, "if :: x == # -> x = # + 1 :: else -> x = 0 fi;");
    String model = "int x; active proctype P() { d_step { " + more + " } assert(x == 3) }";
    CommandRun run = CommandRun.of("verify", file(model));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("too large to be compiled; it is interpreted");
  }

  @Test
  void manyStartingValues() throws IOException {
    answers(1, "active proctype P() { int a[9000] = 7; a[3] = 1; assert(a[3] == 7) }");
    answers(0, "proctype Q() { int a[9000] = 7; a[3] = 1; assert(a[4] == 7) } init { run Q() }");
  }

  @Test
  void manyProcessTypes() throws IOException {
    answers(0, many(250, "proctype P#() { x = # }") + " init { run P0(); run P249() }");
  }

  @Test
  void aChannelMayCarryItself() throws IOException {
    String models = "scalarset Id[2]; chan c = [1] of { chan }; chan d = [1] of { chan }; chan e; ";
    answers(0, models + "init { c!c; d!d; e = c; e = d }");
    answers(0, models + "init { c!d; d!c; e = c; e = d; c?e }");
    answers(0, models + "chan f = [1] of { chan }; init { c!d; d!f; f!c; e = f; e = c; e = d }");
  }

  @Test
  void eachPropertyIsReadable() throws IOException {
    String model = "byte x; active proctype P() { x = 1; x == 2 } ltl q { <> (x == 1) }";
    CommandRun run = CommandRun.of("verify", file(model));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("summary:\n  safety  violated (deadlock, line 1)\n  ltl q   holds\n")
        .contains("--property q checks that alone")
        .contains("a label\n      that begins with 'end' (line 1)");
    assertThat(CommandRun.of("verify", "--property", "q", file(model)).status()).isEqualTo(0);
  }
}
