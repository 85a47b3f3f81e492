package dev.gyre.tck;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints measures of the code: sizes, names used twice, interfaces with one implementation. */
final class HouseFigures {
  /** The packages whose code decides what is sound. */
  private static final Pattern SOUNDNESS =
      Pattern.compile("dev/gyre/(ir/(analysis|pass|time)|por|symmetry/(detect|stabiliser)|plan)/");

  private static final Pattern CHAIN =
      Pattern.compile("else if \\([^;{]*instanceof (Effect|Guard|Expr)\\.");

  private static final Pattern INSTANCE = Pattern.compile("\\binstanceof\\b");

  private HouseFigures() {}

  public static void main(String[] args) throws IOException {
    Path root = Repository.root();
    List<Path> main = sources(root, "src/main/java");
    List<Integer> lengths = new ArrayList<>();
    for (Path file : main) {
      lengths.add(Files.readAllLines(file).size());
    }
    lengths.sort(null);
    figure("main files", main.size());
    figure("main lines", lengths.stream().mapToInt(i -> i).sum());
    figure("lines per file: median", lengths.get(lengths.size() / 2));
    figure("lines per file: 95 of 100", lengths.get(lengths.size() * 95 / 100));
    figure("lines per file: longest", lengths.get(lengths.size() - 1));
    figure("files over 300 lines", lengths.stream().filter(n -> n > 300).count());
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/gyre-tck/"))
            .importPackages("dev.gyre");
    ofClasses(classes);
    figure("instanceof in soundness code", count(main, INSTANCE));
    figure("chains of instanceof there", count(main, CHAIN));
    figure("packages", packages(main).size());
    Set<String> untested = packages(main);
    untested.removeAll(packages(sources(root, "src/test/java")));
    figure("packages without a test beside them", untested.size());
  }

  private static void ofClasses(JavaClasses classes) {
    Map<String, List<JavaClass>> names = new TreeMap<>();
    long single = 0;
    long interfaces = 0;
    List<Integer> parameters = new ArrayList<>();
    for (JavaClass type : classes) {
      if (type.getSimpleName().isEmpty() || type.isAnonymousClass()) {
        continue;
      }
      names.computeIfAbsent(type.getSimpleName(), n -> new ArrayList<>()).add(type);
      if (type.isInterface()) {
        interfaces++;
        single += implementors(type) == 1 ? 1 : 0;
      }
      type.getCodeUnits().stream()
          .filter(unit -> !unit.getName().startsWith("lambda$"))
          .map(JavaCodeUnit::getRawParameterTypes)
          .forEach(types -> parameters.add(types.size()));
    }
    List<String> twice =
        names.entrySet().stream()
            .filter(e -> e.getValue().stream().filter(JavaClass::isTopLevelClass).count() > 1)
            .map(Map.Entry::getKey)
            .filter(name -> !name.equals("package-info"))
            .toList();
    figure("simple names used twice", names.values().stream().filter(n -> n.size() > 1).count());
    figure("of top-level types", twice.size() + " " + twice);
    figure("interfaces", interfaces);
    figure("with one implementation", single);
    figure("methods with more than 6 parameters", parameters.stream().filter(n -> n > 6).count());
    figure("with more than 8", parameters.stream().filter(n -> n > 8).count());
  }

  private static long implementors(JavaClass type) {
    return type.getAllSubclasses().stream().filter(sub -> !sub.isInterface()).count();
  }

  private static long count(List<Path> files, Pattern pattern) throws IOException {
    long found = 0;
    for (Path file : files) {
      if (SOUNDNESS.matcher(file.toString().replace('\\', '/')).find()) {
        Matcher matcher = pattern.matcher(Files.readString(file));
        found += matcher.results().count();
      }
    }
    return found;
  }

  private static Set<String> packages(List<Path> files) {
    return files.stream()
        .map(file -> file.getParent().toString().replace('\\', '/'))
        .map(folder -> folder.substring(folder.indexOf("/dev/gyre") + 1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Path> sources(Path root, String folder) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.filter(m -> Files.isDirectory(m.resolve(folder))).toList()) {
        boolean isTck = module.getFileName().toString().equals("gyre-tck");
        try (Stream<Path> files = Files.walk(module.resolve(folder))) {
          files.filter(f -> f.toString().endsWith(".java")).filter(f -> !isTck).forEach(found::add);
        }
      }
    }
    return found;
  }

  private static void figure(String what, Object value) {
    System.out.printf("%-40s %s%n", what, value);
  }
}
