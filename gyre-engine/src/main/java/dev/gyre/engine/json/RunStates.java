package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.util.List;

/**
 * The states of a run. A step changes a few values of hundreds, so only now and then a state is
 * written as a whole; in between stands what is no longer as it was one state before. Whoever looks
 * for a state begins at the last whole one before it, which is never far away.
 */
final class RunStates {
  /** Readers go at most so many states back. */
  static final int WHOLE_EVERY = 100;

  private final JsonGenerator json;

  RunStates(JsonGenerator json) {
    this.json = json;
  }

  /** The field {@code states}. */
  void write(List<Trace.EndState> states) throws IOException {
    json.writeArrayFieldStart("states");
    for (int i = 0; i < states.size(); i++) {
      if (i % WHOLE_EVERY == 0 || !haveSameNames(states.get(i - 1), states.get(i))) {
        whole(states.get(i));
      } else {
        changed(states.get(i - 1), states.get(i));
      }
    }
    json.writeEndArray();
  }

  /** Processes that begin or end bring and take variables: places in the lists change. */
  private static boolean haveSameNames(Trace.EndState before, Trace.EndState after) {
    boolean isSame =
        before.values().size() == after.values().size()
            && before.positions().size() == after.positions().size();
    for (int i = 0; isSame && i < after.values().size(); i++) {
      StateView.Value old = before.values().get(i);
      StateView.Value now = after.values().get(i);
      isSame = old.name().equals(now.name()) && old.owner().equals(now.owner());
    }
    for (int i = 0; isSame && i < after.positions().size(); i++) {
      isSame = before.positions().get(i).name().equals(after.positions().get(i).name());
    }
    return isSame;
  }

  /** All values in the order of the model, and where each process stands. */
  private void whole(Trace.EndState state) throws IOException {
    json.writeStartObject();
    RunJson.values(state.values(), json);
    json.writeArrayFieldStart("processes");
    for (Trace.Position position : state.positions()) {
      json.writeStartObject();
      json.writeStringField("name", position.name());
      json.writeNumberField("pid", position.pid());
      standing(position);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void changed(Trace.EndState before, Trace.EndState after) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("changedValues");
    for (int i = 0; i < after.values().size(); i++) {
      String now = after.values().get(i).text();
      if (!now.equals(before.values().get(i).text())) {
        json.writeStartObject();
        json.writeNumberField("index", i);
        json.writeStringField("value", now);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("changedProcesses");
    for (int i = 0; i < after.positions().size(); i++) {
      Trace.Position now = after.positions().get(i);
      if (!standAlike(before.positions().get(i), now)) {
        json.writeStartObject();
        json.writeNumberField("index", i);
        standing(now);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void standing(Trace.Position position) throws IOException {
    json.writeStringField("file", file(position));
    json.writeNumberField("line", position.line());
    json.writeBooleanField("mayRest", position.rest() == StateView.Rest.ALLOWED);
    json.writeBooleanField("canMove", position.mobility() == Trace.Mobility.ENABLED);
  }

  private static boolean standAlike(Trace.Position before, Trace.Position after) {
    return before.line() == after.line()
        && before.rest() == after.rest()
        && before.mobility() == after.mobility()
        && file(before).equals(file(after));
  }

  private static String file(Trace.Position position) {
    return position.span().visibleSite().file().name();
  }
}
