package dev.gyre.tck;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** A schema that Gyre publishes, or that of SARIF, with a library that judges by it. */
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

  /** The schema of SARIF 2.1.0 by OASIS, as a library for Java has it in its jar. */
  static PublishedSchema ofSarif() throws IOException {
    String resource = "/schema/sarif-schema-2.1.0.json";
    try (InputStream in = PublishedSchema.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7);
      return new PublishedSchema(registry.getSchema(text));
    }
  }

  static Path file(String name) {
    return Repository.root().resolve("schema").resolve(name + ".schema.json");
  }

  /** What is wrong with a text; nothing if it is as the schema says. */
  List<String> complaints(String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }
}
