package dev.gyre.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.LtlProperty;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A model that was read knows all that it takes to read it again. */
class LoadedModelTest {
  private static SourceFile file(String text) {
    return new SourceFile("m.pml", text);
  }

  @Test
  void formulasGivenApartAreTheLastPropertiesOfTheSystem() {
    LoadedModel model =
        LoadedModel.load(
            file("byte x; active proctype P() { x = 1 } ltl inside { [] (x < 2) }"),
            Map.of(),
            List.of("<> (x == 1)", "[] (x == 0)"));
    assertThat(model.diagnostics()).isEmpty();
    assertThat(model.system().orElseThrow().properties())
        .extracting(LtlProperty::name)
        .containsExactly("inside", "ltl_0", "ltl_1");
  }

  /** Both languages have files of this name. */
  @Test
  void theTextOfAFileSaysWhetherItIsPromelaOrSdl() {
    LoadedModel promela =
        LoadedModel.load(
            new SourceFile("m.pr", "/* a test */\nbyte x; active proctype P() { x = 1 }"),
            Map.of(),
            List.of());
    assertThat(promela.diagnostics()).isEmpty();
    assertThat(promela.system()).isPresent();
    LoadedModel sdl =
        LoadedModel.load(new SourceFile("m.pr", "system s;\nbyte x;"), Map.of(), List.of());
    assertThat(sdl.diagnostics()).isNotEmpty().allMatch(found -> found.code() instanceof SdlCode);
  }

  @Test
  void includedFilesAndDefinitionsAreKept() {
    SourceFile shared = new SourceFile("shared.pml", "byte y = N;");
    LoadedModel model =
        LoadedModel.load(
            file("#include \"shared.pml\"\nactive proctype P() { y = N }"),
            Map.of("N", "3"),
            List.of(),
            Map.of("shared.pml", shared, "unused.pml", file("")));
    assertThat(model.system()).isPresent();
    assertThat(model.includes()).containsExactly(Map.entry("shared.pml", shared));
    LoadedModel again =
        LoadedModel.load(model.file(), model.definitions(), model.formulas(), model.includes());
    assertThat(again.system().orElseThrow().globals().get(0).initial())
        .isEqualTo(new Initial.Values(List.of(new Expr.Const(3))));
  }

  @Test
  void aModelWithAnErrorHasNoSystem() {
    LoadedModel model = LoadedModel.load(file("active proctype P() { z = 1 }"), Map.of());
    assertThat(model.system()).isEmpty();
    assertThat(model.diagnostics()).extracting(Diagnostic::isError).containsExactly(true);
    assertThat(model.diagnostics().get(0).span().line()).isEqualTo(1);
  }

  @Test
  void anErrorInAFormulaNamesTheFormula() {
    List<String> formulas = List.of("[] (x == 0)", "[] (z == 0)");
    LoadedModel model =
        LoadedModel.load(file("byte x; active proctype P() { x = 1 }"), Map.of(), formulas);
    assertThat(model.system()).isEmpty();
    assertThat(model.diagnostics())
        .extracting(fault -> fault.span().file().name())
        .containsExactly("<formula 2>");
  }
}
