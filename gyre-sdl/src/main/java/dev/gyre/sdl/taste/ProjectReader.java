package dev.gyre.sdl.taste;

import dev.gyre.sdl.asn1.Asn1Document;
import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the files of a project by the customs of TASTE. Each process has a folder with {@code
 * system_structure.pr}, which declares its signals, and {@code dataview-uniq.asn}, which has the
 * types; the folders are below {@code work} beside {@code interfaceview.xml}. All names begin in
 * the folder of the file that the user gave, so that the files can be found again by their names
 * when the project has moved.
 */
public final class ProjectReader {
  /** How far up a file may be: work/function/implem/default/SDL/src and a bit. */
  private static final int HIGHEST = 8;

  private static final String VIEW = "interfaceview.xml";
  private static final String STRUCTURE = "system_structure.pr";

  private static final List<String> DATA_VIEWS =
      List.of("dataview-uniq.asn", "dataview.asn", "datamodel.asn", "DataView.asn");

  private final SourceFile main;
  private final ProjectSources sources;
  private final Diagnostics diagnostics;

  public ProjectReader(SourceFile main, ProjectSources sources, Diagnostics diagnostics) {
    this.main = main;
    this.sources = sources;
    this.diagnostics = diagnostics;
  }

  /** The project whose interface view the main file is. */
  public Optional<Project> ofView() {
    return InterfaceViewReader.read(main, diagnostics).flatMap(view -> project(view, ""));
  }

  /**
   * The project that a process belongs to, or the process with what stands beside it; with others,
   * which stand beside their own structures.
   */
  public Optional<Project> ofProcesses(SdlDocument document, List<SdlDocument> others) {
    return others.isEmpty() ? ofProcess(document) : together(document, others);
  }

  private Optional<Project> together(SdlDocument document, List<SdlDocument> others) {
    List<FunctionText> functions = new ArrayList<>(List.of(function(document, "")));
    for (SdlDocument other : others) {
      functions.add(function(other, folder(other)));
    }
    return usable(new Project(lastPart(main.name()), Optional.empty(), functions));
  }

  /** The way from the folder of the main file to that of another. */
  private String folder(SdlDocument other) {
    Path from = parent(main);
    String way = from.relativize(parent(other.file())).toString().replace('\\', '/');
    return way.isEmpty() ? "" : way + "/";
  }

  private static Path parent(SourceFile file) {
    Path folder = Path.of(file.name()).toAbsolutePath().normalize().getParent();
    return folder == null ? Path.of("/") : folder;
  }

  private Optional<Project> ofProcess(SdlDocument document) {
    String up = "";
    for (int i = 0; i < HIGHEST; i++) {
      Optional<SourceFile> view = sources.load(up + VIEW, main);
      if (view.isPresent()) {
        Diagnostics unheard = new Diagnostics();
        Optional<InterfaceView> read = InterfaceViewReader.read(view.get(), unheard);
        if (read.isPresent() && isFunction(read.get(), up)) {
          return project(read.get(), up);
        }
        break;
      }
      up += "../";
    }
    return alone(document);
  }

  /** Whether the main file is one of the processes of a view, not an observer or a copy. */
  private boolean isFunction(InterfaceView view, String prefix) {
    return leaves(view.functions()).stream()
        .flatMap(function -> process(function, prefix).stream())
        .anyMatch(file -> file.text().equals(main.text()));
  }

  private Optional<Project> alone(SdlDocument document) {
    return usable(
        new Project(lastPart(main.name()), Optional.empty(), List.of(function(document, ""))));
  }

  /** A process with the structure and the types that stand beside it. */
  private FunctionText function(SdlDocument document, String folder) {
    List<Definition> definitions = new ArrayList<>(document.definitions());
    boolean hasSystem =
        definitions.stream().anyMatch(Definition.SystemDefinition.class::isInstance);
    List<SourceFile> others = new ArrayList<>();
    if (hasSystem) {
      for (String name : referenced(definitions)) {
        first(spellings(name).stream().map(spelling -> folder + spelling + ".pr").toList())
            .ifPresent(others::add);
      }
    } else {
      sources.load(folder + STRUCTURE, main).ifPresent(others::add);
    }
    others.forEach(other -> definitions.addAll(SdlParser.parse(other, diagnostics).definitions()));
    SdlDocument whole = new SdlDocument(document.file(), definitions);
    return new FunctionText(whole, types(definitions, folder), Optional.empty());
  }

  private Optional<Project> usable(Project project) {
    boolean failed = diagnostics.all().stream().anyMatch(Diagnostic::isError);
    return failed ? Optional.empty() : Optional.of(project);
  }

  /** The processes that a system has elsewhere. */
  private static List<String> referenced(List<Definition> definitions) {
    List<String> names = new ArrayList<>();
    for (Definition definition : definitions) {
      if (definition instanceof Definition.SystemDefinition system) {
        names.addAll(referenced(system.definitions()));
      } else if (definition instanceof Definition.BlockDefinition block) {
        names.addAll(referenced(block.definitions()));
      } else if (definition instanceof Definition.ProcessReference process) {
        names.add(process.name().text());
      } else if (definition instanceof Definition.ProcessInstance process) {
        names.add(process.type().text());
      }
    }
    return names;
  }

