package dev.gyre.explore;

import dev.gyre.explore.work.Workspace;
import dev.gyre.plan.CheckOptions;
import dev.gyre.promela.lex.FileSourceLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A server for a model in a folder of its own. */
record TestServer(Path file, ExploreServer server, RawHttp http) implements AutoCloseable {

  static TestServer of(Path folder, String text) throws IOException {
    Path file = folder.resolve("model.pml");
    Files.writeString(file, text);
    Workspace workspace =
        new Workspace(file, new FileSourceLoader().read(file), Map.of(), List.of());
    ExploreServer server =
        new ExploreServer(
            workspace,
            0,
            words -> {
              if (!words.isBlank()) {
                throw new IllegalArgumentException("Unknown option: " + words);
              }
              return CheckOptions.none();
            });
    return new TestServer(file, server, RawHttp.to(server.address()));
  }

  @Override
  public void close() {
    server.close();
  }
}
