package dev.gyre.tck;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One of the schemas that Gyre publishes, with a library that judges by it. */
final class PublishedSchema {
  private final Schema schema;

  private PublishedSchema(Schema schema) {
    this.schema = schema;
  }

  /**
   * @param name that of the file without its ending, such as {@code gyre-trail-2}
   */
  static PublishedSchema named(String name) throws IOException {
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    return new PublishedSchema(registry.getSchema(Files.readString(file(name))));
  }

  static Path file(String name) {
    return Repository.root().resolve("schema").resolve(name + ".schema.json");
  }

  /** What is wrong with a text; nothing if it is as the schema says. */
  List<String> complaints(String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }
}