  private Optional<Project> project(InterfaceView view, String prefix) {
    List<FunctionText> functions = new ArrayList<>();
    for (TasteFunction function : leaves(view.functions())) {
      if (function.language().equalsIgnoreCase("SDL")) {
        text(view, function, prefix).ifPresent(functions::add);
      }
    }
    if (functions.isEmpty() && diagnostics.all().stream().noneMatch(Diagnostic::isError)) {
      report(view, 1, "no function of this interface view is written in SDL");
    }
    return usable(new Project(lastPart(view.file().name()), Optional.of(view), functions));
  }

  /** The functions that run. */
  public static List<TasteFunction> leaves(List<TasteFunction> functions) {
    List<TasteFunction> leaves = new ArrayList<>();
    for (TasteFunction function : functions) {
      if (function.role() == TasteFunction.Role.FUNCTION) {
        if (function.nested().isEmpty()) {
          leaves.add(function);
        } else {
          leaves.addAll(leaves(function.nested()));
        }
      }
    }
    return leaves;
  }

  private Optional<FunctionText> text(InterfaceView view, TasteFunction function, String prefix) {
    Optional<SourceFile> process = process(function, prefix);
    List<String> folders = folders(function.name(), prefix);
    function.instanceOf().ifPresent(type -> folders.addAll(folders(type, prefix)));
    Optional<SourceFile> structure =
        first(folders.stream().map(folder -> folder + STRUCTURE).toList());
    if (process.isEmpty()) {
      report(view, function.line(), "the process of " + function.name() + " is not there");
      return Optional.empty();
    }
    SourceFile around = structure.orElseGet(() -> StructureText.of(view, function));
    SourceFile own = process.get().text().equals(main.text()) ? main : process.get();
    SdlDocument structured = SdlParser.parse(around, diagnostics);
    List<Definition> definitions = new ArrayList<>(structured.definitions());
    definitions.addAll(SdlParser.parse(own, diagnostics).definitions());
    List<Asn1Document> types = new ArrayList<>();
    for (String folder : folders) {
      if (types.isEmpty()) {
        types.addAll(types(definitions, folder));
      }
    }
    if (types.isEmpty()) {
      types.addAll(typesOf(view, prefix));
    }
    SdlDocument whole = new SdlDocument(around, definitions);
    return Optional.of(new FunctionText(whole, types, Optional.of(function)));
  }

  private Optional<SourceFile> process(TasteFunction function, String prefix) {
    String type = function.instanceOf().orElse(function.name());
    List<String> names = new ArrayList<>();
    for (String folder : folders(type, prefix)) {
      spellings(type).forEach(spelling -> names.add(folder + spelling + ".pr"));
    }
    return first(names);
  }

  /** Names are written now as the user wrote them and now in small letters. */
  private static Set<String> spellings(String name) {
    return new LinkedHashSet<>(List.of(name, name.toLowerCase(Locale.ROOT)));
  }

  private static List<String> folders(String function, String prefix) {
    List<String> folders = new ArrayList<>();
    for (String spelling : spellings(function)) {
      folders.add(prefix + "work/" + spelling + "/SDL/src/");
      folders.add(prefix + "work/" + spelling + "/implem/default/SDL/src/");
    }
    return folders;
  }

  private Optional<SourceFile> first(List<String> names) {
    return names.stream().flatMap(name -> sources.load(name, main).stream()).findFirst();
  }

  /** The types that the text names, or those that stand beside it. */
  private List<Asn1Document> types(List<Definition> definitions, String folder) {
    Set<String> names = new LinkedHashSet<>();
    collect(definitions, names);
    List<Asn1Document> types = new ArrayList<>();
    for (String name : names) {
      sources
          .load(folder + lastPart(name), main)
          .ifPresent(file -> types.add(Asn1Parser.parse(file, diagnostics)));
    }
    String up = folder;
    for (int i = 0; i < HIGHEST && types.isEmpty(); i++) {
      String here = up;
      first(DATA_VIEWS.stream().map(name -> here + name).toList())
          .ifPresent(file -> types.add(Asn1Parser.parse(file, diagnostics)));
      up += "../";
    }
    return types;
  }

  /** The types that the view names, and the modules that they import. */
  private List<Asn1Document> typesOf(InterfaceView view, String prefix) {
    List<Asn1Document> types = new ArrayList<>();
    Deque<String> wanted = new ArrayDeque<>();
    wanted.add(lastPart(view.types()).replaceFirst("(?i)\\.acn$", ".asn"));
    Set<String> seen = new HashSet<>();
    while (!wanted.isEmpty()) {
      String name = wanted.remove();
      if (!name.isEmpty() && seen.add(name)) {
        sources
            .load(prefix + name, main)
            .map(file -> Asn1Parser.parse(file, diagnostics))
            .ifPresent(
                found -> {
                  types.add(found);
                  found.modules().stream()
                      .flatMap(module -> module.imports().stream())
                      .forEach(imported -> wanted.add(imported.module().text() + ".asn"));
                });
      }
    }
    return types;
  }

  private static void collect(List<Definition> definitions, Set<String> names) {
    for (Definition definition : definitions) {
      if (definition instanceof Definition.Use use) {
        use.file().ifPresent(file -> names.add(file.path()));
      } else if (definition instanceof Definition.SystemDefinition system) {
        collect(system.definitions(), names);
      }
    }
  }

  private static String lastPart(String path) {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }

  private void report(InterfaceView view, int line, String message) {
    int offset = Lines.start(view.file(), line);
    diagnostics.report(
        Diagnostic.of(SdlCode.INTERFACE_VIEW, view.file().span(offset, offset), message)
            .withHint("the texts of functions are in work/NAME/SDL/src beside the view"));
  }
}
