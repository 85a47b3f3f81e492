package dev.gyre.promela.collection;

import dev.gyre.ir.CollectionForm;
import dev.gyre.promela.syntax.TypeName;

/**
 * What a declaration says about a collection.
 *
 * @param capacity how many elements it has room for
 */
record Form(TypeName.Base kind, Elements elements, int capacity) {

  boolean isSet() {
    return kind == TypeName.Base.SET;
  }

  boolean isQueue() {
    return kind == TypeName.Base.QUEUE;
  }

  /** Whether there may be more elements than it has room for. */
  boolean isBounded() {
    return !isSet() || capacity < elements.count();
  }

  CollectionForm content() {
    return elements.form(
        switch (kind) {
          case SET -> CollectionForm.Kind.SET;
          case MULTISET -> CollectionForm.Kind.MULTISET;
          default -> CollectionForm.Kind.QUEUE;
        });
  }

  /** Whether the contents of both can be compared and copied. */
  boolean isLike(Form other) {
    return kind == other.kind
        && elements.isSameAs(other.elements)
        && (!isQueue() || capacity == other.capacity);
  }

  String describe() {
    return "a " + kind.word();
  }
}
