package dev.gyre.promela.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Severity;
import org.junit.jupiter.api.Test;

class PromelaCodeTest {
  @Test
  void noNumberIsGivenTwice() {
    assertThat(PromelaCode.values()).extracting(PromelaCode::id).doesNotHaveDuplicates();
  }

  @Test
  void numbersFrom900OnAreWarningsAndAllOthersErrors() {
    assertThat(PromelaCode.values())
        .allSatisfy(
            code ->
                assertThat(code.severity())
                    .isEqualTo(
                        code.id().compareTo("GYR0900") > 0 ? Severity.WARNING : Severity.ERROR));
  }

  @Test
  void aCodeIsCalledByItsNameInSmallLetters() {
    assertThat(PromelaCode.ASSIGNMENT_AS_GUARD.id()).isEqualTo("GYR0901");
    assertThat(PromelaCode.ASSIGNMENT_AS_GUARD.slug()).isEqualTo("assignment-as-guard");
  }
}
