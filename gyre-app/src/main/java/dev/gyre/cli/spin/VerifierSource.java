package dev.gyre.cli.spin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the {@code pan.c} that scripts compile. It holds the model; compiled with any definitions
 * it starts the stand-in, hands over the model and says which definitions it was compiled with.
 */
final class VerifierSource {
  private static final List<String> COMPANIONS =
      List.of("pan.h", "pan.m", "pan.t", "pan.b", "pan.p");

  private VerifierSource() {}

  static void write(FrozenModel model, Terminal terminal) throws IOException {
    Path directory = terminal.directory();
    Files.writeString(
        directory.resolve("pan.c"), text(model, terminal.launcher()), StandardCharsets.UTF_8);
    for (String name : COMPANIONS) {
      Files.writeString(
          directory.resolve(name), "/* Nothing is in here: all of it is in pan.c. */\n");
    }
  }

  static String text(FrozenModel model, String launcher) {
    StringBuilder c = new StringBuilder();
    c.append(
        """
        /* A verifier: it hands the model below over to Gyre, with the definitions it was compiled with. */
        #include <stdio.h>
        #include <stdlib.h>
        #include <unistd.h>

        #define QUOTED(x) #x
        #define TEXT_OF(x) QUOTED(x)

        static const char *const model[] = {
        """);
    model.lines().forEach(line -> c.append("  ").append(quoted(line + "\n")).append(",\n"));
    c.append("  0\n};\n\n").append("static const char *const definitions[] = {\n");
    for (String name : SpinDefinitions.switches()) {
      c.append("#ifdef " + name + "\n  \"-D" + name + "\",\n#endif\n");
    }
    for (String name : SpinDefinitions.numbers()) {
      c.append("#ifdef " + name + "\n  \"-D" + name + "=\" TEXT_OF(" + name + "),\n#endif\n");
    }
    c.append("  0\n};\n\n#define LAUNCHER ").append(quoted(launcher)).append("\n");
    c.append(
        """

        int main(int argc, char **argv)
        {
          const char **call = calloc((size_t) argc + sizeof definitions / sizeof *definitions + 8, sizeof *call);
          const char *launcher = getenv("GYRE_SPIN");
          char place[32];
          int i, n = 0;
          FILE *saved = tmpfile();

          if (!saved || !call) {
            perror("pan: no room for the model");
            return 1;
          }
          for (i = 0; model[i]; i++)
            fputs(model[i], saved);
          fflush(saved);
          rewind(saved);
          snprintf(place, sizeof place, "/dev/fd/%d", fileno(saved));
          call[n++] = launcher ? launcher : LAUNCHER;
          call[n++] = "--pan";
          call[n++] = place;
          for (i = 0; definitions[i]; i++)
            call[n++] = definitions[i];
          for (i = 1; i < argc; i++)
            call[n++] = argv[i];
          execvp(call[0], (char **) call);
          perror(call[0]);
          return 1;
        }
        """);
    return c.toString();
  }

  /** As a literal of C; the text is ASCII. */
  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("?", "\\?")
        + '"';
  }
}
