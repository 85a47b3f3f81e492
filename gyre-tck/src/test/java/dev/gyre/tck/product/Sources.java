package dev.gyre.tck.product;

import dev.gyre.tck.Repository;
import dev.gyre.tck.SharedCorpus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All sources of programs. */
final class Sources {
  private Sources() {}

  static List<ModelSource> all() {
    return List.of(
        new GeneratedModels(),
        new MutatedModels(written()),
        new PlacedModels(),
        new CollectionModels());
  }

  private static WrittenModels written() {
    List<Path> folders = new ArrayList<>();
    folders.add(Repository.root().resolve("examples"));
    folders.add(Repository.root().resolve("gyre-tck/src/test/resources"));
    SharedCorpus.locate().map(corpus -> corpus.file("")).ifPresent(folders::add);
    return new WrittenModels(folders);
  }

  static ModelSource named(String name) {
    return all().stream()
        .filter(source -> source.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no source '"
                        + name
                        + "'; there are "
                        + all().stream().map(ModelSource::name).toList()));
  }
}
