package dev.gyre.cli.spin;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * A model as it was when the verifier was made: later changes of its files do not concern the
 * verifier, as with Spin.
 *
 * @param includes the files it includes, by the names in its directives
 */
record FrozenModel(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    Channels channels) {
  private static final String NAME = "name";
  private static final String TEXT = "text";
  private static final String CHANNELS = "channels";
  private static final String INCLUDE = "include ";
  private static final String DEFINE = "define ";

  FrozenModel {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
  }

  static FrozenModel of(LoadedModel model, Channels channels) {
    return new FrozenModel(model.file(), model.includes(), model.definitions(), channels);
  }

  LoadedModel load() {
    return LoadedModel.load(file, definitions, List.of(), includes);
  }

  CheckRequest request() {
    return CheckRequest.of(file)
        .withDefinitions(definitions)
        .withIncludes(LoadedModel.given(includes))
        .withChannels(channels);
  }

  /** The last part of the name: trails are written where the verifier runs. */
  String baseName() {
    Path name = Path.of(file.name()).getFileName();
    return name == null ? "model" : name.toString();
  }

  /** Lines of ASCII that {@link #read} understands. */
  List<String> lines() {
    Properties all = new Properties();
    all.setProperty(NAME, file.name());
    all.setProperty(TEXT, file.text());
    all.setProperty(CHANNELS, channels.name());
    includes.forEach((name, included) -> all.setProperty(INCLUDE + name, included.text()));
    definitions.forEach((name, value) -> all.setProperty(DEFINE + name, value));
    StringWriter text = new StringWriter();
    try {
      all.store(text, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // Comments are the date, which would make each verifier another one.
    return text.toString().lines().filter(line -> !line.startsWith("#")).sorted().toList();
  }

  static FrozenModel read(InputStream in) throws IOException {
    Properties all = new Properties();
    all.load(in);
    Map<String, SourceFile> includes = new LinkedHashMap<>();
    Map<String, String> definitions = new LinkedHashMap<>();
    for (String key : all.stringPropertyNames()) {
      String value = all.getProperty(key);
      if (key.startsWith(INCLUDE)) {
        String name = key.substring(INCLUDE.length());
        includes.put(name, new SourceFile(name, value));
      } else if (key.startsWith(DEFINE)) {
        definitions.put(key.substring(DEFINE.length()), value);
      }
    }
    return new FrozenModel(
        new SourceFile(all.getProperty(NAME, ""), all.getProperty(TEXT, "")),
        includes,
        definitions,
        Channels.valueOf(all.getProperty(CHANNELS, Channels.BLOCKING.name())));
  }
}
