package dev.gyre.cli;

import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.view.trace.MscDocument;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option {@code --msc}: the first violation of a system in SDL as a chart. */
final class ChartFile {
  @Option(
      names = "--msc",
      paramLabel = "FILE",
      description =
          "SDL: write the run of the first violation as a message sequence chart in the text of"
              + " Z.120.")
  private Path file;

  boolean isWanted() {
    return file != null;
  }

  /** A chart that cannot be written does not change the verdict. */
  void write(CheckReport report, Console console) {
    if (file == null || report.violations().isEmpty()) {
      return;
    }
    String model = report.model().file().name();
    if (!SdlModels.isSdl(report.model().file())) {
      console.err().println("gyre: no chart: --msc is for systems in SDL");
      console.err().flush();
      return;
    }
    try {
      String text = MscDocument.render(model, report.violations().get(0).trace());
      OutputFile.write(file, out -> out.write(text));
    } catch (IOException e) {
      console
          .err()
          .println("gyre: the chart could not be written to '" + file + "': " + e.getMessage());
      console.err().flush();
    }
  }
}
