package dev.gyre.tck;

import java.util.Optional;
import net.sourceforge.plantuml.syntax.SyntaxChecker;
import net.sourceforge.plantuml.syntax.SyntaxResult;

/** PlantUML itself says whether it could draw a text. */
final class PlantUmlOracle {
  private static final String EMPTY = "@startuml\n@enduml\n";

  private PlantUmlOracle() {}

  /** What it has to complain about, if anything. */
  static Optional<String> complaints(String text) {
    if (text.equals(EMPTY)) {
      return Optional.empty(); // a run without steps; PlantUML draws that there is nothing
    }
    SyntaxResult result = SyntaxChecker.checkSyntax(text);
    if (result.isError()) {
      return Optional.of(result.getErrors() + " in line " + result.getLineLocation());
    }
    return result.getUmlDiagramType() == null
        ? Optional.of("this is no diagram")
        : Optional.empty();
  }
}
