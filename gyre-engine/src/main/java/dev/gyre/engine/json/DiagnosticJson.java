package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Expansion;
import dev.gyre.source.SourceSpan;
import java.io.IOException;
import java.util.Optional;

/**
 * One diagnostic as a JSON object. Lines and columns count from 1; the end column is that of the
 * first character behind the range, as editors want it.
 */
final class DiagnosticJson {
  private DiagnosticJson() {}

  static void write(Diagnostic diagnostic, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", diagnostic.code().id());
    json.writeStringField("slug", diagnostic.code().slug());
    json.writeStringField("severity", diagnostic.code().severity().word());
    json.writeStringField("message", diagnostic.message());
    range(diagnostic.span().visibleSite(), json);
    json.writeArrayFieldStart("notes");
    for (Diagnostic.Note note : diagnostic.notes()) {
      json.writeStartObject();
      json.writeStringField("message", note.message());
      range(note.span().visibleSite(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("hint", diagnostic.hint().orElse(null));
    expansions(diagnostic.span(), json);
    json.writeEndObject();
  }

  private static void range(SourceSpan span, JsonGenerator json) throws IOException {
    json.writeStringField("file", span.file().name());
    json.writeNumberField("line", span.line());
    json.writeNumberField("column", span.column());
    json.writeNumberField("endLine", span.file().lineAt(span.end()));
    json.writeNumberField("endColumn", span.file().columnAt(span.end()));
  }

  /**
   * From the inside out; for a macro the place where its text was written, else that of its use.
   */
  private static void expansions(SourceSpan span, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("expansions");
    SourceSpan inner = span;
    Optional<Expansion> expansion = inner.expansion();
    while (expansion.isPresent()) {
      Expansion step = expansion.get();
      json.writeStartObject();
      json.writeStringField("kind", step.kind().word());
      json.writeStringField("name", step.name());
      range(step.kind() == Expansion.Kind.MACRO ? inner : step.callSite().visibleSite(), json);
      json.writeEndObject();
      inner = step.callSite();
      expansion = inner.expansion();
    }
    json.writeEndArray();
  }
}
