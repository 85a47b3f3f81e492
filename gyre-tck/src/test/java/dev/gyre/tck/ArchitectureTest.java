package dev.gyre.tck;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The module table and the dependency rules, checked on the compiled classes. The poms check the
 * same between modules; this also sees what a module gets through another one.
 */
class ArchitectureTest {
  private static JavaClasses gyre;

  @BeforeAll
  static void readClasses() {
    gyre =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/gyre-tck/"))
            .importPackages("dev.gyre");
    // The rules below hold for no classes at all, so make sure that there are some.
    assertThat(gyre.contain("dev.gyre.cli.Main")).isTrue();
  }

  @Test
  void modulesUseOnlyWhatTheTableAllows() {
    LayeredArchitecture table =
        layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dev.gyre..")
            .withOptionalLayers(true)
            .layer("model")
            .definedBy(
                "dev.gyre.source..",
                "dev.gyre.property..",
                "dev.gyre.ir..",
                "dev.gyre.ltl..",
                "dev.gyre.system..")
            .layer("promela")
            .definedBy("dev.gyre.promela..")
            .layer("sdl")
            .definedBy("dev.gyre.sdl..")
            .layer("exec")
            .definedBy("dev.gyre.exec..")
            .layer("check")
            .definedBy(
                "dev.gyre.audit..",
                "dev.gyre.runs..",
                "dev.gyre.checkpoint..",
                "dev.gyre.store..",
                "dev.gyre.search..",
                "dev.gyre.por..",
                "dev.gyre.product..",
                "dev.gyre.emptiness..",
                "dev.gyre.symmetry..")
            .layer("lts")
            .definedBy("dev.gyre.lts..")
            .layer("bound")
            .definedBy("dev.gyre.bound..")
            .layer("plan")
            .definedBy("dev.gyre.plan..")
            .layer("engine")
            .definedBy("dev.gyre.engine..")
            .layer("view")
            .definedBy("dev.gyre.view..")
            .layer("explore")
            .definedBy("dev.gyre.explore..")
            .layer("suite")
            .definedBy("dev.gyre.suite..")
            .layer("cluster")
            .definedBy("dev.gyre.cluster..")
            .layer("spark")
            .definedBy("dev.gyre.spark..")
            .layer("app")
            .definedBy("dev.gyre.cli..")
            .whereLayer("model")
            .mayNotAccessAnyLayer()
            .whereLayer("promela")
            .mayOnlyAccessLayers("model")
            .whereLayer("sdl")
            .mayOnlyAccessLayers("model")
            .whereLayer("exec")
            .mayOnlyAccessLayers("model")
            .whereLayer("check")
            .mayOnlyAccessLayers("model")
            // Graphs of whatever kind: of all of Gyre it knows only how work is stopped.
            .whereLayer("lts")
            .mayOnlyAccessLayers("model")
            .whereLayer("bound")
            .mayOnlyAccessLayers("model")
            // The plan combines what the reductions say of themselves, so it is above them.
            .whereLayer("plan")
            .mayOnlyAccessLayers("model", "check")
            .whereLayer("engine")
            .mayOnlyAccessLayers("model", "promela", "sdl", "exec", "check", "bound", "plan", "lts")
            // Model and plan come with the engine: requests and reports are made of their types.
            .whereLayer("view")
            .mayOnlyAccessLayers("model", "plan", "engine")
            .whereLayer("explore")
            .mayOnlyAccessLayers("model", "bound", "plan", "promela", "engine", "view")
            .whereLayer("suite")
            .mayOnlyAccessLayers("model", "plan", "promela", "engine")
            .whereLayer("cluster")
            .mayOnlyAccessLayers("model", "check", "plan", "engine")
            .whereLayer("spark")
            .mayOnlyAccessLayers("model", "check", "engine", "cluster")
            .whereLayer("app")
            .mayOnlyAccessLayers(
                "model", "bound", "plan", "lts", "promela", "engine", "view", "explore", "suite",
                "cluster", "spark")
            .ensureAllClassesAreContainedInArchitecture();
    check(table);
  }

  @Test
  void thirdPartyLibrariesStayInTheirModule() {
    check(onlyUsedIn("org.objectweb.asm..", "dev.gyre.exec.."));
    check(onlyUsedIn("com.fasterxml.jackson..", "dev.gyre.engine..", "dev.gyre.suite.."));
    check(onlyUsedIn("org.tomlj..", "dev.gyre.suite.read..", "dev.gyre.suite.update.."));
    check(onlyUsedIn("org.eclipse.jetty..", "dev.gyre.explore.http.."));
    check(onlyUsedIn("picocli..", "dev.gyre.cli.."));
    for (String library : List.of("org.apache.spark", "org.apache.hadoop", "scala")) {
      check(onlyUsedIn(library + "..", "dev.gyre.spark"));
    }
    for (String library : List.of("elk", "emf", "xtext")) {
      check(onlyUsedIn("org.eclipse." + library + "..", "dev.gyre.view.layout.."));
    }
    check(onlyUsedIn("com.google.common..", "dev.gyre.view.layout.."));
  }

  @Test
  void packagesHaveNoCycles() {
    // (**) makes every package a slice of its own, so sub-packages count as well.
    check(slices().matching("dev.gyre.(**)").should().beFreeOfCycles());
  }

  @Test
  void onlyTheCommandLineTouchesTheStandardStreams() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("dev.gyre.cli..")
            .and()
            // It speaks to Gyre over them, and keeps everybody else away from them.
            .doNotHaveFullyQualifiedName("dev.gyre.spark.SparkMain")
            .should(ACCESS_STANDARD_STREAMS));
  }

  @Test
  void onlyMainEndsTheProcess() {
    check(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.gyre.cli.Main")
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class));
  }

  @Test
  void staticFieldsAreFinal() {
    check(fields().that().areStatic().should().beFinal());
  }

  /** Spark gives a task no other place that outlives it (ADR 0014). */
  @Test
  void onlyExecutorsRememberSomethingInAStaticField() {
    check(
        fields()
            .that()
            .areStatic()
            .and()
            .haveRawType(
                assignableTo(ConcurrentMap.class)
                    .or(resideInAPackage("java.util.concurrent.atomic")))
            .should()
            .beDeclaredIn("dev.gyre.spark.ExecutorWorkers"));
  }

  @Test
  void noPackageIsADrawerForLeftovers() {
    check(
        classes()
            .should()
            .resideOutsideOfPackages("..util..", "..common..", "..misc..", "..helper.."));
  }

  private static ArchRule onlyUsedIn(String library, String... homes) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(homes)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library);
  }

  private static void check(ArchRule rule) {
    // A rule may have nothing to judge yet while a module is still empty.
    rule.allowEmptyShould(true).check(gyre);
  }
}
