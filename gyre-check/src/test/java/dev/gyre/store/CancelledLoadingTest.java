package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A check may run out of time just when it needs a class for the first time. A class whose
 * constants fail then is lost to all later checks of the same program.
 */
class CancelledLoadingTest {
  @ParameterizedTest
  @ValueSource(strings = {"TreeCoder", "TreeShape", "TreeShapes", "TreeStore", "NodeTable"})
  void classesCanBeLoadedOnAThreadThatIsInterrupted(String name) throws IOException {
    try (URLClassLoader fresh = freshLoader()) {
      Thread.currentThread().interrupt();
      assertThatCode(() -> Class.forName("dev.gyre.store." + name, true, fresh))
          .doesNotThrowAnyException();
    } finally {
      Thread.interrupted();
    }
  }

  /** Loads the classes under test once more, apart from those that other tests have loaded. */
  private static URLClassLoader freshLoader() throws IOException {
    List<URL> places = new ArrayList<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
      places.add(new File(place).toURI().toURL());
    }
    return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }
}
