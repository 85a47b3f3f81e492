package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Check;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which values the environment of a system in SDL sends. */
class SdlOutsideValuesTest {
  /**
   * Numbers that meet no constant are tried by a few of them; lengths and names are not numbers.
   */
  @Test
  void allLengthsAndNamesComeFromOutside() {
    String names = IntStream.range(0, 300).mapToObj(i -> "n" + i).collect(Collectors.joining(", "));
    String types =
        "T DEFINITIONS ::= BEGIN"
            + " Text ::= SEQUENCE (SIZE (0 .. 400)) OF INTEGER (0 .. 0)"
            + (" Name ::= ENUMERATED { " + names + " } END");
    String process =
        """
        use T comment 't.asn';
        process p;
          dcl x Text, n Name;
          start; nextstate w;
          state w;
            input s(x); decision length(x); (200): nextstate long; else: nextstate w; enddecision;
            input m(n); decision n; (n150): nextstate named; else: nextstate w; enddecision;
          state long; endstate;
          state named; endstate;
        endprocess;
        """;
    SourceFile model = new SourceFile("p.pr", process);
    SourceFile data = new SourceFile("t.asn", types);
    for (String state : List.of("long", "named")) {
      CheckOptions options =
          CheckOptions.none()
              .withFormulas(List.of("[] !(state(p) = " + state + ")"))
              .withChecks(Set.of(Check.ACCEPTANCE));
      CheckRequest request =
          CheckRequest.of(model)
              .withIncludes((name, from) -> Optional.of(data).filter(f -> f.name().equals(name)))
              .withOptions(options);
      assertThat(Checker.check(request).verdict()).as(state).isEqualTo(Verdict.VIOLATED);
    }
  }
}
