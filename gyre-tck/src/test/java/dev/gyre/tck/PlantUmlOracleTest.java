package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The judge can say no. */
class PlantUmlOracleTest {
  @Test
  void aChartIsAccepted() {
    assertThat(PlantUmlOracle.complaints("@startuml\nA -> B : hello\n@enduml\n")).isEmpty();
  }

  @Test
  void whatIsNoChartIsNot() {
    assertThat(
            PlantUmlOracle.complaints(
                "@startuml\nA -> B : hello\nloop\nthis is no (line\n@enduml\n"))
        .isPresent();
    assertThat(PlantUmlOracle.complaints("sequenceDiagram\n")).isPresent();
  }
}
