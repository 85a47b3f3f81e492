package dev.gyre.view.layout;

import java.util.List;
import java.util.Optional;

/**
 * Where the boxes and arrows of a drawing are; lengths are in pixels, and y grows downwards.
 *
 * @param boxes one for each node
 * @param routes one for each arc
 */
record Placement(double width, double height, List<Box> boxes, List<Route> routes) {
  Placement {
    boxes = List.copyOf(boxes);
    routes = List.copyOf(routes);
  }

  /** A rectangle by its upper left corner. */
  record Box(double x, double y, double width, double height) {}

  /** A place. */
  record Point(double x, double y) {}

  /**
   * The way of an arrow: where it starts, and then curves of two control points and an end each.
   *
   * @param label where its text is
   */
  record Route(List<Point> points, Optional<Box> label) {
    Route {
      points = List.copyOf(points);
    }

    boolean isCurved() {
      return points.size() >= 4 && points.size() % 3 == 1;
    }
  }
}
