package dev.gyre.view.trace;

import java.util.BitSet;
import java.util.List;

/**
 * Where the lanes of a sequence chart stand. Statements are written to the right of their lane and
 * messages between lanes, so two lanes are as far apart as what is written between them needs, and
 * a chart is no wider than it must be.
 */
final class LanePositions {
  /** Longer labels are cut. */
  static final int LONGEST_LABEL = 46;

  private static final double CHARACTER = 6.7;
  private static final int NARROWEST_HEAD = 90;
  private static final int WIDEST = 300;
  private static final int MARGIN = 12;

  /** What happens to nobody, such as the passing of time, needs room without any lane. */
  private static final int NARROWEST = 240;

  private static final int AROUND_TEXT = 30;
  private static final int BETWEEN_HEADS = 16;

  private final int[] x;
  private final int[] head;
  private final int[] room;
  private final int width;

  private LanePositions(int[] x, int[] head, int[] room, int width) {
    this.x = x;
    this.head = head;
    this.room = room;
    this.width = width;
  }

  /**
   * @param left where the first one may begin
   */
  static LanePositions of(SequenceChart chart, int left) {
    List<SequenceChart.Lane> lanes = chart.lanes();
    int[] head = new int[lanes.size()];
    for (int i = 0; i < head.length; i++) {
      int name = (int) (lanes.get(i).name().length() * CHARACTER) + AROUND_TEXT;
      head[i] = Math.max(NARROWEST_HEAD, Math.min(WIDEST, name));
    }
    int[] room = room(chart);
    int[] x = new int[head.length];
    int at = left + MARGIN;
    for (int i = 0; i < x.length; i++) {
      x[i] = i == 0 ? at + head[0] / 2 : x[i - 1] + distance(head, room, i);
      at = x[i] + Math.max(head[i] / 2, room[i]);
    }
    return new LanePositions(x, head, room, Math.max(at + MARGIN, left + NARROWEST));
  }

  private static int distance(int[] head, int[] room, int right) {
    int heads = (head[right - 1] + head[right]) / 2 + BETWEEN_HEADS;
    room[right - 1] = Math.max(room[right - 1], heads);
    return room[right - 1];
  }

  /** What is written to the right of each lane. */
  private static int[] room(SequenceChart chart) {
    int[] room = new int[chart.lanes().size()];
    BitSet ofMessages = new BitSet();
    for (SequenceChart.Arrow arrow : chart.arrows()) {
      ofMessages.set(arrow.fromRow());
      ofMessages.set(arrow.toRow());
      boolean isBetween =
          arrow.fromLane() != SequenceChart.NO_LANE && arrow.toLane() != SequenceChart.NO_LANE;
      int first =
          isBetween
              ? Math.min(arrow.fromLane(), arrow.toLane())
              : Math.max(arrow.fromLane(), arrow.toLane());
      widen(room, first, arrow.label());
    }
    for (int i = 0; i < chart.rows().size(); i++) {
      SequenceChart.Row row = chart.rows().get(i);
      if (row.lane() != SequenceChart.NO_LANE && !ofMessages.get(i)) {
        widen(room, row.lane(), row.text());
      }
    }
    return room;
  }

  private static void widen(int[] room, int lane, String text) {
    int needed = (int) (text.length() * CHARACTER) + AROUND_TEXT;
    room[lane] = Math.max(room[lane], Math.min(WIDEST, needed));
  }

  /** The middle of a lane. */
  int x(int lane) {
    return x[lane];
  }

  /** How wide the box with the name of a lane is. */
  int headWidth(int lane) {
    return head[lane];
  }

  /** How much room there is to the right of a lane. */
  int room(int lane) {
    return room[lane];
  }

  /** How wide all of them are, with the margins and what is written behind the last one. */
  int width() {
    return width;
  }

  /** How many characters have room. */
  static int characters(int width) {
    return (int) (width / CHARACTER);
  }
}
