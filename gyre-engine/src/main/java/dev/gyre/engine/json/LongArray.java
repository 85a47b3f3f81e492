package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Writes arrays with an element for each step of a trace, which may have millions. What there is no
 * time for is left out, and a field beside the array says how much that is: {@code traceOmitted}
 * for {@code trace}.
 */
final class LongArray {
  private final JsonGenerator json;
  private final BooleanSupplier isLate;

  /** Writes one element. */
  interface Element<T> {
    void write(T element) throws IOException;
  }

  /**
   * @param isLate whether there is no time left; once it is true it stays so
   */
  LongArray(JsonGenerator json, BooleanSupplier isLate) {
    this.json = json;
    this.isLate = isLate;
  }

  <T> void write(String field, List<T> elements, Element<? super T> element) throws IOException {
    int written = 0;
    json.writeArrayFieldStart(field);
    while (written < elements.size() && !isLate.getAsBoolean()) {
      element.write(elements.get(written));
      written++;
    }
    json.writeEndArray();
    if (written < elements.size()) {
      json.writeNumberField(field + "Omitted", elements.size() - written);
    }
  }
}
