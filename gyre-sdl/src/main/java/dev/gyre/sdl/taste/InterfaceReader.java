package dev.gyre.sdl.taste;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javax.xml.stream.XMLStreamException;

/** One interface of a function, from where its element has just begun. */
final class InterfaceReader {
  private final XmlElements xml;

  InterfaceReader(XmlElements xml) {
    this.xml = xml;
  }

  TasteInterface read() throws XMLStreamException {
    int line = xml.line();
    String name = xml.attribute("name");
    Optional<TasteInterface.Kind> kind = kind(xml.attribute("kind"));
    OptionalInt queueSize = number(xml.attribute("queue_size"));
    OptionalInt period = number(xml.attribute("period"));
    List<TasteInterface.Parameter> parameters = new ArrayList<>();
    while (xml.nextChild()) {
      if (xml.name().equals("Input_Parameter")) {
        parameters.add(parameter(TasteInterface.Direction.IN));
      } else if (xml.name().equals("Output_Parameter")) {
        parameters.add(parameter(TasteInterface.Direction.OUT));
      }
      xml.skip();
    }
    return new TasteInterface(line, name, kind, queueSize, period, parameters);
  }

  private TasteInterface.Parameter parameter(TasteInterface.Direction direction) {
    return new TasteInterface.Parameter(xml.attribute("name"), xml.attribute("type"), direction);
  }

  private static Optional<TasteInterface.Kind> kind(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "sporadic", "sporadic_operation" -> Optional.of(TasteInterface.Kind.SPORADIC);
      case "cyclic", "cyclic_operation" -> Optional.of(TasteInterface.Kind.CYCLIC);
      case "protected", "protected_operation" -> Optional.of(TasteInterface.Kind.PROTECTED);
      case "unprotected", "unprotected_operation" -> Optional.of(TasteInterface.Kind.UNPROTECTED);
      case "any", "any_operation" -> Optional.of(TasteInterface.Kind.ANY);
      default -> Optional.empty();
    };
  }

  private static OptionalInt number(String text) {
    boolean digits =
        !text.isEmpty() && text.length() < 10 && text.chars().allMatch(Character::isDigit);
    return digits ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
  }
}
