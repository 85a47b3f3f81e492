package dev.gyre.promela.chantype;

import dev.gyre.source.SourceSpan;

/** Why a term is equal to another one. */
record Joint(Term other, Reason reason) {

  /** What a joint rests on. */
  sealed interface Reason {}

  /**
   * A place in the model that makes both the same.
   *
   * @param words what happens there
   */
  record Written(SourceSpan place, String words) implements Reason {}

  /** They are parts, in the same position, of two terms that are equal. */
  record PartOf(Term one, Term other) implements Reason {}
}
