package dev.gyre.tck.resume;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A check that is killed some times and taken up again each time; sometimes the newest checkpoint
 * is damaged meanwhile.
 */
final class KilledRun {
  private static final int WRONG_CALL = 2;
  private static final int MOST_KILLS = 3;

  private final LongQuestion question;
  private final Path folder;
  private final Path checkpoints;
  private final Random random;

  /**
   * What became of it.
   *
   * @param anew how often there was nothing to go on with
   * @param damaged how often a checkpoint was damaged on purpose
   * @param out the report
   */
  record Outcome(int kills, int anew, int damaged, int status, String out, String err) {}

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
    GyreProcess run = GyreProcess.start(folder, call(question, folder));
    return new Outcome(0, 0, 0, run.status(), run.out(), run.err());
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
    int kills = 0;
    int anew = 0;
    int damaged = 0;
    GyreProcess run = begin();
    for (int i = 0; i < wanted && run.killAfter(random.nextLong(1 + millis)); i++) {
      kills++;
      damaged += random.nextInt(3) == 0 ? damage() : 0;
      run = GyreProcess.start(folder, List.of("resume", checkpoints.toString()));
      if (isThereNothing(run)) {
        anew++;
        run = begin();
      }
    }
    return new Outcome(kills, anew, damaged, run.status(), run.out(), run.err());
  }

  private GyreProcess begin() throws IOException {
    List<String> call = call(question, folder);
    call.addAll(List.of("--checkpoint", checkpoints + ",100ms"));
    return GyreProcess.start(folder, call);
  }

  /** It was killed before the first checkpoint, or in its middle. */
  private boolean isThereNothing(GyreProcess run) throws IOException, InterruptedException {
    if (Files.isDirectory(checkpoints)) {
      try (Stream<Path> files = Files.list(checkpoints)) {
        if (files.anyMatch(file -> file.toString().endsWith(".gyre"))) {
          return false;
        }
      }
    }
    return run.status() == WRONG_CALL;
  }

  /** Cuts the newest checkpoint short, or turns a bit of it over; not if it is the only one. */
  private int damage() throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(checkpoints)) {
      try (Stream<Path> all = Files.list(checkpoints)) {
        all.filter(file -> file.toString().endsWith(".gyre")).sorted().forEach(files::add);
      }
    }
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
