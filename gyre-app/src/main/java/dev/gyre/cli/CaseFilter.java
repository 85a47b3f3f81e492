package dev.gyre.cli;

import dev.gyre.suite.TestCase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Picks the cases whose name or model contains a text, in which {@code *} stands for anything. */
final class CaseFilter {
  private final Optional<Pattern> pattern;

  /**
   * @param text null for all cases: an option that was not given
   */
  CaseFilter(String text) {
    pattern =
        Optional.ofNullable(text)
            .map(
                t ->
                    Arrays.stream(t.split("\\*", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")))
            .map(Pattern::compile);
  }

  List<TestCase> of(List<TestCase> cases) {
    return cases.stream().filter(this::accepts).toList();
  }

  private boolean accepts(TestCase testCase) {
    return pattern.isEmpty()
        || pattern.get().matcher(testCase.name()).find()
        || pattern.get().matcher(testCase.model().toString()).find();
  }
}
