package dev.gyre.engine.resume;

import java.nio.file.Path;

/**
 * Where a search on disk that can be taken up again has its states.
 *
 * @param directory of this search alone
 * @param checkpoints where it is written down what is in there
 */
public record StatePlace(Path directory, Path checkpoints) {}
