package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.DirectoryProvider;
import dev.gyre.runs.LevelDirectory;
import java.io.IOException;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.deploy.SparkHadoopUtil;

/** Opens directories of all file systems that Hadoop knows, where Spark is. */
public final class HadoopDirectories implements DirectoryProvider {
  /** Plain paths and {@code file:} are for whoever needs no Hadoop; one letter is a drive. */
  private static final Pattern NAMED = Pattern.compile("(?!file:)[A-Za-z][A-Za-z0-9+.-]+:.*");

  @Override
  public boolean accepts(String directory) {
    return NAMED.matcher(directory).matches() && isHadoopThere();
  }

  /** This class is found outside of Spark, too. */
  private static boolean isHadoopThere() {
    try {
      Class.forName(
          "org.apache.hadoop.fs.FileSystem", false, HadoopDirectories.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  @Override
  public LevelDirectory open(String directory) {
    try {
      Configuration configuration = SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
      Path path = new Path(directory);
      FileSystem files = path.getFileSystem(configuration);
      files.mkdirs(path);
      return new HadoopDirectory(files, path);
    } catch (IOException | IllegalArgumentException e) {
      throw new ClusterException(
          "cannot use the directory " + directory + ": " + e.getMessage(), e);
    }
  }
}
