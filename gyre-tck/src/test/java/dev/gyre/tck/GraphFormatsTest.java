package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** Graphs through the command, in all formats, each read by somebody who did not write it. */
class GraphFormatsTest {
  /** Text that would be markup, or end a string, in one format or another. */
  private static final String HOSTILE =
      """
      mtype = { ok };
      byte x;
      active proctype P() {
        printf("</text><script>alert(1)</script> \\\\N &lt; ]]> '\\" %d\\n", x);
        x < 1 && x >= 0;
        x = 1;
        assert(x == 0)
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"peterson", "philosophers", "rendezvous", "alternating_bit", "hello"})
  void allFormatsTellTheSameGraph(String name) throws Exception {
    Path model = Repository.root().resolve("examples/" + name + ".pml");
    List<String> options = List.of("--max-states", "60", "--error");
    Path aldebaran = written(model, "aut", options);
    AldebaranReader.Read aut = AldebaranReader.read(aldebaran);
    assertThat(aut.reachable()).isEqualTo(aut.states());
    AutomataLibOracle.agrees(aldebaran, aut);
    JsonNode json = new ObjectMapper().readTree(written(model, "json", options).toFile());
    assertThat(json.required("schema").asText()).isEqualTo("gyre-graph/1");
    assertThat(steps(json)).isEqualTo(aut.steps());
    assertThat(json.required("size").required("states").asInt()).isEqualTo(aut.states());
    Document graphml = xml(written(model, "graphml", options));
    assertThat(graphml.getElementsByTagName("node").getLength()).isEqualTo(aut.states());
    assertThat(graphml.getElementsByTagName("edge").getLength()).isEqualTo(aut.steps().size());
    Document svg = xml(written(model, "svg", options));
    assertThat(svg.getElementsByTagName("g").getLength()).isEqualTo(aut.states() + 1);
    JsonNode dot = GraphvizOracle.require().read(written(model, "dot", options));
    assertThat(dot.required("objects")).hasSize(aut.states());
    assertThat(dot.path("edges")).hasSize(aut.steps().size());
  }

  private static List<AldebaranReader.Step> steps(JsonNode json) {
    List<AldebaranReader.Step> steps = new ArrayList<>();
    for (JsonNode state : json.required("states")) {
      for (JsonNode step : state.required("steps")) {
        steps.add(
            new AldebaranReader.Step(
                state.required("id").asInt(),
                step.required("label").asText().replace('"', '\''),
                step.required("to").asInt()));
      }
    }
    return steps;
  }

  @ParameterizedTest
  @ValueSource(strings = {"peterson", "alternating_bit", "leader"})
  void automataAreReadBack(String name) throws Exception {
    Path model = Repository.root().resolve("examples/" + name + ".pml");
    List<String> options = List.of("--automata");
    JsonNode json = new ObjectMapper().readTree(written(model, "json", options).toFile());
    assertThat(json.required("schema").asText()).isEqualTo("gyre-automata/1");
    int edges = 0;
    for (JsonNode automaton : json.required("automata")) {
      edges += automaton.required("edges").size();
    }
    assertThat(xml(written(model, "graphml", options)).getElementsByTagName("edge").getLength())
        .isEqualTo(edges);
    assertThat(xml(written(model, "svg", options)).getElementsByTagName("path").getLength())
        .isEqualTo(edges + 1);
    assertThat(GraphvizOracle.require().read(written(model, "dot", options)).required("edges"))
        .hasSize(edges);
  }

  @Test
  void hostileTextIsShownAsText() throws Exception {
    Path model = folder.resolve("a\"b<c>&.pml");
    Files.writeString(model, HOSTILE);
    for (List<String> options : List.of(List.of("--plain"), List.of("--automata"))) {
      Document svg = xml(written(model, "svg", options));
      assertThat(svg.getElementsByTagName("script").getLength()).isZero();
      assertThat(svg.getDocumentElement().getTextContent()).contains("<script>alert(1)");
      assertThat(xml(written(model, "graphml", options)).getElementsByTagName("script").getLength())
          .isZero();
      JsonNode dot = GraphvizOracle.require().read(written(model, "dot", options));
      assertThat(dot.required("name").asText()).isNotEmpty();
      assertThat(dot.required("edges").toString()).contains("<script>alert(1)");
    }
    AldebaranReader.read(written(model, "aut", List.of("--plain")));
  }

  @Test
  void theErrorPathLeadsToTheViolation() throws IOException {
    Path model = folder.resolve("wrong.pml");
    Files.writeString(
        model, "byte x; active proctype P() { do :: x < 3 -> x++ :: x == 2 -> assert(false) od }");
    JsonNode json =
        new ObjectMapper().readTree(written(model, "json", List.of("--plain", "--error")).toFile());
    assertThat(json.required("error").asText()).contains("assert");
    int at = 0;
    int length = 0;
    int next = 0;
    while (next >= 0) {
      at = next;
      next = -1;
      for (JsonNode step : json.required("states").get(at).required("steps")) {
        next = step.required("onErrorPath").asBoolean() ? step.required("to").asInt() : next;
      }
      length++;
    }
    // Two rounds of a guard and an assignment, and the guard before the assertion.
    assertThat(length - 1).isEqualTo(5);
    assertThat(json.required("states").get(at).required("traits").toString())
        .contains("error-path", "fault");
  }

  @Test
  void statesAreColouredAndVariablesHidden() throws IOException {
    Path model = folder.resolve("count.pml");
    Files.writeString(
        model, "byte x, y; active proctype P() { do :: x < 3 -> x++ :: else -> x = 0 od }");
    List<String> options =
        List.of("--plain", "--color", "x > 1 && !(x == 3)", "--hide", "y", "--labels", "none");
    JsonNode json = new ObjectMapper().readTree(written(model, "json", options).toFile());
    for (JsonNode state : json.required("states")) {
      assertThat(state.required("values")).hasSize(1);
      boolean isTwo = state.required("values").get(0).required("value").asText().equals("2");
      assertThat(state.required("traits").toString().contains("coloured")).isEqualTo(isTwo);
      state.required("steps").forEach(s -> assertThat(s.required("label").asText()).isEmpty());
    }
  }

  @Test
  void coloursAreThoseOfTheModelWhateverIsSimplified() throws IOException {
    Path model = folder.resolve("unread.pml");
    // Nobody reads what is coloured, and the two processes are interchangeable.
    Files.writeString(
        model, "bool a[2]; byte y; active [2] proctype P() { a[_pid] = true; y = 3; y = 0 }");
    for (String colour : List.of("a[1] && !a[0]", "y == 3")) {
      JsonNode json =
          new ObjectMapper().readTree(written(model, "json", List.of("--color", colour)).toFile());
      assertThat(json.required("states").findValuesAsText("traits")).isNotEmpty();
      assertThat(json.required("states").toString()).as(colour).contains("coloured");
    }
  }

  /** What is coloured can be read off the values that are shown, in every state. */
  @ParameterizedTest
  @ValueSource(strings = {"", "--plain"})
  void coloursAreRightInEveryState(String option) throws IOException {
    Path model = folder.resolve("values.pml");
    Files.writeString(
        model,
        "byte x, y; active [2] proctype P() { byte z; x = 1; x = 2; z = 3; y = x; x = 0; z = 0 }");
    List<String> options = new ArrayList<>(List.of("--color", "x == 2 && y == 0"));
    options.addAll(option.isEmpty() ? List.of() : List.of(option));
    int coloured = 0;
    JsonNode json = new ObjectMapper().readTree(written(model, "json", options).toFile());
    for (JsonNode state : json.required("states")) {
      String values = state.required("values").toString();
      boolean holds =
          values.contains("\"x\",\"value\":\"2\"") && values.contains("\"y\",\"value\":\"0\"");
      assertThat(state.required("traits").toString().contains("coloured")).isEqualTo(holds);
      coloured += holds ? 1 : 0;
    }
    assertThat(coloured).isBetween(1, json.required("states").size() - 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--plain"})
  void labelsShowPropositions(String option) throws IOException {
    Path model = folder.resolve("formula.pml");
    Files.writeString(
        model,
        "byte x; active [2] proctype P() { do :: x < 3 -> x++ :: x == 3 -> x = 0 od }"
            + " ltl p { [] <> (x == 3) && (x < 2 U x >= 1) }");
    List<String> options = new ArrayList<>(List.of("--labels", "propositions"));
    options.addAll(option.isEmpty() ? List.of() : List.of(option));
    JsonNode json = new ObjectMapper().readTree(written(model, "json", options).toFile());
    for (JsonNode state : json.required("states")) {
      int x = state.required("values").get(0).required("value").asInt();
      List<String> holding = new ArrayList<>();
      if (x == 3) {
        holding.add("x == 3");
      }
      if (x < 2) {
        holding.add("x < 2");
      }
      if (x >= 1) {
        holding.add("x >= 1");
      }
      for (JsonNode step : state.required("steps")) {
        assertThat(List.of(step.required("label").asText().split(", ")))
            .containsExactlyInAnyOrderElementsOf(holding);
      }
    }
    assertRefused(
        "no formula",
        "graph",
        "--format",
        "dot",
        "--labels",
        "propositions",
        Repository.root().resolve("examples/philosophers.pml").toString());
  }

  @Test
  void labelsShowMessages() throws IOException {
    Path model = Repository.root().resolve("examples/rendezvous.pml");
    AldebaranReader.Read aut =
        AldebaranReader.read(written(model, "aut", List.of("--plain", "--labels", "channels")));
    assertThat(aut.steps()).anyMatch(step -> step.label().contains("!?"));
    assertThat(aut.steps()).anyMatch(step -> step.label().equals("tau"));
  }

  @Test
  void whatCannotBeDoneIsRefusedWithTheReason() throws IOException {
    String model = Repository.root().resolve("examples/leader.pml").toString();
    String large = large().toString();
    assertRefused("--max-states", "graph", "--plain", "--format", "svg", large);
    assertRefused("no variable nobody", "graph", "--format", "dot", "--hide", "nobody", model);
    assertRefused("temporal", "graph", "--format", "dot", "--color", "[] true", model);
    assertRefused("one automaton", "graph", "--automata", "--format", "aut", model);
    assertRefused("no such file", "graph", "--format", "dot", "missing.pml");
    Path copy = Files.writeString(folder.resolve("m.pml"), "init { skip }");
    assertRefused(
        "the model itself", "graph", "--format", "dot", copy.toString(), "-o", copy.toString());
  }

  @Test
  void aLimitEndsWithoutAFile() throws IOException {
    Path out = folder.resolve("large.aut");
    VerifyRun run =
        VerifyRun.of(
            List.of(
                "graph",
                "--format",
                "aut",
                "--plain",
                "--timeout",
                "1s",
                large().toString(),
                "-o",
                out.toString()));
    assertThat(run.status()).as(run.toString()).isEqualTo(3);
    assertThat(run.err()).contains("time limit", "--max-states");
    assertThat(out).doesNotExist();
    // The command leaves nothing behind that would stop what comes next.
    assertThat(Thread.interrupted()).isFalse();
  }

  /** A model with more states than anybody will ever see. */
  private Path large() throws IOException {
    return Files.writeString(
        folder.resolve("large.pml"),
        "int x, y; active [2] proctype P() { do :: x++ :: y++ :: x = x + y od }");
  }

  private static void assertRefused(String reason, String... words) {
    VerifyRun run = VerifyRun.of(List.of(words));
    assertThat(run.status()).as(run.toString()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
  }

  private static Document xml(Path file) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
  }

  private Path written(Path model, String format, List<String> options) {
    Path out = folder.resolve("graph." + format);
    List<String> words = new ArrayList<>(List.of("graph", "--format", format));
    words.addAll(options);
    words.addAll(List.of(model.toString(), "-o", out.toString()));
    VerifyRun run = VerifyRun.of(words);
    assertThat(run.status()).as(run.toString()).isZero();
    return out;
  }
}
