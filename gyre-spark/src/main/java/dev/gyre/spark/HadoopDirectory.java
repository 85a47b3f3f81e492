package dev.gyre.spark;

import dev.gyre.runs.LevelDirectory;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** A directory of a file system that Hadoop knows: HDFS, or a store of objects. */
final class HadoopDirectory implements LevelDirectory {
  private final FileSystem files;
  private final Path path;

  HadoopDirectory(FileSystem files, Path path) {
    this.files = files;
    this.path = path;
  }

  @Override
  public List<String> list() throws IOException {
    List<String> names = new ArrayList<>();
    for (FileStatus file : files.listStatus(path)) {
      names.add(file.getPath().getName());
    }
    return names;
  }

  @Override
  public OutputStream create(String name) throws IOException {
    return files.create(new Path(path, name), false);
  }

  @Override
  public Input open(String name) throws IOException {
    Path file = new Path(path, name);
    return new File(files.open(file), files.getFileStatus(file).getLen());
  }

  @Override
  public void delete(String name) throws IOException {
    files.delete(new Path(path, name), false);
  }

  /**
   * By another name first. Where a rename copies, as in stores of objects, the copy appears as a
   * whole when it is complete.
   */
  @Override
  public void commit(String name, byte[] content) throws IOException {
    Path temporary = new Path(path, name + "." + UUID.randomUUID() + ".tmp");
    try (OutputStream out = files.create(temporary, false)) {
      out.write(content);
    }
    if (!files.rename(temporary, new Path(path, name))) {
      throw new IOException("the file " + new Path(path, name) + " could not be put in its place");
    }
  }

  /** Reads at positions, which does not move what other threads read. */
  private record File(FSDataInputStream in, long length) implements Input {
    @Override
    public void read(long position, byte[] into, int count) throws IOException {
      in.readFully(position, into, 0, count);
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
