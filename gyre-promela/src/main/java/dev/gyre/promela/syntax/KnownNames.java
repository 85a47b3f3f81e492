package dev.gyre.promela.syntax;

import dev.gyre.source.Suggestions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names that change how the text after them is read: Promela's grammar tells typedefs, process
 * types, inlines and symbolic constants from other names, and they must be declared before use.
 */
final class KnownNames {
  private final Set<String> typedefs = new HashSet<>();
  private final Set<String> indexTypes = new HashSet<>();
  private final Set<String> proctypes = new HashSet<>();
  private final Set<String> constants = new HashSet<>();
  private final Map<String, InlineDefinition> inlines = new HashMap<>();

  void addTypedef(String name) {
    typedefs.add(name);
  }

  void addIndexType(String name) {
    indexTypes.add(name);
  }

  void addProctype(String name) {
    proctypes.add(name);
  }

  void addConstant(String name) {
    constants.add(name);
  }

  void addInline(InlineDefinition definition) {
    inlines.put(definition.name().text(), definition);
  }

  boolean isTypedef(String name) {
    return typedefs.contains(name);
  }

  /** Whether the name is that of a scalarset or ring. */
  boolean isIndexType(String name) {
    return indexTypes.contains(name);
  }

  boolean hasIndexTypes() {
    return !indexTypes.isEmpty();
  }

  boolean isProctype(String name) {
    return proctypes.contains(name);
  }

  /** The proctype that may have been meant. */
  Optional<String> proctypeLike(String name) {
    return Suggestions.nearest(name, proctypes);
  }

  boolean isConstant(String name) {
    return constants.contains(name);
  }

  Optional<InlineDefinition> inline(String name) {
    return Optional.ofNullable(inlines.get(name));
  }

  /** Whether the word is read as a plain name: a variable, label or field. */
  boolean isPlain(String word) {
    return !ReservedWords.isReserved(word)
        && !typedefs.contains(word)
        && !indexTypes.contains(word)
        && !proctypes.contains(word)
        && !constants.contains(word)
        && !inlines.containsKey(word);
  }
}
