package dev.gyre.promela.lex;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * One {@code #define}.
 *
 * @param parameters the names; of a variadic macro the last one stands for all further arguments
 * @param span the name in the directive
 */
record Macro(Kind kind, String name, List<String> parameters, List<Element> body, SourceSpan span) {

  /** How a macro is called and what it gives. */
  enum Kind {
    OBJECT,
    FUNCTION,
    VARIADIC,
    /** {@code __LINE__}. */
    LINE,
    /** {@code __FILE__}. */
    FILE
  }

  /** How an element of the body turns into tokens. */
  enum Form {
    PLAIN,
    /** The argument with its macros expanded. */
    ARGUMENT,
    /** The argument as written, because it stands beside {@code ##}. */
    RAW_ARGUMENT,
    STRINGIFIED
  }

  /** Whether {@code ##} follows an element. */
  enum Link {
    APART,
    PASTED
  }

  /**
   * One step of the replacement.
   *
   * @param parameter the index of the parameter meant, or -1 for a plain token
   */
  record Element(Token token, Form form, int parameter, Link link) {}

  boolean takesArguments() {
    return kind == Kind.FUNCTION || kind == Kind.VARIADIC;
  }

  boolean expandsParameter(int index) {
    for (Element element : body) {
      if (element.form() == Form.ARGUMENT && element.parameter() == index) {
        return true;
      }
    }
    return false;
  }

  /** Whether defining {@code other} over this one changes nothing (C99 6.10.3). */
  boolean sameAs(Macro other) {
    if (kind != other.kind
        || !parameters.equals(other.parameters)
        || body.size() != other.body.size()) {
      return false;
    }
    for (int i = 0; i < body.size(); i++) {
      if (!sameElement(body.get(i), other.body.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameElement(Element a, Element b) {
    return a.form() == b.form()
        && a.link() == b.link()
        && a.token().text().equals(b.token().text())
        && a.token().spaceBefore() == b.token().spaceBefore();
  }
}
