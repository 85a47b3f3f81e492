package dev.gyre.tck.explore;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Takes the pictures of the documentation, all of the same size, or none: {@code bench/pictures}.
 */
final class Pictures {
  private static final int WIDTH = 1360;
  private static final int HEIGHT = 800;
  private static final double PIXELS = 1.5;

  private final Browser browser;
  private final Optional<Path> folder;

  private Pictures(Browser browser, Optional<Path> folder) {
    this.browser = browser;
    this.folder = folder;
  }

  /** Only with {@code -Dgyre.pictures=FOLDER}, relative to the repository. */
  static Pictures of(Browser browser) {
    Optional<Path> folder =
        Optional.ofNullable(System.getProperty("gyre.pictures"))
            .map(name -> Repository.root().resolve(name));
    if (folder.isPresent()) {
      browser.viewport(WIDTH, HEIGHT, PIXELS);
    }
    return new Pictures(browser, folder);
  }

  void take(String name) throws IOException {
    if (folder.isPresent()) {
      browser.settle();
      browser.picture(folder.get().resolve(name + ".png"));
    }
  }
}
