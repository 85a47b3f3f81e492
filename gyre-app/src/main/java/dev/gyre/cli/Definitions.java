package dev.gyre.cli;

import dev.gyre.promela.lex.FileSourceLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options {@code -D} and {@code -I}, the same for every command that reads a model. */
final class Definitions {
  /** As for a C compiler, a macro may have parameters. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*(\\([^()]*\\))?");

  private final Map<String, String> values = new LinkedHashMap<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "-D",
      paramLabel = "NAME[=VALUE]",
      mapFallbackValue = "1",
      description = "Define a macro before the model is read; without a value it is 1.")
  void define(Map<String, String> given) {
    for (Map.Entry<String, String> definition : given.entrySet()) {
      if (!NAME.matcher(definition.getKey()).matches()) {
        throw new ParameterException(
            command.commandLine(),
            "-D " + definition.getKey() + ": a macro's name is made of letters, digits and '_'");
      }
      values.put(definition.getKey(), definition.getValue());
    }
  }

  @Option(
      names = "-I",
      paramLabel = "DIR",
      description = "Look here, too, for files that the model includes; may be repeated.")
  private List<Path> includePaths = List.of();

  List<Path> includePaths() {
    return includePaths;
  }

  /** Finds the files that a model includes. */
  FileSourceLoader loader() {
    return new FileSourceLoader(includePaths);
  }

  Map<String, String> values() {
    return values;
  }
}
