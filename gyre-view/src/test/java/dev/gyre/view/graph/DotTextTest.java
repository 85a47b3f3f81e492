package dev.gyre.view.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DotTextTest {
  @Test
  void nothingEndsAStringOrMeansSomethingElse() {
    assertThat(DotText.quoted(List.of("a\"b", "\\N &lt; c\nd")))
        .isEqualTo("\"a\\\"b\\n\\\\N &amp;lt; c d\"");
  }
}
