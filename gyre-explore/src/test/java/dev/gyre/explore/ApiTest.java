package dev.gyre.explore;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page asks for. */
class ApiTest {
  private static final String MODEL =
      """
      chan c = [2] of { byte };
      byte x;
      active proctype P() { c!1; c!2; x = 7 }
      active proctype Q() { byte y; c?y; c?y; assert(x != 7) }
      ltl small { [] (x < 5) }
      """;

  private static final String ENDLESS =
      """
      int a, b;
      active [3] proctype P() { do :: a < 1000000 -> a++ :: b < 1000000 -> b++ od }
      """;

  @TempDir private Path folder;

  private static JsonNode json(RawHttp.Reply reply) throws IOException {
    return RawHttp.json(reply);
  }

  private static String id(TestServer server) throws IOException {
    return json(server.http().call("GET /api/model", "")).at("/model/id").textValue();
  }

  @Test
  void aModelHasTextAutomataAndProperties() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      JsonNode answer = json(server.http().call("GET /api/model", ""));
      assertThat(answer.get("saved").booleanValue()).isTrue();
      JsonNode model = answer.get("model");
      assertThat(model.get("text").textValue()).isEqualTo(MODEL);
      assertThat(model.at("/automata/0/name").textValue()).isEqualTo("P");
      assertThat(model.at("/automata/0/locations/0/edges/0/text").textValue()).contains("c!1");
      assertThat(model.at("/properties/0/name").textValue()).isEqualTo("small");
    }
  }

  @Test
  void aStateIsNamedByTheStepsThatLeadThere() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      String where = "?model=" + id(server);
      JsonNode start = json(server.http().call("POST /api/state" + where, ""));
      assertThat(start.get("depth").intValue()).isZero();
      assertThat(start.get("choices")).hasSize(1);
      assertThat(start.at("/blocked/0/reason").textValue()).isEqualTo("c is empty");
      String step = start.at("/choices/0/transition").textValue();
      JsonNode next = json(server.http().call("POST /api/state" + where, step));
      assertThat(next.at("/channels/0/messages/0").textValue()).isEqualTo("1");
      assertThat(next.at("/last/step/changes/0/variable").textValue()).isEqualTo("c");
      assertThat(next.get("choices")).hasSize(2);
      JsonNode again = json(server.http().call("POST /api/state" + where, ""));
      assertThat(again).isEqualTo(start);
    }
  }

  @Test
  void whatCannotBeIsRefusedInWords() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      RawHttp http = server.http();
      String where = "?model=" + id(server);
      assertThat(http.call("POST /api/state" + where, "9.9").status()).isEqualTo(400);
      assertThat(http.call("POST /api/state" + where, "9.9").body()).contains("cannot be made");
      assertThat(http.call("POST /api/state" + where, "x,y").body()).contains("no transition");
      assertThat(http.call("POST /api/state?model=abc", "").status()).isEqualTo(404);
      assertThat(http.call("POST /api/state", "").status()).isEqualTo(400);
      assertThat(http.call("GET /api/run?number=5", "").status()).isEqualTo(404);
      assertThat(http.call("GET /api/events?check=5", "").status()).isEqualTo(404);
      assertThat(http.call("POST /api/check" + where, "--nonsense").body()).contains("--nonsense");
      assertThat(http.call("POST /api/walk" + where + "&steps=5&seed=1&until=zz", "").status())
          .isEqualTo(400);
    }
  }

  @Test
  void aRunGoesOnUntilAConditionHolds() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      String where = "?model=" + id(server);
      String line = "POST /api/walk" + where + "&steps=100&seed=3&until=x%20%3D%3D%207";
      JsonNode walked = json(server.http().call(line, ""));
      assertThat(walked.get("reason").textValue()).isEqualTo("condition");
      StringBuilder path = new StringBuilder();
      walked.get("path").forEach(step -> path.append(',').append(step.textValue()));
      JsonNode state = json(server.http().call("POST /api/state" + where, path.substring(1)));
      assertThat(state.get("values").toString()).contains("\"name\":\"x\",\"value\":\"7\"");
      JsonNode steps = json(server.http().call("POST /api/steps" + where, path.substring(1)));
      assertThat(steps.get("steps")).hasSize(walked.get("path").size());
      String chart = server.http().call("POST /api/chart" + where, path.substring(1)).body();
      assertThat(chart).contains("class=\"msc\"").contains("c!1");
    }
  }

  @Test
  void aCheckTellsItsResultAndItsRunsCanBeWalked() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      String where = "?model=" + id(server);
      json(server.http().call("POST /api/check" + where, ""));
      String events = server.http().call("GET /api/events?check=1", "").text();
      assertThat(events).contains("event: result").contains("\"verdict\" : \"violated\"");
      JsonNode run = json(server.http().call("GET /api/run?number=1", ""));
      StringBuilder path = new StringBuilder();
      run.get("path").forEach(step -> path.append(',').append(step.textValue()));
      json(server.http().call("POST /api/state" + where, path.substring(1)));
    }
  }

  @Test
  void aCheckCanBeCancelledAndOnlyOneRuns() throws IOException {
    try (TestServer server = TestServer.of(folder, ENDLESS)) {
      String where = "?model=" + id(server);
      json(server.http().call("POST /api/check" + where, ""));
      assertThat(server.http().call("POST /api/check" + where, "").status()).isEqualTo(409);
      json(server.http().call("POST /api/cancel?check=1", ""));
      String events = server.http().call("GET /api/events?check=1", "").text();
      assertThat(events).contains("\"verdict\" : \"undecided\"");
    }
  }

  @Test
  void theFileIsWrittenOnlyWhenToldTo() throws IOException {
    try (TestServer server = TestServer.of(folder, MODEL)) {
      RawHttp http = server.http();
      assertThat(http.call("POST /api/diagnose", "active proctype {").body()).contains("error");
      JsonNode tried = json(http.call("PUT /api/model", "init { skip }"));
      assertThat(tried.get("saved").booleanValue()).isFalse();
      assertThat(Files.readString(server.file())).isEqualTo(MODEL);
      String id = tried.at("/model/id").textValue();
      json(http.call("POST /api/save?model=" + id, ""));
      assertThat(Files.readString(server.file())).isEqualTo("init { skip }");
      Files.writeString(server.file(), "somebody else was here");
      String other = json(http.call("PUT /api/model", MODEL)).at("/model/id").textValue();
      assertThat(http.call("POST /api/save?model=" + other, "").status()).isEqualTo(409);
      assertThat(Files.readString(server.file())).isEqualTo("somebody else was here");
    }
  }

  @Test
  void hostileTextsStayTexts() throws IOException {
    String text =
        """
        active proctype P() { printf("</script><script>alert(1)</script>"); assert(false) }
        /* <img src=x onerror=alert(1)> */
        """;
    try (TestServer server = TestServer.of(folder, text)) {
      String where = "?model=" + id(server);
      JsonNode start = json(server.http().call("POST /api/state" + where, ""));
      String step = start.at("/choices/0/transition").textValue();
      RawHttp.Reply chart =
          server.http().call("POST /api/chart" + where + "&ending=%3Cscript%3E", step);
      assertThat(chart.body()).contains("&lt;script&gt;").doesNotContain("<script");
      assertThat(server.http().call("GET /api/model", "").text())
          .contains("Content-Type: application/json")
          .contains("X-Content-Type-Options: nosniff");
    }
  }

  @Test
  void aModelWithErrorsCanBeLookedAtAndCorrected() throws IOException {
    try (TestServer server = TestServer.of(folder, "active proctype P() { x = }")) {
      JsonNode answer = json(server.http().call("GET /api/model", ""));
      assertThat(answer.at("/model/accepted").booleanValue()).isFalse();
      assertThat(answer.at("/model/diagnostics")).isNotEmpty();
      String where = "?model=" + answer.at("/model/id").textValue();
      assertThat(server.http().call("POST /api/state" + where, "").status()).isEqualTo(409);
    }
  }
}
