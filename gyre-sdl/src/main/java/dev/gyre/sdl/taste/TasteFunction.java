package dev.gyre.sdl.taste;

import java.util.List;
import java.util.Optional;

/**
 * A function, which is a process, or a group of functions.
 *
 * @param line where it begins in the interface view
 * @param language such as {@code SDL}, {@code C}, {@code GUI}; empty for a group
 * @param role whether it runs or is a type
 * @param instanceOf the type it is an instance of
 * @param provided what others may call
 * @param required what it calls
 * @param contextParameters constants of the function
 * @param nested the functions inside it
 */
public record TasteFunction(
    int line,
    String name,
    String language,
    Role role,
    Optional<String> instanceOf,
    List<TasteInterface> provided,
    List<TasteInterface> required,
    List<ContextParameter> contextParameters,
    List<TasteFunction> nested) {
  public TasteFunction {
    provided = List.copyOf(provided);
    required = List.copyOf(required);
    contextParameters = List.copyOf(contextParameters);
    nested = List.copyOf(nested);
  }

  /**
   * The same function; an instance that does not say its language has that of its type.
   *
   * @param all where types are looked for, also inside
   */
  TasteFunction withLanguageOf(List<TasteFunction> all) {
    String known =
        language.isEmpty() && instanceOf.isPresent()
            ? type(instanceOf.get(), all).map(TasteFunction::language).orElse("")
            : language;
    List<TasteFunction> inside = nested.stream().map(f -> f.withLanguageOf(all)).toList();
    return new TasteFunction(
        line, name, known, role, instanceOf, provided, required, contextParameters, inside);
  }

  private static Optional<TasteFunction> type(String name, List<TasteFunction> all) {
    for (TasteFunction function : all) {
      if (function.role() == Role.TYPE && function.name().equalsIgnoreCase(name)) {
        return Optional.of(function);
      }
      Optional<TasteFunction> inside = type(name, function.nested());
      if (inside.isPresent()) {
        return inside;
      }
    }
    return Optional.empty();
  }

  /** What a function is for. */
  public enum Role {
    FUNCTION,
    TYPE
  }

  /** A constant: its name, its type in ASN.1 and its value, as text. */
  public record ContextParameter(String name, String type, String value) {}
}
