package dev.gyre.explore;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The state graph, coverage, the standing of properties and the list of runs. */
class GraphApiTest {
  private static final String MODEL =
      """
      byte x;
      active [2] proctype P() {
        atomic { x < 5 -> x++ };
        if :: x == 9 -> x = 0 :: else fi
      }
      ltl small { [] (x < 2) }
      ltl two { <> (x == 2) }
      """;

  @TempDir private Path folder;

  private TestServer server() throws IOException {
    return TestServer.of(folder, MODEL);
  }

  private static String where(TestServer server) throws IOException {
    return "?model=" + server.http().json("GET /api/model", "").at("/model/id").textValue();
  }

  @Test
  void aGraphGrowsByDepthAndByStates() throws IOException {
    try (TestServer server = server()) {
      String where = where(server);
      JsonNode one = server.http().json("POST /api/graph" + where + "&depth=1", "");
      assertThat(one.get("states")).hasSize(3);
      assertThat(one.at("/states/0/steps/0/transitions")).as("one step").hasSize(2);
      assertThat(one.at("/states/1/parent").intValue()).isZero();
      assertThat(one.at("/states/1/steps")).isEmpty();
      assertThat(one.get("picture").textValue())
          .contains("data-node=\"2\"")
          .contains("class=\"node open\"");
      JsonNode grown = server.http().json("POST /api/graph" + where + "&depth=1", "\n\n2");
      assertThat(grown.at("/states/2/steps")).isNotEmpty();
      assertThat(grown.at("/states/1")).isEqualTo(one.at("/states/1"));
      assertThat(grown.get("states").size()).isGreaterThan(3);
    }
  }

  @Test
  void aTraceToAStateCanBeWalked() throws IOException {
    try (TestServer server = server()) {
      String where = where(server);
      JsonNode all = server.http().json("POST /api/graph" + where + "&depth=99", "");
      int last = all.get("states").size() - 1;
      String path = way(all, last);
      JsonNode state = server.http().json("POST /api/state" + where, path);
      assertThat(state.get("depth").intValue()).isEqualTo(path.split(",").length);
      assertThat(state.get("choices")).isEmpty();
      // From there nothing more can be reached.
      JsonNode end = server.http().json("POST /api/graph" + where + "&depth=3", path);
      assertThat(end.get("states")).hasSize(1);
    }
  }

  private static String step(JsonNode graph, int from, int to) {
    for (JsonNode step : graph.at("/states/" + from + "/steps")) {
      if (step.get("target").intValue() == to) {
        StringBuilder texts = new StringBuilder();
        step.get("transitions").forEach(t -> texts.append(',').append(t.textValue()));
        return texts.substring(1);
      }
    }
    throw new AssertionError("no step from " + from + " to " + to);
  }

  @Test
  void atomicSequencesAndSymmetricStatesCollapse() throws IOException {
    try (TestServer server = server()) {
      String line = "POST /api/graph" + where(server) + "&depth=99";
      int plain = server.http().json(line, "").get("states").size();
      int inside = server.http().json(line + "&inside=yes", "").get("states").size();
      int merged = server.http().json(line + "&symmetry=yes", "").get("states").size();
      assertThat(inside).isGreaterThan(plain);
      assertThat(merged).isLessThan(plain);
    }
  }

  /** On every way there is a place in the merged graph, also where states were not met first. */
  @Test
  void whereOneStandsIsKnownUpToSymmetry() throws IOException {
    try (TestServer server = server()) {
      String where = where(server) + "&depth=99&symmetry=yes";
      JsonNode all = server.http().json("POST /api/graph" + where(server) + "&depth=99", "");
      JsonNode merged = server.http().json("POST /api/graph" + where, "");
      Set<Integer> seen = new TreeSet<>();
      for (int last = 1; last < all.get("states").size(); last++) {
        String way = way(all, last);
        JsonNode found = server.http().json("POST /api/whereabouts" + where, "\n\n\n" + way);
        assertThat(found.get("followed").intValue()).isEqualTo(way.split(",").length);
        JsonNode passed = found.get("states");
        for (int i = 1; i < passed.size(); i++) {
          assertThat(step(merged, passed.get(i - 1).intValue(), passed.get(i).intValue()))
              .isNotEmpty();
        }
        seen.add(passed.get(passed.size() - 1).intValue());
      }
      seen.add(0);
      assertThat(seen).hasSize(merged.get("states").size());
      // A way that cannot be gone ends where it cannot.
      JsonNode none = server.http().json("POST /api/whereabouts" + where, "\n\n\n9.9");
      assertThat(none.get("followed").intValue()).isZero();
    }
  }

  private static String way(JsonNode graph, int last) {
    String path = "";
    for (int at = last; at > 0; at = graph.at("/states/" + at + "/parent").intValue()) {
      path = step(graph, graph.at("/states/" + at + "/parent").intValue(), at) + "," + path;
    }
    return path.substring(0, path.length() - 1);
  }

