package dev.gyre.view.trace;

import dev.gyre.engine.trace.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A trace as a message sequence chart: a lane for each process, a row for each step, and arrows for
 * messages. A rendez-vous is an arrow within one row. A message through a buffered channel is an
 * arrow from the row in which it is sent to the one in which it is received; which receive belongs
 * to which send is found by channel and content, the oldest first.
 *
 * @param lanes the processes that take part, in the order of their numbers
 * @param cycleStart the row from which on everything repeats
 */
public record SequenceChart(
    List<Lane> lanes, List<Row> rows, List<Arrow> arrows, Optional<Integer> cycleStart) {
  public SequenceChart {
    lanes = List.copyOf(lanes);
    rows = List.copyOf(rows);
    arrows = List.copyOf(arrows);
  }

  /** In the place of a lane: a step that no process makes, or a message that nobody takes. */
  public static final int NO_LANE = -1;

  /** A process; a number that is given again has a lane for each process that had it. */
  public record Lane(int pid, String name) {}

  /**
   * One step.
   *
   * @param number of the step, from 1
   * @param lane who moves
   * @param text the statement
   * @param line where it is written; 0 where it is written nowhere
   */
  public record Row(
      int number, int lane, String text, int line, Optional<Long> time, List<String> changes) {
    public Row {
      changes = List.copyOf(changes);
    }
  }

  /**
   * A message.
   *
   * @param fromRow the row in which it is sent, counted from 0
   * @param toRow the row in which it is received; that of the send if nobody takes it
   * @param toLane who receives it, or {@link #NO_LANE}
   */
  public record Arrow(int fromRow, int fromLane, int toRow, int toLane, String label) {
    public boolean isRendezvous() {
      return fromRow == toRow && toLane != NO_LANE;
    }

    /** Whether the message is still in its channel at the end, or was there from the start. */
    public boolean isOpen() {
      return toLane == NO_LANE;
    }
  }

  public static SequenceChart of(Trace trace) {
    return new Builder().build(trace);
  }

  /** Whether any message is sent or received. */
  public boolean hasMessages() {
    return !arrows.isEmpty();
  }

  /** Collects rows and pairs messages. */
  private static final class Builder {
    private final Map<Integer, List<String>> lanes = new TreeMap<>();
    private final Map<String, Integer> laneNumbers = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<Arrow> arrows = new ArrayList<>();
    private final Map<String, Deque<Integer>> sent = new HashMap<>();

    SequenceChart build(Trace trace) {
      trace.steps().forEach(this::findLanes);
      List<Lane> numbered = new ArrayList<>();
      lanes.forEach(
          (pid, names) ->
              names.forEach(
                  name -> {
                    laneNumbers.put(name, numbered.size());
                    numbered.add(new Lane(pid, name));
                  }));
      trace.steps().forEach(this::add);
      return new SequenceChart(numbered, rows, arrows, trace.cycleStart().map(step -> step - 1));
    }

    private void findLanes(Trace.Step step) {
      findLane(step.actor());
      step.partner().ifPresent(this::findLane);
    }

    private void findLane(Trace.Action action) {
      if (action.pid() >= 0) {
        List<String> names = lanes.computeIfAbsent(action.pid(), pid -> new ArrayList<>());
        if (!names.contains(action.name())) {
          names.add(action.name());
        }
      }
    }

    private int lane(Trace.Action action) {
      return laneNumbers.getOrDefault(action.name(), NO_LANE);
    }

    private void add(Trace.Step step) {
      int row = rows.size();
      int lane = lane(step.actor());
      rows.add(
          new Row(
              step.number(),
              lane,
              step.actor().pid() < 0
                  ? step.actor().process() + ": " + step.actor().text()
                  : step.actor().text(),
              step.actor().line(),
              step.time(),
              step.changes().stream()
                  .map(c -> c.name() + ": " + c.before() + " -> " + c.after())
                  .toList()));
      for (Trace.Message message : step.messages()) {
        add(message, row, lane, step.partner().map(this::lane).orElse(NO_LANE));
      }
    }

    private void add(Trace.Message message, int row, int lane, int partner) {
      String key = message.channel() + "!" + message.content();
      switch (message.kind()) {
        case HANDED_OVER -> arrows.add(new Arrow(row, lane, row, partner, key));
        case SENT -> {
          sent.computeIfAbsent(key, k -> new ArrayDeque<>()).add(arrows.size());
          arrows.add(new Arrow(row, lane, row, NO_LANE, key));
        }
        case RECEIVED -> {
          Deque<Integer> open = sent.getOrDefault(key, new ArrayDeque<>());
          if (open.isEmpty()) {
            // It was there from the start: filled by an initialiser of the run that is shown.
            arrows.add(
                new Arrow(row, NO_LANE, row, lane, message.channel() + "?" + message.content()));
          } else {
            int index = open.remove();
            Arrow arrow = arrows.get(index);
            arrows.set(
                index, new Arrow(arrow.fromRow(), arrow.fromLane(), row, lane, arrow.label()));
          }
        }
      }
    }
  }
}
