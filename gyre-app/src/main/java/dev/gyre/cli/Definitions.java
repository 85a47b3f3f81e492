package dev.gyre.cli;

import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /**
   * A definition that was meant for Spin's verifier must not pass for a macro that nobody uses.
   * Where the model includes other files that is known only later.
   */
  void refuseWordsOfSpin(SourceFile model) {
    for (String definition : values.keySet()) {
      Optional<String> advice = SpinWords.ofDefinition(nameOf(definition));
      boolean isKnownUnused = !isUsed(definition, model) && !model.text().contains("#include");
      if (advice.isPresent() && isKnownUnused) {
        throw new SpinWordException(command.commandLine(), advice.get());
      }
    }
  }

  /** What is odd about the definitions, a line each. */
  List<String> remarks(SourceFile model, Collection<SourceFile> includes) {
    List<String> remarks = new ArrayList<>();
    for (String definition : values.keySet()) {
      String name = nameOf(definition);
      Optional<String> advice = SpinWords.ofDefinition(name);
      boolean isUsed =
          isUsed(definition, model) || includes.stream().anyMatch(i -> isUsed(definition, i));
      if (!isUsed) {
        remarks.add(
            "gyre: warning: -D "
                + name
                + " has no effect: there is no "
                + name
                + " in the model"
                + advice.map(text -> "; " + text).orElse(""));
      } else if (advice.isPresent()) {
        remarks.add(
            "gyre: warning: -D " + name + " is taken for a macro of the model; " + advice.get());
      }
    }
    return remarks;
  }

  private static String nameOf(String definition) {
    return definition.replaceFirst("\\(.*", "");
  }

  private static boolean isUsed(String definition, SourceFile file) {
    return Pattern.compile("\\b" + nameOf(definition) + "\\b").matcher(file.text()).find();
  }

  /** Finds the files that a model includes. */
  FileSourceLoader loader() {
    return new FileSourceLoader(includePaths);
  }

  Map<String, String> values() {
    return values;
  }
}
