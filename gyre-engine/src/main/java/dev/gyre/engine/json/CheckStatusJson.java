package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.resume.SavedCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** How far a check is that leaves checkpoints, as one JSON object, schema {@value #SCHEMA}. */
public final class CheckStatusJson {
  public static final String SCHEMA = "gyre-status/1";

  private CheckStatusJson() {}

  /**
   * @param noted when the progress was written
   * @param progress an object of {@link ProgressJson}
   * @param checkpoints the newest first
   */
  public static String line(
      Path directory,
      boolean isRunning,
      Optional<Instant> noted,
      Optional<String> progress,
      List<SavedCheck.Listed> checkpoints) {
    return JsonOutput.object(
        json -> {
          json.writeStringField("schema", SCHEMA);
          json.writeStringField("directory", directory.toString());
          json.writeBooleanField("running", isRunning);
          if (noted.isPresent() && progress.isPresent()) {
            json.writeStringField("noted", noted.get().toString());
            json.writeFieldName("progress");
            json.writeRawValue(progress.get());
          }
          json.writeArrayFieldStart("checkpoints");
          for (SavedCheck.Listed one : checkpoints) {
            write(one, json);
          }
          json.writeEndArray();
        });
  }

  private static void write(SavedCheck.Listed one, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", String.valueOf(one.file().getFileName()));
    if (one.fault().isPresent()) {
      json.writeStringField("fault", one.fault().get());
    }
    if (one.check().isPresent()) {
      SavedCheck check = one.check().get();
      json.writeStringField("written", check.written().toString());
      json.writeNumberField("seconds", check.nanos() / 1_000_000_000);
      json.writeStringField("property", check.property());
      if (check.interrupted().isPresent()) {
        json.writeStringField("search", check.interrupted().get().form());
        json.writeNumberField("states", check.interrupted().get().states());
      }
    }
    json.writeEndObject();
  }
}
