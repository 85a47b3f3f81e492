package dev.gyre.suite.report;

import dev.gyre.suite.CaseResult;
import dev.gyre.suite.CaseResult.Difference;
import dev.gyre.suite.CaseResult.Status;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Results in the XML that JUnit's runners write and build servers read. A case that is not as
 * expected is a failure; one without an answer, or whose model is wrong, is an error.
 */
public final class JunitXml {
  private final XMLStreamWriter xml;

  private JunitXml(XMLStreamWriter xml) {
    this.xml = xml;
  }

  /** Writes the document; {@code out} stays open. */
  public static void write(List<CaseResult> results, Writer out) throws IOException {
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
      new JunitXml(xml).suites(results);
      xml.flush();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  private void suites(List<CaseResult> results) throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuites");
    attribute("name", "gyre");
    counts(results);
    for (Map.Entry<String, List<CaseResult>> suite : bySuite(results).entrySet()) {
      xml.writeCharacters("\n  ");
      suite(suite.getKey(), suite.getValue());
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeCharacters("\n");
    xml.writeEndDocument();
  }

  private static Map<String, List<CaseResult>> bySuite(List<CaseResult> results) {
    Map<String, List<CaseResult>> suites = new LinkedHashMap<>();
    for (CaseResult result : results) {
      suites.computeIfAbsent(result.testCase().suite(), s -> new ArrayList<>()).add(result);
    }
    return suites;
  }

  private void suite(String name, List<CaseResult> results) throws XMLStreamException {
    xml.writeStartElement("testsuite");
    attribute("name", name);
    counts(results);
    for (CaseResult result : results) {
      xml.writeCharacters("\n    ");
      testCase(result);
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private void counts(List<CaseResult> results) throws XMLStreamException {
    attribute("tests", Integer.toString(results.size()));
    attribute("failures", Long.toString(results.stream().filter(JunitXml::isFailure).count()));
    attribute(
        "errors",
        Long.toString(results.stream().filter(r -> !r.isPassed() && !isFailure(r)).count()));
    attribute("skipped", "0");
    attribute("time", seconds(results.stream().mapToDouble(CaseResult::seconds).sum()));
  }

  private static boolean isFailure(CaseResult result) {
    return result.status() == Status.DIFFERS;
  }

  private static String seconds(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private void testCase(CaseResult result) throws XMLStreamException {
    xml.writeStartElement("testcase");
    attribute("classname", result.testCase().suite());
    attribute("name", result.testCase().name());
    attribute("time", seconds(result.seconds()));
    attribute("file", result.testCase().model().toString());
    if (!result.isPassed()) {
      xml.writeCharacters("\n      ");
      xml.writeStartElement(isFailure(result) ? "failure" : "error");
      attribute("type", result.differences().get(0).rule());
      attribute("message", result.differences().get(0).message());
      xml.writeCharacters(clean(details(result)));
      xml.writeEndElement();
      xml.writeCharacters("\n    ");
    }
    xml.writeEndElement();
  }

  private static String details(CaseResult result) {
    return result.differences().stream().map(JunitXml::line).collect(Collectors.joining("\n"))
        + "\n"
        + result.testCase().command();
  }

  private static String line(Difference difference) {
    return difference.place() + ": " + difference.message();
  }

  private void attribute(String name, String value) throws XMLStreamException {
    xml.writeAttribute(name, clean(value));
  }

  /** XML has no way to write most control characters. */
  private static String clean(String text) {
    return text.codePoints()
        .map(c -> isAllowed(c) ? c : '?')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isAllowed(int c) {
    return c == '\n'
        || c == '\t'
        || (c >= 0x20 && c < 0xD800)
        || (c >= 0xE000 && c < 0xFFFE)
        || c > 0xFFFF;
  }
}
