package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two files that are included by the same name, each from its own folder, are kept apart. */
class SameNameIncludesTest {
  private static final String LARGE =
      "active proctype P() { byte x, y, z; assert(first != second);"
          + " do :: x < 61 -> x++ :: y < 61 -> y++ :: z < 61 -> z++ :: else -> break od }\n";

  @TempDir private Path folder;

  @BeforeEach
  void writeIncludes() throws IOException {
    write("a/part.h", "#include \"value.h\"\nbyte first = VALUE;\n#undef VALUE\n");
    write("b/part.h", "#include \"value.h\"\nbyte second = VALUE;\n");
    write("a/value.h", "#define VALUE 1\n");
    write("b/value.h", "#define VALUE 2\n");
  }

  private String write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text).toString();
  }

  private String model(String processes) throws IOException {
    String includes = "#include \"a/part.h\"\n#include \"b/part.h\"\n";
    return write("model.pml", includes + processes);
  }

  @Test
  void aCheckGoesOnWithTheSameModel() throws IOException {
    String run = folder.resolve("run").toString();
    CommandRun first =
        CommandRun.of(
            "verify",
            "--plain",
            "--memory=2M",
            "--when-full=stop",
            "--checkpoint",
            run,
            model(LARGE));
    assertThat(first.status()).as(first.out() + first.err()).isEqualTo(3);
    CommandRun rest = CommandRun.of("resume", run, "--memory", "1G");
    assertThat(rest.status()).as(rest.out() + rest.err()).isZero();
    assertThat(rest.err()).doesNotContain("begun anew");
  }

  @Test
  void aTrailIsReplayedInTheSameModel() throws IOException {
    String trail = folder.resolve("trail.json").toString();
    String model = model("active proctype P() { assert(first == second) }\n");
    assertThat(CommandRun.of("verify", "--trail", trail, model).status()).isOne();
    assertThat(CommandRun.of("simulate", "--replay", trail, model).out())
        .contains("first = 1, second = 2");
    assertThat(CommandRun.of("trace", trail, "--to", "json").out())
        .contains("\"first\"")
        .doesNotContain("cannot");
  }
}
