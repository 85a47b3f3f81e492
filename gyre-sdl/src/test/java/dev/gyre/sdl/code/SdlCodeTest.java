package dev.gyre.sdl.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SdlCodeTest {
  @Test
  void numbersAreUniqueAndApartFromThoseOfPromela() {
    assertThat(SdlCode.values()).extracting(SdlCode::id).doesNotHaveDuplicates();
    assertThat(SdlCode.values()).extracting(SdlCode::id).allMatch(id -> id.matches("GYR2\\d{3}"));
  }
}
