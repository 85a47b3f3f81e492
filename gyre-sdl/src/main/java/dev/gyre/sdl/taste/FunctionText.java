package dev.gyre.sdl.taste;

import dev.gyre.sdl.asn1.Asn1Document;
import dev.gyre.sdl.syntax.SdlDocument;
import java.util.List;
import java.util.Optional;

/**
 * What is written about one function.
 *
 * @param text its process and the structure around it, as one document
 * @param types the modules of its types
 * @param function what the interface view says of it
 */
public record FunctionText(
    SdlDocument text, List<Asn1Document> types, Optional<TasteFunction> function) {
  public FunctionText {
    types = List.copyOf(types);
  }
}
