package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.plan.SdlOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What was said about what SDL leaves open, in a trail: an object of texts, if anything was. */
final class SdlJson {
  static final String FIELD = "sdl";

  private static final String QUEUE = "queue";
  private static final String QUEUE_FULL = "queueFull";
  private static final String TIMERS = "timers";
  private static final String ENVIRONMENT = "environment";
  private static final String DISCARD = "discard";
  private static final String REST = "rest";
  private static final String VALUES = "environmentValues";
  private static final String SEMANTICS = "semantics";
  private static final String PARTS = "parts";
  private static final String UNLIMITED = "unlimited";

  /** What stands before the number of a file with properties. */
  private static final String PROPERTIES = "properties ";

  private SdlJson() {}

  static void write(SdlOptions options, JsonGenerator json) throws IOException {
    if (options.equals(SdlOptions.NONE)) {
      return;
    }
    json.writeObjectFieldStart(FIELD);
    if (options.queue().isPresent()) {
      json.writeStringField(QUEUE, String.valueOf(options.queue().getAsInt()));
    }
    if (options.fullQueue().isPresent()) {
      json.writeStringField(QUEUE_FULL, word(options.fullQueue().get()));
    }
    if (options.timers().isPresent()) {
      json.writeStringField(TIMERS, word(options.timers().get()));
    }
    if (options.environment().isPresent()) {
      OptionalInt most = options.environment().get().stimuli();
      json.writeStringField(
          ENVIRONMENT, most.isPresent() ? String.valueOf(most.getAsInt()) : UNLIMITED);
      if (options.environment().get().values().isPresent()) {
        json.writeStringField(VALUES, options.environment().get().values().get());
      }
    }
    json.writeStringField(DISCARD, word(options.discard()));
    json.writeStringField(REST, word(options.rest()));
    for (int i = 0; i < options.properties().size(); i++) {
      json.writeStringField(PROPERTIES + i, options.properties().get(i));
    }
    if (options.semantics().isPresent()) {
      json.writeStringField(SEMANTICS, word(options.semantics().get()));
    }
    if (!options.parts().isEmpty()) {
      json.writeStringField(PARTS, String.join("\n", options.parts()));
    }
    json.writeEndObject();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * @throws IOException if one of the texts says nothing
   */
  static SdlOptions read(Map<String, String> texts) throws IOException {
    return new SdlOptions(
        number(texts, QUEUE),
        constant(SdlOptions.FullQueue.class, texts, QUEUE_FULL),
        constant(SdlOptions.Timers.class, texts, TIMERS),
        environment(texts),
        constant(SdlOptions.Finding.class, texts, DISCARD).orElse(SdlOptions.Finding.DEFAULT),
        constant(SdlOptions.Finding.class, texts, REST).orElse(SdlOptions.Finding.DEFAULT),
        properties(texts),
        constant(SdlOptions.Semantics.class, texts, SEMANTICS),
        Optional.ofNullable(texts.get(PARTS))
            .map(parts -> List.of(parts.split("\n")))
            .orElse(List.of()));
  }

  private static List<String> properties(Map<String, String> texts) {
    List<String> files = new ArrayList<>();
    while (texts.containsKey(PROPERTIES + files.size())) {
      files.add(texts.get(PROPERTIES + files.size()));
    }
    return files;
  }

  private static Optional<SdlOptions.Environment> environment(Map<String, String> texts)
      throws IOException {
    String most = texts.get(ENVIRONMENT);
    if (most == null) {
      return Optional.empty();
    }
    return Optional.of(
        new SdlOptions.Environment(
            most.equals(UNLIMITED) ? OptionalInt.empty() : number(texts, ENVIRONMENT),
            Optional.ofNullable(texts.get(VALUES))));
  }

  private static OptionalInt number(Map<String, String> texts, String field) throws IOException {
    String text = texts.get(field);
    if (text == null) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      throw new IOException("the field 'sdl." + field + "' cannot be '" + text + "'", e);
    }
  }

  private static <E extends Enum<E>> Optional<E> constant(
      Class<E> type, Map<String, String> texts, String field) throws IOException {
    String text = texts.get(field);
    if (text == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Enum.valueOf(type, text.toUpperCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      throw new IOException("the field 'sdl." + field + "' cannot be '" + text + "'", e);
    }
  }
}
