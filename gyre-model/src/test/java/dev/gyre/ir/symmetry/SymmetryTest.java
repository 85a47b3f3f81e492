package dev.gyre.ir.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SymmetryTest {
  private static final SymmetricType THREE = new SymmetricType("S", 3, SymmetricType.Group.FULL);
  private static final VariableSymmetry NAME = VariableSymmetry.ofValue(Range.element(0));
  private static final VariableSymmetry CHANNEL = VariableSymmetry.ofValue(new Range.Channel());

  private static Symmetry symmetry() {
    ProcessFamily family = new ProcessFamily(1, 0, new ProcessFamily.ByParameter(0));
    return new Symmetry(
        List.of(THREE),
        List.of(NAME, CHANNEL),
        List.of(List.of(), List.of(NAME)),
        List.of(family),
        Set.of());
  }

  @Test
  void onlyNumbersOfElementsMeanSomethingThatMoves() {
    Range fromTwo = new Range.Element(0, 2);
    assertThat(symmetry().isUndefined(fromTwo, 1)).isTrue();
    assertThat(symmetry().isUndefined(fromTwo, 2)).isFalse();
    assertThat(symmetry().isUndefined(fromTwo, 4)).isFalse();
    assertThat(symmetry().isUndefined(fromTwo, 5)).isTrue();
  }

  @Test
  void noChannelHasNumberZeroAndNoProcessNumber255() {
    assertThat(symmetry().isUndefined(new Range.Channel(), 0)).isTrue();
    assertThat(symmetry().isUndefined(new Range.Channel(), 1)).isFalse();
    assertThat(symmetry().isUndefined(new Range.ProcessNumber(), 254)).isFalse();
    assertThat(symmetry().isUndefined(new Range.ProcessNumber(), 255)).isTrue();
    assertThat(symmetry().isUndefined(Range.plain(), 1)).isTrue();
  }

  @Test
  void variablesThatAreNotDescribedArePlain() {
    assertThat(symmetry().local(1, 0)).isEqualTo(NAME);
    assertThat(symmetry().local(1, 1)).isEqualTo(VariableSymmetry.PLAIN);
    assertThat(symmetry().local(0, 0)).isEqualTo(VariableSymmetry.PLAIN);
    assertThat(symmetry().local(7, 0)).isEqualTo(VariableSymmetry.PLAIN);
    assertThat(symmetry().global(2)).isEqualTo(VariableSymmetry.PLAIN);
  }

  @Test
  void aFixedValueStandsForItselfButAChannelMovesStill() {
    Symmetry fixed = symmetry().withFixedValues((automaton, index) -> automaton == -1);
    assertThat(fixed.globals()).containsExactly(VariableSymmetry.PLAIN, CHANNEL);
    assertThat(fixed.local(1, 0)).isEqualTo(NAME);
  }

  @Test
  void theIdentityOfAProcessIsThatOfItsOwnFamily() {
    assertThat(symmetry().isIdentity(1, 0)).isTrue();
    assertThat(symmetry().isIdentity(0, 0)).isFalse();
    assertThat(symmetry().isIdentity(1, 1)).isFalse();
    assertThatThrownBy(() -> new SymmetricType("empty", 0, SymmetricType.Group.FULL))
        .hasMessage("empty has no elements");
  }
}
