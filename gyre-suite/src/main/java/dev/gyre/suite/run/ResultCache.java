package dev.gyre.suite.run;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.source.SourceFile;
import dev.gyre.suite.Answer;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.TestCase;
import dev.gyre.suite.json.JsonObject;
import dev.gyre.suite.json.JsonWriting;
import dev.gyre.suite.json.OutcomeJson;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Outcomes of earlier runs, one file each. An outcome counts as long as the version of Gyre, the
 * options, the text of the model and of all files it includes are the same, wherever they are. What
 * has no answer is not kept: the next run may have more time.
 */
public final class ResultCache {
  private static final String SCHEMA = "gyre-result/2";

  private final Optional<Path> folder;
  private final String version;

  /**
   * @param version of Gyre, different for programs that may answer differently
   */
  public ResultCache(Path folder, String version) {
    this(Optional.of(folder), version);
  }

  private ResultCache(Optional<Path> folder, String version) {
    this.folder = folder;
    this.version = version;
  }

  /** Keeps nothing. */
  public static ResultCache none() {
    return new ResultCache(Optional.empty(), "");
  }

  /** What came out the last time, if that is still known and nothing has changed since. */
  Optional<Outcome> find(TestCase testCase, SourceFile model) {
    Optional<Path> file = folder.map(f -> file(f, testCase, model));
    if (file.isEmpty() || !Files.isRegularFile(file.get())) {
      return Optional.empty();
    }
    try (BufferedReader in = Files.newBufferedReader(file.get())) {
      JsonObject entry = JsonObject.read(in);
      SourceNames names = new SourceNames(model.name());
      boolean isCurrent =
          entry.text("schema").equals(SCHEMA)
              && areUnchanged(
                  entry.objects("includes", ResultCache::inclusion),
                  new FileSourceLoader(testCase.call().includePaths()),
                  names);
      return isCurrent
          ? Optional.of(OutcomeJson.read(entry).renamed(names::named))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // damaged: as good as none
    }
  }

  /** Whether one would find the same text for each of them now; notes where. */
  private static boolean areUnchanged(
      List<Inclusion> inclusions, SourceLoader loader, SourceNames names) throws IOException {
    for (Inclusion old : inclusions) {
      String includer = names.named(old.includer());
      Inclusion now =
          Inclusion.of(old.name(), includer, loader.load(old.name(), new SourceFile(includer, "")));
      if (!now.digest().equals(old.digest())) {
        return false;
      }
      names.add(now.found());
    }
    return true;
  }

  /** A result that cannot be kept is found again the next time. */
  void keep(TestCase testCase, SourceFile model, List<Inclusion> inclusions, Outcome outcome) {
    boolean isFinal =
        outcome.answer() != Answer.UNDECIDED
            && outcome.fault().isEmpty()
            && outcome.notes().isEmpty();
    if (folder.isEmpty() || !isFinal) {
      return;
    }
    try {
      SourceNames names = new SourceNames(model.name());
      inclusions.forEach(inclusion -> names.add(inclusion.found()));
      write(file(folder.get(), testCase, model), inclusions, names, outcome);
    } catch (IOException e) {
      // No room, or no permission: the answer is right all the same.
      return;
    }
  }

  private static void write(
      Path file, List<Inclusion> inclusions, SourceNames names, Outcome outcome)
      throws IOException {
    Files.createDirectories(file.getParent());
    Path draft = Files.createTempFile(file.getParent(), "draft", ".tmp");
    try {
      try (BufferedWriter out = Files.newBufferedWriter(draft)) {
        JsonWriting.object(
            out,
            json -> {
              json.writeStringField("schema", SCHEMA);
              includes(inclusions, names, json);
              OutcomeJson.write(outcome.renamed(names::numbered), json);
            });
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void includes(List<Inclusion> inclusions, SourceNames names, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("includes");
    for (Inclusion inclusion : inclusions) {
      json.writeStartObject();
      json.writeStringField("name", inclusion.name());
      json.writeStringField("includer", names.numbered(inclusion.includer()));
      json.writeStringField("digest", inclusion.digest());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static Inclusion inclusion(JsonObject json) throws IOException {
    return new Inclusion(json.text("name"), json.text("includer"), "", json.text("digest"));
  }

  /**
   * Named after all that is known before the model is read. Folders are not part of it: the same
   * model in another checkout, or named in another way, has the same answer. Its own name is, for
   * that tells the language.
   */
  private Path file(Path root, TestCase testCase, SourceFile model) {
    List<String> words = words(testCase);
    Digest key =
        new Digest()
            .add(SCHEMA)
            .add(version)
            .add(testCase.question().name())
            .add(String.valueOf(testCase.model().getFileName()))
            .add(model.text())
            .add(Integer.toString(words.size()));
    words.forEach(key::add);
    String name = key.hex();
    return root.resolve(name.substring(0, 2)).resolve(name + ".json");
  }

  /**
   * The options without the folders of included files: what was found there is compared itself. A
   * word counts as a folder only behind {@code -I}, for another option may have the same value.
   */
  private static List<String> words(TestCase testCase) {
    List<String> folders = testCase.call().includePaths().stream().map(Path::toString).toList();
    List<String> words = new ArrayList<>();
    for (String word : testCase.words()) {
      boolean isFolder =
          !words.isEmpty() && words.get(words.size() - 1).equals("-I") && folders.contains(word);
      words.add(isFolder ? "" : word);
    }
    return words;
  }
}
