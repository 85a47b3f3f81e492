package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.GyreBuild;
import java.io.IOException;

/** How every object begins: what it is, and who has written it. */
final class Heading {
  private Heading() {}

  static void write(String schema, JsonGenerator json) throws IOException {
    GyreBuild build = GyreBuild.current();
    json.writeStringField("schema", schema);
    json.writeObjectFieldStart("gyre");
    json.writeStringField("version", build.version());
    json.writeStringField("commit", build.commit());
    json.writeEndObject();
  }
}
