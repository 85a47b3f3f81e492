package dev.gyre.explore.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AccessTokenTest {
  @Test
  void everyTokenIsAnotherOneOf128Bits() {
    AccessToken token = AccessToken.random();
    assertThat(token.text()).matches("[0-9a-f]{32}").isNotEqualTo(AccessToken.random().text());
    assertThat(token.isSame(token.text())).isTrue();
    assertThat(token.isSame(AccessToken.random().text())).isFalse();
    assertThat(token.isSame("")).isFalse();
    assertThat(token.isSame(token.text() + "0")).isFalse();
  }
}
