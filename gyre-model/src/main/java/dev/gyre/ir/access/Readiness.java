package dev.gyre.ir.access;

/**
 * What decides, besides where it stands, whether some process takes part in a rendez-vous.
 *
 * @param reads what is looked at
 * @param heedsTimeout whether that depends on whether nobody else can move
 */
record Readiness(AccessSet reads, boolean heedsTimeout) {
  /** Nothing does. */
  static Readiness fixed(Atoms atoms) {
    return new Readiness(atoms.none(), false);
  }
}
