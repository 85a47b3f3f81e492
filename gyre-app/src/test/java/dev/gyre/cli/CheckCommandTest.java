package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void anAcceptedModelIsSummedUp() throws IOException {
    String model = file("good.pml", "byte x;\nactive proctype P() { x = 1 }\ninit { skip }\n");
    CommandRun run = CommandRun.of("check", model);
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo(model + ": ok, 2 process types, 4 locations\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void warningsAreShownAndCountedButDoNoHarm() throws IOException {
    String model = file("doubt.pml", "byte b;\ninit { b = 256 }\n");
    CommandRun run = CommandRun.of("check", model);
    assertThat(run.status()).isZero();
    assertThat(run.out()).endsWith("1 process type, 2 locations, 1 warning\n");
    assertThat(run.err()).contains("warning[GYR0910]").contains(":2:8").contains("b = 256");
  }

  @Test
  void quietKeepsErrorsOnly() throws IOException {
    String doubtful = file("doubt.pml", "byte b;\ninit { b = 256 }\n");
    CommandRun quiet = CommandRun.of("check", "--quiet", doubtful);
    assertThat(quiet.status()).isZero();
    assertThat(quiet.out()).isEmpty();
    assertThat(quiet.err()).isEmpty();
    CommandRun wrong = CommandRun.of("check", "-q", file("bad.pml", "init { x = 1 }"));
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err()).contains("GYR0301");
  }

  @Test
  void oneWrongFileAmongSeveralDoesNotHideTheOthers() throws IOException {
    String bad = file("bad.pml", "init { x = 1 }\n");
    String good = file("good.pml", "init { skip }\n");
    CommandRun run = CommandRun.of("check", bad, good);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out())
        .isEqualTo(bad + ": 1 error\n" + good + ": ok, 1 process type, 2 locations\n");
  }

  @Test
  void filesThatCannotBeReadAreDiagnosed() throws IOException {
    Path binary = Files.write(folder.resolve("a.out"), new byte[] {127, 'E', 'L', 'F', 0, 0});
    CommandRun run =
        CommandRun.of("check", folder.toString(), folder.resolve("no.pml").toString(), "" + binary);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("it is a directory")
        .contains("there is no such file")
        .contains("it contains zero bytes");
  }

  @Test
  void aDashIsTheStandardInput() {
    CommandRun run = CommandRun.withInput("init { y = 1 }", "check", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--> <stdin>:1:8");
  }

  @Test
  void definitionsReachTheModel() {
    String model = "init { assert(N == 4) ; assert(DEBUG) ; assert(F(2) == 3) }";
    CommandRun run =
        CommandRun.withInput(model, "check", "-DN=4", "-D", "DEBUG", "-D", "F(x)=x+1", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void includedFilesAreLookedForWhereToldTo() throws IOException {
    Path common = Files.createDirectory(folder.resolve("common"));
    Files.writeString(common.resolve("x.h"), "byte x = 3;\n");
    String model = file("m.pml", "#include \"x.h\"\nactive proctype P() { assert(x == 4) }\n");
    assertThat(CommandRun.of("check", model).err()).contains("GYR0110");
    String here = folder.toString();
    assertThat(CommandRun.of("check", "-I", here, "-I", common.toString(), model).status())
        .isZero();
    assertThat(CommandRun.of("verify", "-I", common.toString(), model).status()).isOne();
    assertThat(CommandRun.of("simulate", "-I", common.toString(), model).out()).contains("x");
    assertThat(CommandRun.of("fmt", "--spin", "-I", common.toString(), model).out())
        .contains("byte x = 3");
  }

  @Test
  void aDefinitionWithoutAProperNameIsRefused() {
    CommandRun run = CommandRun.of("check", "-D", "1x=2", "x.pml");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("-D 1x");
  }

  @Test
  void jsonIsAloneOnStandardOutput() {
    CommandRun run = CommandRun.withInput("init { y = 1 }", "check", "--format", "json", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).startsWith("{").endsWith("}\n").contains("\"gyre-check/1\"");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void automataLookLikeThoseOfPan() {
    String model =
        """
        byte x = 3;
        byte a[2];
        chan c = [1] of { byte };
        active proctype P() {
          atomic { x > 0 -> x-- };
        progress: d_step { x = 1; x = 2 };
          { x = 4 } unless { x == 5 };
        end: c?x
        }
        init { c!1 }
        """;
    CommandRun run = CommandRun.withInput(model, "check", "--automata", "-");
    assertThat(run.out())
        .isEqualTo(
            """
            globals
            \tbyte x = 3
            \tbyte a[2]
            \tchan c = [1] of { byte }

            proctype P, starts in state 3
            \tstate   2 -> state   6  [----] <stdin>:5 => x--
            \tstate   3 -> state   2  [A---] <stdin>:5 => x > 0
            \tstate   6 -> state   7  [D--p] <stdin>:6 => d_step { x = 1 ... }
            \tstate   7 -> state  11  [----] unless 1, <stdin>:7 => x == 5
            \tstate   7 -> state  11  [----] <stdin>:7 => x = 4
            \tstate  11 -> state  12  [--e-] <stdin>:8 => c?x
            \tstate  12 -> state   0  [--e-] <stdin>:5 => -end-

            init, starts in state 1
            \tstate   1 -> state   2  [----] <stdin>:10 => c!1
            \tstate   2 -> state   0  [--e-] <stdin>:10 => -end-

            letters: A=atomic, D=d_step, a=accept, e=end, p=progress

            -: ok, 2 process types, 8 locations
            """);
  }
}
