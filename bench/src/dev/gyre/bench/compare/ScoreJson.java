package dev.gyre.bench.compare;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The scoreboard for programs. */
final class ScoreJson {
  private ScoreJson() {}

  static String of(List<Score> scores, List<Tool> tools) {
    return scores.stream()
        .map(score -> model(score, tools))
        .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
  }

  private static String model(Score score, List<Tool> tools) {
    String results =
        tools.stream()
            .map(tool -> result(score, tool.name()))
            .collect(Collectors.joining(",\n", "[\n", "]"));
    return "  {\"model\": \"" + score.model() + "\", \"tools\": " + results + "}";
  }

  private static String result(Score score, String tool) {
    return String.format(
        Locale.ROOT,
        "    {\"tool\": \"%s\", \"seconds\": %.3f, \"preparationSeconds\": %.3f, \"states\": %.0f,"
            + " \"bytesPerState\": %.1f, \"processBytes\": %.0f}",
        tool,
        score.seconds(tool),
        score.preparation(tool),
        score.states(tool),
        score.bytesPerState(tool),
        score.processBytes(tool));
  }
}
