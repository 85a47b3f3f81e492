package dev.gyre.sdl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Systems, processes, procedures and declarations. */
class UnitParserTest {
  @Test
  void aSystemHasBlocksChannelsAndRoutes() {
    SdlDocument document =
        Texts.accepted(
            "SYSTEM s; use P comment 'd.asn'; SIGNAL a(integer, T), b; signallist l = a, (m);"
                + " channel c from env to k with a, (l); from k to env with b; endchannel c;"
                + " block k; connect c and r; signalroute r from env to p with a;"
                + " process p (1, 4) referenced; process q (0,) : t; endblock k;"
                + " block z referenced; ENDSYSTEM s;");
    Definition.SystemDefinition system =
        (Definition.SystemDefinition) document.definitions().get(0);
    assertThat(system.definitions()).hasSize(7);
    Definition.Use use = (Definition.Use) system.definitions().get(0);
    assertThat(use.file().orElseThrow().path()).isEqualTo("d.asn");
    Definition.Channel channel = (Definition.Channel) system.definitions().get(4);
    assertThat(channel.routes()).hasSize(2);
    Definition.BlockDefinition block = (Definition.BlockDefinition) system.definitions().get(5);
    assertThat(block.definitions())
        .hasExactlyElementsOfTypes(
            Definition.Connection.class,
            Definition.SignalRoute.class,
            Definition.ProcessReference.class,
            Definition.ProcessInstance.class);
    Definition.ProcessInstance instance = (Definition.ProcessInstance) block.definitions().get(3);
    assertThat(instance.instances().initial()).isPresent();
    assertThat(instance.instances().maximum()).isEmpty();
  }

  @Test
  void theFileOfTypesMayStandInACommentBefore() {
    SdlDocument document =
        Texts.accepted("/* CIF Keep Specific Geode ASNFilename 'd.asn' */\nuse P; use Q;");
    assertThat(document.definitions())
        .map(Definition.Use.class::cast)
        .map(use -> use.file().map(AsnFile::path).orElse("none"))
        .containsExactly("d.asn", "none");
  }

  @Test
  void aProcessMayStandApartWithAQualifier() {
    Definition.ProcessDefinition process =
        (Definition.ProcessDefinition)
            Texts.accepted(
                    "process system s/block b p(1,1); fpar x, y integer; start; stop;"
                        + " endprocess system s/block b p;")
                .definitions()
                .get(0);
    assertThat(process.qualifier().parts())
        .extracting(Qualifier.Part::unit)
        .containsExactly("system", "block");
    assertThat(process.name().text()).isEqualTo("p");
    assertThat(process.parameters()).hasSize(2);
  }

  @Test
  void proceduresAreHereOrElsewhere() {
    List<Definition> definitions =
        Texts.process(
                "procedure f; fpar in a t, in/out b t, out c t; returns t external;"
                    + " exported procedure g; referenced; procedure h; dcl x t; fpar in y t;"
                    + " returns r t; start; return r; endprocedure h; start; stop;")
            .definitions();
    Definition.ProcedureReference f = (Definition.ProcedureReference) definitions.get(0);
    assertThat(f.parameters())
        .extracting(Parameter::mode)
        .containsExactly(Parameter.Mode.IN, Parameter.Mode.IN_OUT, Parameter.Mode.OUT);
    assertThat(f.result()).isPresent();
    Definition.ProcedureReference g = (Definition.ProcedureReference) definitions.get(1);
    assertThat(g.visibility()).isEqualTo(Visibility.EXPORTED);
    Definition.ProcedureDefinition h = (Definition.ProcedureDefinition) definitions.get(2);
    assertThat(h.parameters()).hasSize(1);
    assertThat(h.result().orElseThrow().name()).isPresent();
  }

  @Test
  void dataAreDeclared() {
    List<Definition> definitions =
        Texts.process(
                "dcl a, b t := 1, c u; dcl d t renames a.f; monitor m t; timer t1, t2(u) := 5;"
                    + " synonym n integer = 4, k = 5; errorstates e, f;"
                    + " syntype s = integer constants 0:7, > 9 endsyntype s;"
                    + " newtype r struct x, y t; z u; endnewtype r"
                    + " newtype v array (i, e) endnewtype; newtype w array (3) of e; endnewtype;"
                    + " newtype l literals p, q; default p; endnewtype l; start; stop;")
            .definitions();
    assertThat(definitions)
        .hasExactlyElementsOfTypes(
            Definition.Variables.class,
            Definition.Variables.class,
            Definition.Renaming.class,
            Definition.Variables.class,
            Definition.TimerDefinition.class,
            Definition.TimerDefinition.class,
            Definition.Synonym.class,
            Definition.Synonym.class,
            Definition.ObserverStates.class,
            Definition.Syntype.class,
            Definition.Newtype.class,
            Definition.Newtype.class,
            Definition.Newtype.class,
            Definition.Newtype.class);
    SortBody.Structure structure =
        (SortBody.Structure) ((Definition.Newtype) definitions.get(10)).body();
    assertThat(structure.fields()).hasSize(3);
  }

  @Test
  void anObserverRenamesEvents() {
    Definition.SignalDefinition signal =
        (Definition.SignalDefinition)
            Texts.accepted("signal s(t) renames output a from b to c;").definitions().get(0);
    assertThat(signal.renames().orElseThrow().kind()).isEqualTo(EventPattern.Kind.OUTPUT);
  }

  @Test
  void namesAreTheSameInCapitals() {
    Name one = new Name(null, "Wait");
    assertThat(one.isSameAs(new Name(null, "WAIT"))).isTrue();
    assertThat(one.text()).isEqualTo("Wait");
  }
}
