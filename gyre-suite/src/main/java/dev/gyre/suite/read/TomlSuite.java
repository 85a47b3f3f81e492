package dev.gyre.suite.read;

import dev.gyre.suite.Call;
import dev.gyre.suite.Expectation;
import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import dev.gyre.suite.TestCase;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;

/** Reads one suite file. Names in it are relative to its folder. */
final class TomlSuite {
  /** What both a case and the defaults may say. */
  private static final Set<String> SHARED =
      Set.of("define", "include", "options", "timeout", "memory");

  private static final Set<String> OF_CASE =
      Set.of("name", "models", "exclude", "properties", "ltl");

  private final Path file;
  private final Call.Reader calls;

  TomlSuite(Path file, Call.Reader calls) {
    this.file = file;
    this.calls = calls;
  }

  List<TestCase> read() throws SuiteException {
    return read(text());
  }

  private String text() throws SuiteException {
    try {
      return Files.readString(file);
    } catch (MalformedInputException e) {
      throw new SuiteException(whole(), "the suite is not a text in UTF-8");
    } catch (IOException e) {
      throw new SuiteException(whole(), "the suite cannot be read: " + e.getMessage());
    }
  }

  List<TestCase> read(String text) throws SuiteException {
    Fields suite = parse(text);
    suite.onlyKnown(Set.of("defaults", "case"));
    Optional<Fields> defaults = defaults(suite);
    List<TestCase> cases = new ArrayList<>();
    for (Fields entry : suite.tables("case", "a case")) {
      cases.addAll(cases(entry, defaults));
    }
    if (cases.isEmpty()) {
      throw new SuiteException(
          whole(), "the suite has no case; write [[case]] and below it models = \"*.pml\"");
    }
    return cases;
  }

  private Fields parse(String text) throws SuiteException {
    TomlParseResult result = Toml.parse(text);
    if (result.hasErrors()) {
      TomlParseError error = result.errors().get(0);
      throw new SuiteException(
          new Place(file.toString(), error.position().line()),
          "this is not TOML: " + error.getMessage());
    }
    return new Fields(file.toString(), "the suite", result);
  }

  private Optional<Fields> defaults(Fields suite) throws SuiteException {
    Optional<Object> value = suite.value("defaults");
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (!(value.get() instanceof org.tomlj.TomlTable table)) {
      throw suite.wrong("defaults", "'defaults' must be a table");
    }
    Fields defaults = new Fields(file.toString(), "the defaults", table);
    defaults.onlyKnown(SHARED);
    return Optional.of(defaults);
  }

  private List<TestCase> cases(Fields entry, Optional<Fields> defaults) throws SuiteException {
    Set<String> known = new HashSet<>(SHARED);
    known.addAll(OF_CASE);
    known.addAll(ExpectationReader.KEYS);
    entry.onlyKnown(known);
    Optional<Expectation> expectation = new ExpectationReader(entry).read();
    List<String> own = question(entry);
    List<String> words = new ArrayList<>(own);
    words.addAll(shared(entry, defaults));
    List<String> patterns = entry.texts("models");
    if (patterns.isEmpty()) {
      throw new SuiteException(
          entry.place(), "the case names no model; write models = \"NAME.pml\", or a pattern");
    }
    List<TestCase> cases = new ArrayList<>();
    Models models = new Models(folder(), entry.place("models"));
    List<Path> found = models.find(patterns, entry.texts("exclude"));
    for (Path model : found) {
      String name = name(entry, model, found.size());
      cases.addAll(of(model, name, words, expectation, entry));
    }
    return cases;
  }

  /** A case that expects nothing has the expectations of its models. */
  private List<TestCase> of(
      Path model, String name, List<String> words, Optional<Expectation> said, Fields entry)
      throws SuiteException {
    ModelSuite own = new ModelSuite(model, calls);
    if (said.isEmpty() && own.hasExpectations()) {
      return own.cases(file.toString(), name, words);
    }
    TestCase single =
        new TestCase(
            file.toString(),
            name,
            model,
            TestCase.Question.VERIFY,
            words,
            call(words, entry),
            said.orElse(Expectation.HOLDS),
            entry.place());
    return List.of(single);
  }

  private Call call(List<String> words, Fields entry) throws SuiteException {
    try {
      return calls.read(words);
    } catch (IllegalArgumentException e) {
      throw new SuiteException(entry.place(), "in the options of the case: " + e.getMessage());
    }
  }

  private String name(Fields entry, Path model, int models) throws SuiteException {
    String relative = folder().relativize(model).toString();
    Optional<String> given = entry.text("name");
    if (given.isPresent()) {
      return models == 1 ? given.get() : given.get() + ": " + relative;
    }
    List<String> shown = question(entry);
    entry.map("define").forEach((macro, value) -> define(macro, value, shown));
    shown.addAll(options(entry));
    return shown.isEmpty()
        ? relative
        : relative + " " + String.join(" ", TestCase.quoted(shown).toList());
  }

  private static List<String> question(Fields entry) throws SuiteException {
    List<String> words = new ArrayList<>();
    for (String property : entry.texts("properties")) {
      words.addAll(List.of("--property", property));
    }
    for (String formula : entry.texts("ltl")) {
      words.addAll(List.of("--ltl", formula));
    }
    return words;
  }

  /** What the case says comes after what is said for all, and counts. */
  private List<String> shared(Fields entry, Optional<Fields> defaults) throws SuiteException {
    Map<String, String> macros = new LinkedHashMap<>();
    List<String> words = new ArrayList<>();
    Map<String, String> budgets = new LinkedHashMap<>();
    List<Fields> both = new ArrayList<>();
    defaults.ifPresent(both::add);
    both.add(entry);
    for (Fields fields : both) {
      macros.putAll(fields.map("define"));
      for (String path : fields.texts("include")) {
        words.addAll(List.of("-I", folder().resolve(path).toString()));
      }
      for (String budget : List.of("timeout", "memory")) {
        fields.text(budget).ifPresent(amount -> budgets.put("--" + budget, amount));
      }
    }
    macros.forEach((macro, value) -> define(macro, value, words));
    // Options of the case replace those for all: most may be given once only.
    boolean isOwn = entry.has("options") || defaults.isEmpty();
    words.addAll(options(isOwn ? entry : defaults.get()));
    budgets.forEach((option, amount) -> words.addAll(List.of(option, amount)));
    return words;
  }

  private static void define(String macro, String value, List<String> words) {
    words.addAll(List.of("-D", macro + "=" + value));
  }

  /** One text is a line as one would type it, a list is a word each. */
  private static List<String> options(Fields entry) throws SuiteException {
    Optional<Object> value = entry.value("options");
    if (value.isPresent() && value.get() instanceof String line) {
      try {
        return Words.split(line);
      } catch (IllegalArgumentException e) {
        throw entry.wrong("options", e.getMessage());
      }
    }
    return entry.texts("options");
  }

  private Path folder() {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  private Place whole() {
    return new Place(file.toString(), 0);
  }
}
