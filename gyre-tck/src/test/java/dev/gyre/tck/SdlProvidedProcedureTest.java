package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Check;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Procedures of a process that functions in other languages call. */
class SdlProvidedProcedureTest {
  private static final String DRIVER =
      """
      process Driver;
        dcl n Count := 0;
        procedure reset;
          fpar in k Count, in/out old Count;
          start;
            task n := k;
            task old := n;
          return;
        endprocedure;
        start;
          nextstate idle;
        state idle;
          input reset;
            decision n = 1;
              (true): nextstate off;
              (false): nextstate idle;
            enddecision;
        endstate;
        state off;
        endstate;
      endprocess Driver;
      """;

  private static final String STRUCTURE =
      """
      use Datamodel;
      system Driver;
        exported procedure reset;
          fpar in k Count, in/out old Count;
          referenced;
        block Driver;
          process Driver referenced;
        endblock;
      endsystem;
      """;

  private static final String VIEW =
      """
      <InterfaceView>
        <Function name="driver" language="SDL">
          <Provided_Interface name="reset" kind="Protected"/>
        </Function>
        <Function name="ground" language="C">
          <Required_Interface name="again" kind="Protected"/>
        </Function>
        <Connection>
          <Source func_name="ground" ri_name="again"/>
          <Target func_name="driver" pi_name="reset"/>
        </Connection>
      </InterfaceView>
      """;

  private static final Map<String, String> FILES =
      Map.of(
          "work/driver/SDL/src/driver.pr", DRIVER,
          "work/driver/SDL/src/system_structure.pr", STRUCTURE,
          "work/driver/SDL/src/dataview-uniq.asn",
              "Types DEFINITIONS ::= BEGIN Count ::= INTEGER (0 .. 3) END");

  private static CheckReport check(List<String> formulas) {
    return Checker.check(
        CheckRequest.of(new SourceFile("interfaceview.xml", VIEW))
            .withIncludes(
                (name, from) ->
                    Optional.ofNullable(FILES.get(name)).map(text -> new SourceFile(name, text)))
            .withOptions(
                CheckOptions.none().withChecks(Set.of(Check.ACCEPTANCE)).withFormulas(formulas)));
  }

  @Test
  void theSystemIsAccepted() {
    assertThat(check(List.of("[] driver.n <= 3")).diagnostics()).isEmpty();
  }

  /**
   * The procedure runs first, then what the state says; in a state that says nothing it runs too.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] driver.n <= 3                           | HOLDS",
        "[] !(state(driver) = idle && driver.n = 1) | HOLDS",
        "[] !(state(driver) = off)                  | VIOLATED",
        "[] !(state(driver) = idle && driver.n = 2) | VIOLATED",
        "[] !(state(driver) = off && driver.n = 3)  | VIOLATED",
      })
  void aCallRunsTheProcedureAndThenTheInput(String formula, Verdict verdict) {
    assertThat(check(List.of(formula)).verdict()).isEqualTo(verdict);
  }
}
