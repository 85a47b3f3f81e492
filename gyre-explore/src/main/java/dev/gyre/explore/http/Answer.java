package dev.gyre.explore.http;

import dev.gyre.engine.json.ErrorJson;
import java.nio.charset.StandardCharsets;

/** What is sent back. */
record Answer(int status, String type, String text) {
  static final String JSON = "application/json";
  static final String PLAIN = "text/plain; charset=utf-8";

  static Answer json(String text) {
    return new Answer(200, JSON, text);
  }

  static Answer svg(String text) {
    return new Answer(200, "image/svg+xml", text);
  }

  static Answer error(int status, String message) {
    return new Answer(status, JSON, ErrorJson.of(message));
  }

  byte[] bytes() {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
