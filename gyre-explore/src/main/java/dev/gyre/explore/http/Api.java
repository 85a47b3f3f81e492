package dev.gyre.explore.http;

import dev.gyre.engine.json.ModelJson;
import dev.gyre.explore.work.Bounds;
import dev.gyre.explore.work.Checks;
import dev.gyre.explore.work.ConflictException;
import dev.gyre.explore.work.Coverages;
import dev.gyre.explore.work.FoundRuns;
import dev.gyre.explore.work.Graphs;
import dev.gyre.explore.work.RunPosition;
import dev.gyre.explore.work.UnknownThingException;
import dev.gyre.explore.work.Walks;
import dev.gyre.explore.work.Workspace;
import dev.gyre.system.Channels;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the page can ask for. A place is named by the steps that lead there, in the body, so the
 * server need not know where anybody stands.
 */
final class Api {
  private static final int LONGEST_WALK = 10_000;

  private final Workspace workspace;
  private final Walks walks;
  private final Checks checks;
  private final Graphs graphs;
  private final Coverages coverages;
  private final Map<String, Function<Call, Answer>> routes;

  Api(Workspace workspace, Walks walks, FoundRuns runs, Checks checks) {
    this.workspace = workspace;
    this.walks = walks;
    this.checks = checks;
    this.graphs = new Graphs(workspace);
    this.coverages = new Coverages(workspace);
    Bounds bounds = new Bounds(workspace);
    this.routes =
        Map.ofEntries(
            Map.entry("GET /api/model", this::model),
            Map.entry("PUT /api/model", this::tried),
            Map.entry("POST /api/diagnose", this::diagnosed),
            Map.entry("POST /api/save", this::saved),
            Map.entry("POST /api/state", call -> Answer.json(walks.state(place(call)))),
            Map.entry("POST /api/steps", this::steps),
            Map.entry("POST /api/chart", this::chart),
            Map.entry("POST /api/walk", this::walk),
            Map.entry("POST /api/graph", this::graph),
            Map.entry("POST /api/whereabouts", this::whereabouts),
            Map.entry("POST /api/find", this::find),
            Map.entry("POST /api/coverage", this::coverage),
            Map.entry("GET /api/bounds", c -> Answer.json(bounds.bounds(c.required("model")))),
            Map.entry("POST /api/properties", c -> Answer.json(walks.properties(place(c)))),
            Map.entry("GET /api/runs", call -> Answer.json(runs.list())),
            Map.entry("GET /api/run", call -> Answer.json(runs.json(call.number("number")))),
            Map.entry("POST /api/check", this::check),
            Map.entry("POST /api/cancel", this::cancel));
  }

  /** Never throws on account of the request. */
  Answer answer(Call call) {
    Function<Call, Answer> route = routes.get(call.method() + " " + call.path());
    if (route == null) {
      return Answer.error(404, "there is nothing at " + call.method() + " " + call.path());
    }
    try {
      return route.apply(call);
    } catch (UnknownThingException e) {
      return Answer.error(404, e.getMessage());
    } catch (ConflictException e) {
      return Answer.error(409, e.getMessage());
    } catch (IllegalArgumentException e) {
      return Answer.error(400, e.getMessage());
    } catch (FaultyStartException | ModelTooLargeException e) {
      return Answer.error(422, e.getMessage());
    }
  }

  private Answer model(Call call) {
    return describe(
        call.optional("model").map(workspace::version).orElseGet(workspace::current).id());
  }

  private Answer tried(Call call) {
    return describe(workspace.tried(call.body()).id());
  }

  private Answer describe(String id) {
    String json = ModelJson.of(id, workspace.version(id).loaded());
    return Answer.json("{\"saved\":" + workspace.isSaved() + ",\"model\":" + json + "}");
  }

  private Answer diagnosed(Call call) {
    return Answer.json(ModelJson.diagnostics(workspace.diagnosed(call.body())));
  }

  private Answer saved(Call call) {
    try {
      workspace.save(call.required("model"));
      return Answer.json("{\"saved\":true}");
    } catch (IOException e) {
      return Answer.error(409, "the file cannot be written: " + e.getMessage());
    }
  }

  private static RunPosition place(Call call) {
    return RunPosition.read(call.required("model"), channels(call), call.body());
  }

  private static Channels channels(Call call) {
    return call.optional("channels").filter("lossy"::equals).isPresent()
        ? Channels.LOSSY
        : Channels.BLOCKING;
  }

  private Answer steps(Call call) {
    int from = call.optional("from").map(text -> Call.number("from", text)).orElse(0);
    return Answer.json(walks.steps(place(call), from));
  }

  private Answer chart(Call call) {
    Optional<Integer> cycle = call.optional("cycle").map(text -> Call.number("cycle", text));
    return Answer.svg(walks.chart(place(call), cycle, call.optional("ending").orElse("")));
  }

  private Answer walk(Call call) {
    int limit = Math.min(LONGEST_WALK, call.number("steps"));
    return Answer.json(walks.walk(place(call), limit, call.number("seed"), call.optional("until")));
  }

  private Answer graph(Call call) {
    return Answer.json(graphs.graph(root(call), GraphParameters.read(call)));
  }

  private Answer whereabouts(Call call) {
    return Answer.json(
        graphs.whereabouts(root(call), GraphParameters.read(call), GraphParameters.way(call)));
  }

  private static RunPosition root(Call call) {
    return RunPosition.read(call.required("model"), channels(call), GraphParameters.place(call));
  }

  private Answer find(Call call) {
    return Answer.json(graphs.nearest(place(call), call.required("condition")));
  }

  private Answer coverage(Call call) {
    return Answer.json(coverages.coverage(call.required("model"), channels(call)));
  }

  private Answer check(Call call) {
    int number = checks.start(call.required("model"), call.body()).number();
    return Answer.json("{\"check\":" + number + "}");
  }

  private Answer cancel(Call call) {
    checks.check(call.number("check")).cancel();
    return Answer.json("{\"cancelled\":true}");
  }
}
