package dev.gyre.cluster;

import dev.gyre.runs.LevelDirectory;
import java.nio.file.Path;
import java.util.ServiceLoader;

/** Opens directories by their names: by whoever says that it can, otherwise as plain paths. */
public final class SharedDirectories {
  private SharedDirectories() {}

  /**
   * @throws ClusterException if it cannot be used
   */
  public static LevelDirectory open(String directory) {
    ClassLoader ours = SharedDirectories.class.getClassLoader();
    for (DirectoryProvider provider : ServiceLoader.load(DirectoryProvider.class, ours)) {
      if (provider.accepts(directory)) {
        return provider.open(directory);
      }
    }
    if (directory.matches("[A-Za-z][A-Za-z0-9+.-]+:.*") && !directory.startsWith("file:")) {
      throw new ClusterException(
          "nobody here knows the file system of "
              + directory
              + "; Spark with Hadoop does, or name a directory that all machines mount");
    }
    return new PathDirectory(Path.of(directory.replaceFirst("^file:(//)?", "")));
  }
}