  @Test
  void statesAreMarkedAndTheNearestIsFound() throws IOException {
    try (TestServer server = server()) {
      String where = where(server);
      String condition = "&condition=x%20%3D%3D%202";
      JsonNode graph = server.http().json("POST /api/graph" + where + "&depth=2" + condition, "");
      assertThat(graph.get("picture").textValue()).contains("coloured");
      JsonNode found = server.http().json("POST /api/find" + where + condition, "");
      assertThat(found.get("path")).hasSize(4);
      JsonNode none =
          server.http().json("POST /api/find" + where + "&condition=x%20%3D%3D%207", "");
      assertThat(none.has("path")).isFalse();
      assertThat(none.get("all").booleanValue()).isTrue();
    }
  }

  @Test
  void coverageCountsEachStatement() throws IOException {
    try (TestServer server = server()) {
      JsonNode coverage = server.http().json("POST /api/coverage" + where(server), "");
      assertThat(coverage.get("complete").booleanValue()).isTrue();
      for (JsonNode statement : coverage.get("statements")) {
        String text = statement.get("text").textValue();
        long count = statement.get("count").longValue();
        assertThat(count > 0).as(text + " " + count).isEqualTo(!text.matches("x ?== ?9|x ?= ?0"));
      }
      long states =
          server
              .http()
              .json("POST /api/graph" + where(server) + "&depth=99", "")
              .get("states")
              .size();
      assertThat(coverage.get("states").longValue()).isEqualTo(states);
    }
  }

  @Test
  void aStateSaysWhatItCanAboutProperties() throws IOException {
    try (TestServer server = server()) {
      String where = where(server);
      JsonNode start = server.http().json("POST /api/properties" + where, "").get("properties");
      assertThat(standing(start, "no deadlock")).isEqualTo("good");
      assertThat(standing(start, "small")).isEqualTo("good");
      assertThat(standing(start, "two")).isEqualTo("open");
      JsonNode found =
          server.http().json("POST /api/find" + where + "&condition=x%20%3D%3D%202", "");
      StringBuilder path = new StringBuilder();
      found.get("path").forEach(step -> path.append(',').append(step.textValue()));
      JsonNode there =
          server.http().json("POST /api/properties" + where, path.substring(1)).get("properties");
      assertThat(standing(there, "small")).isEqualTo("violated");
      assertThat(standing(there, "two")).isEqualTo("good");
    }
  }

  private static String standing(JsonNode properties, String name) {
    for (JsonNode property : properties) {
      if (property.get("name").textValue().equals(name)) {
        return property.get("standing").textValue();
      }
    }
    throw new AssertionError("nothing is said about " + name);
  }

  @Test
  void theRunsOfACheckAreListed() throws IOException {
    try (TestServer server = server()) {
      String where = where(server);
      assertThat(server.http().json("GET /api/runs", "").get("runs")).isEmpty();
      server.http().json("POST /api/check" + where, "");
      server.http().call("GET /api/events?check=1", "");
      JsonNode runs = server.http().json("GET /api/runs", "").get("runs");
      assertThat(runs.at("/0/number").intValue()).isEqualTo(1);
      JsonNode run = server.http().json("GET /api/run?number=1", "");
      assertThat(runs.at("/0/steps").intValue()).isEqualTo(run.get("path").size());
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() throws IOException {
    try (TestServer server = server()) {
      RawHttp http = server.http();
      String graph = "POST /api/graph" + where(server);
      assertThat(http.call(graph, "\n\n77").body()).contains("no state 77");
      assertThat(http.call(graph, "\n\n1,,2").status()).isEqualTo(400);
      assertThat(http.call(graph, "\n\n-1").status()).isEqualTo(400);
      assertThat(http.call(graph + "&depth=x", "").status()).isEqualTo(400);
      assertThat(http.call(graph, "\nzz").status()).isEqualTo(400);
      assertThat(http.call(graph, "9.9").body()).contains("cannot be made");
      assertThat(http.call(graph + "&condition=%5B%5D%20x", "").status()).isEqualTo(400);
      assertThat(http.call("POST /api/find" + where(server), "").status()).isEqualTo(400);
      assertThat(http.call("POST /api/coverage?model=abc", "").status()).isEqualTo(404);
      assertThat(http.call("POST /api/properties", "").status()).isEqualTo(400);
      assertThat(http.call("GET /api/graph" + where(server), "").status()).isEqualTo(404);
    }
  }

  @Test
  void aStateIsFoundWhereThereIsNoEnd() throws IOException {
    String endless = "int a, b; active [2] proctype P() { do :: a++ :: b++ od }";
    try (TestServer server = TestServer.of(folder, endless)) {
      JsonNode found =
          server.http().json("POST /api/find" + where(server) + "&condition=a%20%3D%3D%205", "");
      assertThat(found.get("path")).hasSize(5);
    }
  }
}
