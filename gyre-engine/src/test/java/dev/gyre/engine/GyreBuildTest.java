package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GyreBuildTest {
  @Test
  void theBuildKnowsItsVersionAndCommit() {
    GyreBuild build = GyreBuild.current();
    assertThat(build.version()).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    assertThat(build.commit()).matches("unknown|[0-9a-f]{12,40}\\+?");
    assertThat(build.text()).contains(build.version()).contains(build.commit());
  }
}
