package dev.gyre.cli.spin;

/**
 * What {@code gyre-spin} makes of an option or a definition.
 *
 * @param reason why it is refused, if it is
 */
record Treatment(Use use, String reason) {
  /** What happens to it. */
  enum Use {
    /** It is carried out. */
    READ,
    /** It is about what Gyre does anyway, or about how pan.c is written. */
    IGNORED,
    /** There is no counterpart, and the call is refused. */
    REFUSED,
    /** The program that is called has no such option. */
    FOREIGN
  }

  static final Treatment READ = new Treatment(Use.READ, "");
  static final Treatment IGNORED = new Treatment(Use.IGNORED, "");
  static final Treatment FOREIGN = new Treatment(Use.FOREIGN, "");

  static Treatment refused(String reason) {
    return new Treatment(Use.REFUSED, reason);
  }
}
