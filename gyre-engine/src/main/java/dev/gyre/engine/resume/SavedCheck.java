package dev.gyre.engine.resume;

import dev.gyre.checkpoint.CheckpointDirectory;
import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.DamagedCheckpointException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One checkpoint of a check: what was asked, what finished searches found, and the search that was
 * under way.
 *
 * @param written when
 * @param nanos how long the check had run by then
 * @param property what it was looking for
 * @param outcomes of finished searches, by their marks
 * @param interrupted the search that was under way
 */
public record SavedCheck(
    SavedCall call,
    Instant written,
    long nanos,
    String property,
    Map<String, byte[]> outcomes,
    Optional<Interrupted> interrupted) {

  /**
   * A search that was under way.
   *
   * @param mark which
   * @param form by which algorithm
   * @param content its state; to be read once
   */
  public record Interrupted(String mark, String form, long states, CheckpointInput content) {}

  /** One file of a directory. */
  public record Listed(Path file, Optional<SavedCheck> check, Optional<String> fault) {}

  /** All that comes before the state of a search. */
  static void writeHead(
      SavedCall call,
      long nanos,
      String property,
      Map<String, byte[]> outcomes,
      CheckpointOutput out) {
    call.save(out);
    out.writeLong(Instant.now().toEpochMilli());
    out.writeLong(nanos);
    out.writeText(property);
    out.writeInt(outcomes.size());
    outcomes.forEach(
        (mark, outcome) -> {
          out.writeText(mark);
          out.writeBytes(outcome);
        });
  }

  /** The state of the search is left to be read; whoever has it closes the input. */
  static SavedCheck read(CheckpointInput in) {
    SavedCall call = SavedCall.read(in);
    Instant written = Instant.ofEpochMilli(in.readLong());
    long nanos = in.readLong();
    String property = in.readText();
    Map<String, byte[]> outcomes = new LinkedHashMap<>();
    for (int left = in.readCount(1); left > 0; left--) {
      outcomes.put(in.readText(), in.readBytes());
    }
    Optional<Interrupted> interrupted =
        in.readBoolean()
            ? Optional.of(new Interrupted(in.readText(), in.readText(), in.readLong(), in))
            : Optional.empty();
    return new SavedCheck(call, written, nanos, property, outcomes, interrupted);
  }

  /**
   * @throws IOException if it is none
   */
  public static void requireDirectory(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      throw new NotDirectoryException(
          Files.exists(directory) ? "it is no directory" : "there is no such directory");
    }
  }

  /** Whether a run uses a directory at this moment. */
  public static boolean isInUse(Path directory) throws IOException {
    return CheckpointDirectory.isInUse(directory);
  }

  /** All checkpoints of a directory, the newest first; a damaged one with what is wrong. */
  public static List<Listed> list(Path directory) throws IOException {
    List<Listed> all = new ArrayList<>();
    for (CheckpointDirectory.Entry entry : CheckpointDirectory.entries(directory)) {
      try (CheckpointInput in = entry.open()) {
        all.add(new Listed(entry.file(), Optional.of(read(in)), Optional.empty()));
      } catch (IOException | DamagedCheckpointException e) {
        all.add(
            new Listed(
                entry.file(), Optional.empty(), Optional.of(String.valueOf(e.getMessage()))));
      }
    }
    return all;
  }
}
