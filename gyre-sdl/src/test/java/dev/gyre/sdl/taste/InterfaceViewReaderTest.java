package dev.gyre.sdl.taste;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterfaceViewReaderTest {
  private static final String VIEW =
      "<InterfaceView asn1file='a.acn'>\n"
          + "<Function name='Up' is_type='NO' instance_of='act' language='SDL'>\n"
          + "<Property name='x' value='y'/>\n"
          + "<Provided_Interface name='check' kind='Sporadic' queue_size='3'>\n"
          + "<Input_Parameter name='p1' type='MyInteger' encoding='NATIVE'/>\n"
          + "</Provided_Interface>\n"
          + "<Required_Interface name='result' kind='Protected'>"
          + "<Output_Parameter name='r' type='T'/></Required_Interface>\n"
          + "<ContextParameter name='c' type='T' value='5'/>\n"
          + "<Function name='Inner' language='C'/>\n"
          + "</Function>\n"
          + "<Connection><Source func_name='a' ri_name='x'/><Target func_name='Up' pi_name='check'/>"
          + "</Connection>\n<Layer name='default'/></InterfaceView>";

  private final Diagnostics diagnostics = new Diagnostics();

  @TempDir private Path folder;

  @Test
  void functionsHaveInterfacesWithQueues() {
    InterfaceView view = read(VIEW).orElseThrow();
    TasteFunction function = view.functions().get(0);
    assertThat(function.instanceOf()).contains("act");
    TasteInterface check = function.provided().get(0);
    assertThat(check.kind()).contains(TasteInterface.Kind.SPORADIC);
    assertThat(check.queueSize()).hasValue(3);
    assertThat(check.line()).isEqualTo(4);
    assertThat(check.parameters().get(0).direction()).isEqualTo(TasteInterface.Direction.IN);
    assertThat(function.required().get(0).queueSize()).isEmpty();
    assertThat(function.contextParameters()).hasSize(1);
    assertThat(function.nested()).extracting(TasteFunction::name).containsExactly("Inner");
    assertThat(view.connections())
        .containsExactly(new InterfaceView.Connection(11, "a", "x", "Up", "check"));
    assertThat(diagnostics.all()).isEmpty();
  }

  /** Otherwise it would be taken for a part of the environment. */
  @Test
  void anInstanceHasTheLanguageOfItsType() {
    InterfaceView view =
        read("<InterfaceView><Function name='A' instance_of='Lock'/>"
                + "<Function name='B' instance_of='Lock' language='C'/>"
                + "<Function name='C' instance_of='Door'/>"
                + "<Function name='Lock' is_type='YES' type_language='SDL'/></InterfaceView>")
            .orElseThrow();
    assertThat(view.functions())
        .extracting(TasteFunction::language)
        .containsExactly("SDL", "C", "", "SDL");
  }

  @Test
  void otherFilesAreNotReadThroughEntities() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    Optional<InterfaceView> view =
        read(
            "<!DOCTYPE InterfaceView [<!ENTITY e SYSTEM '"
                + secret.toUri()
                + "'>]>\n<InterfaceView><Function name='f'>&e;</Function></InterfaceView>");
    assertThat(view.toString()).doesNotContain("secret");
  }

  @Test
  void entitiesAreNotExpandedWithoutEnd() {
    StringBuilder text = new StringBuilder("<!DOCTYPE InterfaceView [<!ENTITY e0 'xxxxxxxxxx'>");
    for (int i = 1; i < 30; i++) {
      text.append("<!ENTITY e").append(i).append(" '");
      text.append(("&e" + (i - 1) + ";").repeat(10)).append("'>");
    }
    text.append("]><InterfaceView><Function name='&e29;'/></InterfaceView>");
    read(text.toString());
    assertThat(diagnostics.hasErrors()).isTrue();
  }

  @Test
  void whatIsNoViewIsRefusedAtItsLine() {
    assertThat(read("<a>\n<b></a>")).isEmpty();
    assertThat(read("<InterfaceView>\n\n<Function></InterfaceView>")).isEmpty();
    assertThat(diagnostics.all()).extracting(found -> found.span().line()).containsExactly(1, 3);
  }

  @Test
  void theFilesOfAFunctionAreFound() throws IOException {
    InterfaceView view = read(VIEW).orElseThrow();
    Path viewFile = touch("interfaceview.xml");
    Path structure = touch("work/up/SDL/src/system_structure.pr");
    Path process = touch("work/act/implem/default/SDL/src/Act.pr");
    Path types = touch("work/dataview/dataview-uniq.asn");
    ProjectFiles.FunctionFiles files = ProjectFiles.of(viewFile, view.functions().get(0));
    assertThat(files)
        .isEqualTo(
            new ProjectFiles.FunctionFiles(
                Optional.of(process), Optional.of(structure), Optional.of(types)));
    assertThat(ProjectFiles.viewAbove(process)).contains(viewFile);
  }

  @Test
  void theFilesBesideAProcessAreFound() throws IOException {
    Path process = touch("p.pr");
    assertThat(ProjectFiles.structureBeside(process)).isEmpty();
    Path structure = touch("system_structure.pr");
    Path types = touch("DataView.asn");
    assertThat(ProjectFiles.structureBeside(process)).contains(structure);
    assertThat(ProjectFiles.structureBeside(structure)).isEmpty();
    assertThat(ProjectFiles.dataViewBeside(process)).contains(types);
    assertThat(ProjectFiles.asn1Beside(process, "/elsewhere/dataview.asn")).contains(types);
  }

  private Path touch(String name) throws IOException {
    Path file = folder.toAbsolutePath().normalize().resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "");
  }

  private Optional<InterfaceView> read(String text) {
    return InterfaceViewReader.read(new SourceFile("interfaceview.xml", text), diagnostics);
  }
}
