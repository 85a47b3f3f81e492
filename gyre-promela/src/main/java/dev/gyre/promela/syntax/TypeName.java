package dev.gyre.promela.syntax;

import dev.gyre.ir.CollectionForm;
import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * A type as written.
 *
 * @param name for {@link Base#STRUCTURE} and {@link Base#INDEX} the type's name, for {@link
 *     Base#MTYPE} the set's name if one is given, otherwise absent
 * @param content for what stands for a collection in a translated model, what its numbers mean
 */
public record TypeName(
    SourceSpan span, Base base, Optional<Name> name, Optional<CollectionForm> content) {

  public TypeName(SourceSpan span, Base base, Optional<Name> name) {
    this(span, base, name, Optional.empty());
  }

  /** The keyword. */
  public enum Base {
    BIT("bit"),
    BOOL("bool"),
    BYTE("byte"),
    PID("pid"),
    SHORT("short"),
    INT("int"),
    UNSIGNED("unsigned"),
    MTYPE("mtype"),
    CHAN("chan"),
    TIMER("timer"),
    STRUCTURE("typedef"),
    INDEX("scalarset"),
    SET("set"),
    MULTISET("multiset"),
    QUEUE("queue");

    private final String word;

    Base(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }

    /** Whether variables of it are collections. */
    public boolean isCollection() {
      return this == SET || this == MULTISET || this == QUEUE;
    }
  }

  /** How messages call this type. */
  public String describe() {
    if (base == Base.STRUCTURE || base == Base.INDEX) {
      return name.map(Name::text).orElse(base.word());
    }
    return base.word() + name.map(n -> ":" + n.text()).orElse("");
  }
}
