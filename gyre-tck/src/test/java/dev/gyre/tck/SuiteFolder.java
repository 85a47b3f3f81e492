package dev.gyre.tck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder with models and suites, and {@code gyre test} in it with a cache of its own. */
record SuiteFolder(Path path) {
  /** It holds, with N as it is and an assertion about it. */
  static final String MODEL =
      """
      #ifndef N
      #define N 1
      #endif
      byte x = N;
      active proctype P() { x = x + 1; assert(x == 2) }
      ltl small { [] (x < 3) }
      """;

  /** Writes a file. */
  SuiteFolder with(String name, String text) throws IOException {
    Path file = path.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  String read(String name) throws IOException {
    return Files.readString(path.resolve(name));
  }

  /** The name of a file in it. */
  String name(String file) {
    return path.resolve(file).toString();
  }

  /** Runs a suite; unless they say otherwise, results are kept in this folder. */
  VerifyRun test(String file, String... options) {
    List<String> words = new ArrayList<>(List.of("test"));
    words.addAll(List.of(options));
    if (!words.contains("--cache")) {
      words.addAll(List.of("--cache", name("cache")));
    }
    words.add(name(file));
    return VerifyRun.of(words);
  }
}
