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

  /** What a function is for. */
  public enum Role {
    FUNCTION,
    TYPE
  }

  /** A constant: its name, its type in ASN.1 and its value, as text. */
  public record ContextParameter(String name, String type, String value) {}
}
