package dev.gyre.tck.resume;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A check that is killed some times and taken up again each time; sometimes the newest checkpoint
 * is damaged meanwhile, and sometimes there is no room for larger files.
 */
final class KilledRun {
  private static final int WRONG_CALL = 2;
  private static final int UNDECIDED = 3;
  private static final int MOST_KILLS = 3;
  private static final int MOST_KILOBYTES = 400;

  private final LongQuestion question;
  private final Path folder;
  private final Path checkpoints;
  private final Random random;
  private int kills;
  private int anew;
  private int damaged;
  private int full;
  private final List<Long> ages = new ArrayList<>();

  /**
   * What became of it.
   *
   * @param anew how often there was nothing to go on with
   * @param damaged how often a checkpoint was damaged on purpose
   * @param full how often the disk was full
   * @param ages of the newest checkpoint at each kill, where there was one, in milliseconds
   * @param out the report
   */
  record Outcome(
      int kills,
      int anew,
      int damaged,
      int full,
      List<Long> ages,
      int status,
      String out,
      String err) {}

  KilledRun(LongQuestion question, Path folder, Random random) throws IOException {
    this.question = question;
    this.folder = folder;
    this.random = random;
    this.checkpoints = folder.resolve("checkpoints");
    Files.writeString(folder.resolve("model.pml"), question.text(question.large()));
  }

  /** The same check in one go. */
  static Outcome whole(LongQuestion question, Path folder)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve("model.pml"), question.text(question.large()));
    GyreProcess run = GyreProcess.start(folder, call(question, folder), OptionalLong.empty());
    return new Outcome(0, 0, 0, 0, List.of(), run.status(), run.out(), run.err());
  }

  private static List<String> call(LongQuestion question, Path folder) {
    List<String> call = new ArrayList<>(List.of("verify", "--format", "json"));
    call.addAll(question.options());
    call.add(folder.resolve("model.pml").toString());
    return call;
  }

  /**
   * @param millis how long the check takes in one go
   */
  Outcome run(long millis) throws IOException, InterruptedException {
    int wanted = 1 + random.nextInt(MOST_KILLS);
    GyreProcess run = begin(room());
    for (int i = 0; i < wanted && isInterrupted(run, millis); i++) {
      damaged += random.nextInt(3) == 0 ? damage() : 0;
      OptionalLong room = i == wanted - 1 ? OptionalLong.empty() : room();
      run = GyreProcess.start(folder, List.of("resume", checkpoints.toString()), room);
      if (isThereNothing(run)) {
        anew++;
        run = begin(room);
      }
    }
    return new Outcome(kills, anew, damaged, full, ages, run.status(), run.out(), run.err());
  }

  /** Kills it at some moment; true if it was killed, or had ended for want of room. */
  private boolean isInterrupted(GyreProcess run, long millis)
      throws IOException, InterruptedException {
    if (run.killAfter(random.nextLong(1 + millis))) {
      kills++;
      noteAge();
      return true;
    }
    return run.status() == UNDECIDED;
  }

  private void noteAge() throws IOException {
    List<Path> files = checkpointFiles();
    if (!files.isEmpty()) {
      FileTime written = Files.getLastModifiedTime(files.get(files.size() - 1));
      ages.add(System.currentTimeMillis() - written.toMillis());
    }
  }

  /** Sometimes there is little room for each file. */
  private OptionalLong room() {
    if (random.nextInt(4) > 0) {
      return OptionalLong.empty();
    }
    full++;
    return OptionalLong.of(random.nextInt(MOST_KILOBYTES));
  }

  private GyreProcess begin(OptionalLong room) throws IOException {
    List<String> call = call(question, folder);
    call.addAll(List.of("--checkpoint", checkpoints + ",100ms"));
    return GyreProcess.start(folder, call, room);
  }

  /** It was killed before the first checkpoint, or in its middle. */
  private boolean isThereNothing(GyreProcess run) throws IOException, InterruptedException {
    return checkpointFiles().isEmpty() && run.status() == WRONG_CALL;
  }

  /** From the oldest to the newest. */
  private List<Path> checkpointFiles() throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(checkpoints)) {
      try (Stream<Path> all = Files.list(checkpoints)) {
        all.filter(file -> file.toString().endsWith(".gyre")).sorted().forEach(files::add);
      }
    }
    return files;
  }

  /** Cuts the newest checkpoint short, or turns a bit of it over; not if it is the only one. */
  private int damage() throws IOException {
    List<Path> files = checkpointFiles();
    if (files.size() < 2) {
      return 0;
    }
    try (RandomAccessFile file = new RandomAccessFile(files.get(files.size() - 1).toFile(), "rw")) {
      long place = random.nextLong(file.length());
      if (random.nextBoolean()) {
        file.setLength(place);
      } else {
        file.seek(place);
        int old = file.read();
        file.seek(place);
        file.write(old ^ (1 << random.nextInt(Byte.SIZE)));
      }
    }
    return 1;
  }
}
