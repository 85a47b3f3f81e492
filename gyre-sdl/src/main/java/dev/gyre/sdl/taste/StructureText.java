package dev.gyre.sdl.taste;

import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The structure of a function as the tools of TASTE write it into {@code system_structure.pr}: the
 * signals and external procedures of its interfaces. Stands in for that file where it is missing.
 */
final class StructureText {
  private final InterfaceView view;
  private final TasteFunction function;
  private final StringBuilder text = new StringBuilder();

  private StructureText(InterfaceView view, TasteFunction function) {
    this.view = view;
    this.function = function;
  }

  static SourceFile of(InterfaceView view, TasteFunction function) {
    return new StructureText(view, function).file();
  }

  private SourceFile file() {
    String name = word(function.name());
    text.append("system ").append(name).append(";\n");
    for (TasteInterface provided : function.provided()) {
      if (!isSynchronous(provided.kind())) {
        signal(provided);
      }
    }
    for (TasteInterface required : function.required()) {
      if (isSynchronous(kind(required))) {
        procedure(required);
      } else {
        signal(required);
      }
    }
    text.append("block ").append(name).append("; process ").append(name).append(" referenced; ");
    text.append("endblock;\nendsystem;\n");
    return new SourceFile(view.file().name() + " (" + function.name() + ")", text.toString());
  }

  private static String word(String name) {
    return name.replace('-', '_');
  }

  private static boolean isSynchronous(Optional<TasteInterface.Kind> kind) {
    return kind.filter(
            found ->
                found == TasteInterface.Kind.PROTECTED || found == TasteInterface.Kind.UNPROTECTED)
        .isPresent();
  }

  /** A required interface of any kind has that of the provided one. */
  private Optional<TasteInterface.Kind> kind(TasteInterface required) {
    if (required.kind().filter(kind -> kind != TasteInterface.Kind.ANY).isPresent()) {
      return required.kind();
    }
    for (InterfaceView.Connection connection : view.connections()) {
      boolean isFrom =
          connection.source().equalsIgnoreCase(function.name())
              && connection.required().equalsIgnoreCase(required.name());
      if (isFrom) {
        return provided(connection).flatMap(TasteInterface::kind);
      }
    }
    return Optional.empty();
  }

  private Optional<TasteInterface> provided(InterfaceView.Connection connection) {
    return ProjectReader.leaves(view.functions()).stream()
        .filter(candidate -> candidate.name().equalsIgnoreCase(connection.target()))
        .flatMap(candidate -> candidate.provided().stream())
        .filter(face -> face.name().equalsIgnoreCase(connection.provided()))
        .findFirst();
  }

  private void signal(TasteInterface face) {
    List<TasteInterface.Parameter> parameters = face.parameters();
    text.append("signal ").append(word(face.name()));
    if (!parameters.isEmpty()) {
      text.append(
          parameters.stream()
              .map(parameter -> word(parameter.type()))
              .collect(Collectors.joining(", ", " (", ")")));
    }
    text.append(";\n");
  }

  private void procedure(TasteInterface face) {
    text.append("procedure ").append(word(face.name())).append(";");
    if (!face.parameters().isEmpty()) {
      text.append(
          face.parameters().stream()
              .map(StructureText::formal)
              .collect(Collectors.joining(", ", " fpar ", ";")));
    }
    text.append(" external;\n");
  }

  private static String formal(TasteInterface.Parameter parameter) {
    String way = parameter.direction() == TasteInterface.Direction.IN ? "in " : "in/out ";
    return way + word(parameter.name()) + " " + word(parameter.type());
  }
}
