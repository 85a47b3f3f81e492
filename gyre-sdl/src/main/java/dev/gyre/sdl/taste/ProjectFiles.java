package dev.gyre.sdl.taste;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the files of a project by the customs of TASTE. Each process has a folder with {@code
 * system_structure.pr}, which declares its signals, and {@code dataview-uniq.asn}, which has the
 * types; the folders are below {@code work} beside {@code interfaceview.xml}. Names are compared
 * without regard to case, as the tools write them now in one and now in the other.
 */
public final class ProjectFiles {
  /** How far up an interface view may be: work/function/implem/default/SDL/src and a bit. */
  private static final int HIGHEST = 8;

  private static final String STRUCTURE = "system_structure.pr";
  private static final String VIEW = "interfaceview.xml";

  private static final List<String> DATA_VIEWS =
      List.of("dataview-uniq.asn", "dataview.asn", "datamodel.asn");

  private ProjectFiles() {}

  /**
   * The files of one function.
   *
   * @param process its text; absent if there is none in SDL
   * @param structure the declaration of its signals
   * @param dataView its types
   */
  public record FunctionFiles(
      Optional<Path> process, Optional<Path> structure, Optional<Path> dataView) {}

  /** The structure file beside a process; a process that is one has none. */
  public static Optional<Path> structureBeside(Path process) {
    return named(folderOf(process), STRUCTURE).filter(found -> !isSame(found, process));
  }

  /** The types beside a process that does not say where they are. */
  public static Optional<Path> dataViewBeside(Path process) {
    return DATA_VIEWS.stream().flatMap(name -> named(folderOf(process), name).stream()).findFirst();
  }

  /**
   * The file of types that a process names. A path from another machine counts by its last part.
   */
  public static Optional<Path> asn1Beside(Path process, String asWritten) {
    String file =
        asWritten.substring(Math.max(asWritten.lastIndexOf('/'), asWritten.lastIndexOf('\\')) + 1);
    return named(folderOf(process), file);
  }

  /** The interface view of the project that a process belongs to. */
  public static Optional<Path> viewAbove(Path process) {
    Optional<Path> folder = Optional.of(folderOf(process));
    for (int i = 0; i < HIGHEST && folder.isPresent(); i++) {
      Optional<Path> view = folder.flatMap(here -> named(here, VIEW));
      if (view.isPresent()) {
        return view;
      }
      folder = folder.map(Path::getParent);
    }
    return Optional.empty();
  }

  /**
   * The files of a function. An instance of a type has a structure of its own and the text of its
   * type.
   */
  public static FunctionFiles of(Path view, TasteFunction function) {
    Optional<Path> work = named(folderOf(view), "work");
    Optional<Path> own = work.flatMap(folder -> sources(folder, function.name()));
    String type = function.instanceOf().orElse(function.name());
    Optional<Path> ofType = work.flatMap(folder -> sources(folder, type));
    Optional<Path> process = ofType.flatMap(folder -> named(folder, type + ".pr"));
    return new FunctionFiles(
        process,
        own.or(() -> ofType).flatMap(folder -> named(folder, STRUCTURE)),
        own.or(() -> ofType)
            .flatMap(folder -> dataViewBeside(folder.resolve(STRUCTURE)))
            .or(() -> work.flatMap(ProjectFiles::commonDataView)));
  }

  /** {@code work/f/SDL/src} or {@code work/f/implem/x/SDL/src}. */
  private static Optional<Path> sources(Path work, String function) {
    Optional<Path> folder = named(work, function);
    Optional<Path> direct = folder.flatMap(ProjectFiles::sdlSources);
    return direct.or(
        () ->
            folder.flatMap(here -> named(here, "implem")).stream()
                .flatMap(implementations -> children(implementations).stream())
                .flatMap(implementation -> sdlSources(implementation).stream())
                .findFirst());
  }

  private static Optional<Path> sdlSources(Path folder) {
    return named(folder, "SDL").flatMap(sdl -> named(sdl, "src"));
  }

  /** {@code work/dataview}, which has the types of all functions. */
  private static Optional<Path> commonDataView(Path work) {
    return named(work, "dataview").flatMap(folder -> dataViewBeside(folder.resolve(VIEW)));
  }

  private static Path folderOf(Path file) {
    return Optional.ofNullable(file.toAbsolutePath().normalize().getParent()).orElse(file);
  }

  private static boolean isSame(Path one, Path other) {
    return one.equals(other.toAbsolutePath().normalize());
  }

  private static Optional<Path> named(Path folder, String name) {
    List<Path> candidates =
        children(folder).stream()
            .filter(child -> child.getFileName().toString().equalsIgnoreCase(name))
            .toList();
    return candidates.stream()
        .filter(child -> child.getFileName().toString().equals(name))
        .findFirst()
        .or(() -> candidates.stream().findFirst());
  }

  /** In the order of their names, so that the choice does not depend on the file system. */
  private static List<Path> children(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      // A folder that may not be read has no files for us.
      return List.of();
    }
  }
}
