package dev.gyre.sdl.taste;

import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A stream of XML, seen as elements in elements; text between them is passed over. */
final class XmlElements {
  private final XMLStreamReader reader;

  XmlElements(XMLStreamReader reader) {
    this.reader = reader;
  }

  /** Moves to the next start of an element; false at the end of the document. */
  boolean nextStart() throws XMLStreamException {
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamConstants.START_ELEMENT) {
        return true;
      }
    }
    return false;
  }

  /**
   * Moves to the next element inside the one that is being read; false at its end. The one before
   * must have been read to its end.
   */
  boolean nextChild() throws XMLStreamException {
    while (reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        return true;
      }
      if (event == XMLStreamConstants.END_ELEMENT) {
        return false;
      }
    }
    return false;
  }

  /** Moves to the end of the element that was just begun. */
  void skip() throws XMLStreamException {
    int depth = 1;
    while (depth > 0 && reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
  }

  String name() {
    return reader.getLocalName();
  }

  /** The attribute, or nothing. */
  String attribute(String name) {
    String value = reader.getAttributeValue(null, name);
    return value == null ? "" : value.strip();
  }

  int line() {
    return reader.getLocation().getLineNumber();
  }

  Location location() {
    return reader.getLocation();
  }
}
