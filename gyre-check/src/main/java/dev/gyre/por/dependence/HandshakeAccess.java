package dev.gyre.por.dependence;

/**
 * What decides, besides where it stands, whether some process takes part in a rendez-vous.
 *
 * @param reads what is looked at
 * @param heedsTimeout whether that depends on whether nobody else can move
 */
record HandshakeAccess(AccessSet reads, boolean heedsTimeout) {
  /** Nothing does. */
  static HandshakeAccess fixed(Dependence atoms) {
    return new HandshakeAccess(atoms.none(), false);
  }
}
