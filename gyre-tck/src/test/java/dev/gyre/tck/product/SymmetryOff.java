package dev.gyre.tck.product;

import dev.gyre.tck.SharedCorpus;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of the models that once fooled symmetry reduction if all its conditions are
 * forgotten at once: without the monitor, and with the audits alone, which is the monitor without
 * the small models that are asked again.
 */
final class SymmetryOff {
  private static final String TABLE = "/product/all-symmetry.tsv";

  private static final String HEAD =
      "| model | right | unwatched | audits alone |\n|---|---|---|---|\n";

  private final List<PlantedMistake> mistakes = new ArrayList<>();
  private final List<String> models = new ArrayList<>();
  private final List<String> missed = new ArrayList<>();

  SymmetryOff() {
    for (String line : PlantedMistake.lines(TABLE)) {
      String[] column = line.split("\\s+");
      if (column[0].equals("model")) {
        models.add(column[1]);
      } else {
        mistakes.add(PlantedMistake.parse(line));
      }
    }
    mistakes.forEach(ForgetfulLoader::require);
  }

  /** All mistakes that are made together. */
  List<PlantedMistake> mistakes() {
    return List.copyOf(mistakes);
  }

  /** The models with a wrong answer that the audits did not keep from being given. */
  List<String> missed() {
    return List.copyOf(missed);
  }

  /** Asks all models and returns the table. */
  String table(SharedCorpus corpus, PrintStream out) {
    ForgetfulCommand unwatched = new ForgetfulCommand(PlantedMistake.unwatched(mistakes));
    ForgetfulCommand audited = new ForgetfulCommand(PlantedMistake.onlyAudited(mistakes));
    StringBuilder table = new StringBuilder(HEAD);
    for (SharedCorpus.Fault fault : corpus.faults()) {
      for (String name : fault.files()) {
        if (models.contains(name)) {
          String row = row(fault, corpus.file("faults/" + name), unwatched, audited);
          table.append(row).append('\n');
          out.println(row);
        }
      }
    }
    return table.toString();
  }

  private String row(
      SharedCorpus.Fault fault, Path model, ForgetfulCommand unwatched, ForgetfulCommand audited) {
    ForgetfulCommand.Reply blind = unwatched.ask(model, fault.arguments());
    ForgetfulCommand.Reply seen = audited.ask(model, fault.arguments());
    if (!fault.rightAnswers().contains(seen.verdict())) {
      missed.add(model.getFileName().toString());
    }
    return "| %s | %s | %s | %s |"
        .formatted(model.getFileName(), fault.expected(), words(fault, blind), words(fault, seen));
  }

  private static String words(SharedCorpus.Fault fault, ForgetfulCommand.Reply reply) {
    if (!reply.breach().isEmpty()) {
      return "breach: " + reply.breach().replaceFirst("(, with|, in|: \\[).*", "");
    }
    boolean isRight = fault.rightAnswers().contains(reply.verdict());
    return isRight ? reply.verdict() : "**" + reply.verdict() + "**";
  }
}
