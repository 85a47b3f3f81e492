package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/** Something that can be read or assigned: a variable, or an element or field of one. */
record Place(List<Step> path, Kind kind, Use use) {
  Place {
    path = List.copyOf(path);
  }

  /**
   * One name on the way.
   *
   * @param length the number of elements, or 0 if it is no array
   */
  record Step(String name, int length) {}

  /** What a model may do with the place. */
  enum Use {
    /** A byte, short or int: may count. */
    COUNTER,
    /** So narrow that it may be incremented without a guard. */
    NARROW,
    /** Nothing special. */
    PLAIN,
    READ_ONLY,
    /** A hidden variable: its value is not part of the state, so reading it is not allowed. */
    WRITE_ONLY
  }

  static Place scalar(String name, Kind kind, Use use) {
    return new Place(List.of(new Step(name, 0)), kind, use);
  }

  Place inside(Step outer) {
    List<Step> longer = new ArrayList<>();
    longer.add(outer);
    longer.addAll(path);
    return new Place(longer, kind, use);
  }

  Place readOnly() {
    return new Place(path, kind, Use.READ_ONLY);
  }

  boolean isReadable() {
    return use != Use.WRITE_ONLY;
  }

  boolean isWritable() {
    return use != Use.READ_ONLY;
  }

  /** Whether it is a variable of its own and no array. */
  boolean isScalarVariable() {
    return path.size() == 1 && path.get(0).length() == 0;
  }

  String root() {
    return path.get(0).name();
  }
}
