package dev.gyre.explore.work;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.ir.ProcessSystem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A text of the model, read.
 *
 * @param id the same for the same text and macros, so that links outlive the server
 */
public record ModelVersion(String id, ModelSource source, LoadedModel loaded) {
  private static final int ID_BYTES = 6;

  static ModelVersion read(ModelSource source) {
    return new ModelVersion(
        id(source.file().text(), source.definitions()),
        source,
        LoadedModel.load(source, List.of()));
  }

  /**
   * What is executed.
   *
   * @throws ConflictException if the text has errors
   */
  ProcessSystem executable() {
    return loaded
        .system()
        .orElseThrow(() -> new ConflictException("the model has errors; correct them first"));
  }

  private static String id(String text, Map<String, String> definitions) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(text.getBytes(StandardCharsets.UTF_8));
      new TreeMap<>(definitions)
          .forEach(
              (name, value) ->
                  digest.update(("\0" + name + "\0" + value).getBytes(StandardCharsets.UTF_8)));
      return HexFormat.of().formatHex(digest.digest(), 0, ID_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
