package dev.gyre.engine.json;

/** An answer that says only what is wrong. */
public final class ErrorJson {
  private ErrorJson() {}

  public static String of(String message) {
    return JsonOutput.object(json -> json.writeStringField("error", message));
  }
}
