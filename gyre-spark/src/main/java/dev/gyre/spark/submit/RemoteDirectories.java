package dev.gyre.spark.submit;

import dev.gyre.cluster.DirectoryProvider;
import dev.gyre.runs.LevelDirectory;
import java.util.regex.Pattern;

/**
 * Opens directories of file systems that Hadoop knows from outside of Spark: by way of a Spark that
 * uses no cluster, since credentials and settings are where Spark finds them.
 */
public final class RemoteDirectories implements DirectoryProvider {
  private static final String NO_CLUSTER = "local[1]";

  /** Plain paths and {@code file:} are for whoever needs no Hadoop; one letter is a drive. */
  private static final Pattern NAMED = Pattern.compile("(?!file:)[A-Za-z][A-Za-z0-9+.-]+:.*");

  @Override
  public boolean accepts(String directory) {
    return NAMED.matcher(directory).matches() && !isHadoopHere();
  }

  private static boolean isHadoopHere() {
    try {
      Class.forName(
          "org.apache.hadoop.fs.FileSystem", false, RemoteDirectories.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** The process ends with this one. */
  @Override
  public LevelDirectory open(String directory) {
    SparkProcess process = new SparkProvider().start(NO_CLUSTER);
    process.ready();
    return RemoteDirectory.open(process, directory);
  }
}
