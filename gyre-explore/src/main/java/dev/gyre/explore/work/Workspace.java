package dev.gyre.explore.work;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.promela.lex.ConfinedSourceLoader;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The model's file and the texts that were tried in its place. A text becomes the file only when
 * somebody says so. Thread-safe.
 */
public final class Workspace {
  private static final int KEPT_VERSIONS = 16;

  private final Path file;
  private final String name;
  private final Map<String, String> definitions;
  private final ConfinedSourceLoader includes;
  private final Map<String, ModelVersion> versions = new LinkedHashMap<>();
  private String onDisk;
  private String current;

  /**
   * @param model the model's file as it was read
   * @param includePaths where included files may be besides the folder of the model
   */
  public Workspace(
      Path file, SourceFile model, Map<String, String> definitions, List<Path> includePaths) {
    this.file = file.toAbsolutePath();
    this.name = model.name();
    this.definitions = Map.copyOf(definitions);
    List<Path> folders = new ArrayList<>(List.of(this.file.getParent()));
    folders.addAll(includePaths);
    this.includes = new ConfinedSourceLoader(folders);
    this.onDisk = model.text();
    this.current = tried(model.text()).id();
  }

  /** Reads a text in the place of the model's; the newest one is the current. */
  public synchronized ModelVersion tried(String text) {
    ModelVersion version = ModelVersion.read(source(text));
    versions.remove(version.id());
    versions.put(version.id(), version);
    if (versions.size() > KEPT_VERSIONS) {
      versions.remove(versions.keySet().iterator().next());
    }
    current = version.id();
    return version;
  }

  /** What is wrong with a text; nothing else becomes of it. */
  public LoadedModel diagnosed(String text) {
    return LoadedModel.load(source(text), List.of());
  }

  private ModelSource source(String text) {
    return new ModelSource(new SourceFile(name, text), definitions, includes);
  }

  public synchronized ModelVersion current() {
    return version(current);
  }

  /**
   * @throws UnknownThingException if there is no such version any more
   */
  public synchronized ModelVersion version(String id) {
    ModelVersion version = versions.get(id);
    if (version == null) {
      throw new UnknownThingException("this version of the model is not known any more");
    }
    return version;
  }

  /** Whether the file has the current text. */
  public synchronized boolean isSaved() {
    return current().source().file().text().equals(onDisk);
  }

  /**
   * Writes a version to the model's file.
   *
   * @throws ConflictException if somebody else has changed the file
   */
  public synchronized void save(String id) throws IOException {
    String text = version(id).source().file().text();
    Path target = file.toRealPath();
    if (!new FileSourceLoader().read(target).text().equals(onDisk)) {
      throw new ConflictException(
          "the file has changed since it was read here, so it is not replaced; start the explorer again to see it");
    }
    Path draft =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".gyre");
    try {
      Files.writeString(draft, text, StandardCharsets.UTF_8);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
    onDisk = text;
  }
}
