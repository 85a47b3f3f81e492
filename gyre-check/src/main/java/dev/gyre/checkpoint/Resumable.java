package dev.gyre.checkpoint;

/**
 * Something whose whole state can be written down and read again.
 *
 * <p>Invariant: who restores what was saved goes on exactly as the one that saved it would have.
 */
public interface Resumable {
  /** Nobody else changes the object meanwhile. */
  void save(CheckpointOutput out);

  /**
   * Takes the place of whatever the object was before; it must not have been used yet.
   *
   * @throws DamagedCheckpointException if this was not written by {@link #save}
   */
  void restore(CheckpointInput in);
}
