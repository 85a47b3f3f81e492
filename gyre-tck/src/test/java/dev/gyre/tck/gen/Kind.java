package dev.gyre.tck.gen;

/**
 * What values a place holds. Numbers stay between 0 and 4 in every generated model, which keeps
 * state spaces small.
 *
 * @param set the mtype set, empty for plain mtype and for other sorts
 */
record Kind(Sort sort, String set) {
  enum Sort {
    NUMBER,
    BOOL,
    MTYPE
  }

  static final Kind NUMBER = new Kind(Sort.NUMBER, "");
  static final Kind BOOL = new Kind(Sort.BOOL, "");

  static Kind mtype(String set) {
    return new Kind(Sort.MTYPE, set);
  }
}
