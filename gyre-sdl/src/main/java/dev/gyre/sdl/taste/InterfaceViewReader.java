package dev.gyre.sdl.taste;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads {@code interfaceview.xml}. Never throws on user text. The text may come from anywhere, so
 * the XML parser reads no other files and expands no entities.
 */
public final class InterfaceViewReader {
  /** Functions in functions; nobody goes this deep. */
  private static final int DEEPEST = 100;

  private final SourceFile file;
  private final Diagnostics diagnostics;
  private final List<InterfaceView.Connection> connections = new ArrayList<>();
  private final XmlElements xml;

  private InterfaceViewReader(SourceFile file, Diagnostics diagnostics, XMLStreamReader reader) {
    this.file = file;
    this.diagnostics = diagnostics;
    this.xml = new XmlElements(reader);
  }

  /** The view; absent if it could not be read, which is reported then. */
  public static Optional<InterfaceView> read(SourceFile file, Diagnostics diagnostics) {
    try {
      XMLStreamReader reader = factory().createXMLStreamReader(new StringReader(file.text()));
      return new InterfaceViewReader(file, diagnostics, reader).view();
    } catch (XMLStreamException e) {
      int line = Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNumber());
      report(file, diagnostics, line, "this interface view is not well-formed XML");
      return Optional.empty();
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("other files are not read");
        });
    return factory;
  }

  private Optional<InterfaceView> view() throws XMLStreamException {
    if (!xml.nextStart() || !xml.name().equals("InterfaceView")) {
      report(
          file,
          diagnostics,
          1,
          "this is no interface view: it does not begin with 'InterfaceView'");
      return Optional.empty();
    }
    String types = xml.attribute("asn1file");
    List<TasteFunction> functions = new ArrayList<>();
    while (xml.nextChild()) {
      content(functions, 0);
    }
    List<TasteFunction> known = functions.stream().map(f -> f.withLanguageOf(functions)).toList();
    return Optional.of(new InterfaceView(file, types, known, connections));
  }

  /** What may stand in the view and in functions. */
  private void content(List<TasteFunction> functions, int depth) throws XMLStreamException {
    switch (xml.name()) {
      case "Function" -> {
        if (depth >= DEEPEST) {
          throw new XMLStreamException("functions are nested too deep", xml.location());
        }
        functions.add(function(depth));
      }
      case "Connection" -> connection();
      default -> xml.skip();
    }
  }

  private TasteFunction function(int depth) throws XMLStreamException {
    int line = xml.line();
    String name = xml.attribute("name");
    boolean isType = xml.attribute("is_type").equalsIgnoreCase("YES");
    String language = xml.attribute(isType ? "type_language" : "language");
    Optional<String> instanceOf =
        Optional.of(xml.attribute("instance_of")).filter(type -> !type.isEmpty());
    List<TasteInterface> provided = new ArrayList<>();
    List<TasteInterface> required = new ArrayList<>();
    List<TasteFunction.ContextParameter> context = new ArrayList<>();
    List<TasteFunction> nested = new ArrayList<>();
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "Provided_Interface" -> provided.add(new InterfaceReader(xml).read());
        case "Required_Interface" -> required.add(new InterfaceReader(xml).read());
        case "ContextParameter" -> {
          context.add(
              new TasteFunction.ContextParameter(
                  xml.attribute("name"), xml.attribute("type"), xml.attribute("value")));
          xml.skip();
        }
        default -> content(nested, depth + 1);
      }
    }
    return new TasteFunction(
        line,
        name,
        language,
        isType ? TasteFunction.Role.TYPE : TasteFunction.Role.FUNCTION,
        instanceOf,
        provided,
        required,
        context,
        nested);
  }

  private void connection() throws XMLStreamException {
    int line = xml.line();
    String source = "";
    String required = "";
    String target = "";
    String provided = "";
    while (xml.nextChild()) {
      if (xml.name().equals("Source")) {
        source = xml.attribute("func_name");
        required = xml.attribute("ri_name");
      } else if (xml.name().equals("Target")) {
        target = xml.attribute("func_name");
        provided = xml.attribute("pi_name");
      }
      xml.skip();
    }
    if (source.isEmpty() || target.isEmpty()) {
      report(file, diagnostics, line, "this connection has no source or no target");
      return;
    }
    connections.add(new InterfaceView.Connection(line, source, required, target, provided));
  }

  private static void report(SourceFile file, Diagnostics diagnostics, int line, String message) {
    int offset = Lines.start(file, Math.min(line, file.lineCount()));
    diagnostics.report(
        Diagnostic.of(SdlCode.INTERFACE_VIEW, file.span(offset, offset), message)
            .withHint("save it again with the editor of TASTE"));
  }
}
