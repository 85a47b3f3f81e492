package dev.gyre.cli;

import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * What {@code --store} says: {@code tree}, {@code bitstate:3} and the like.
 *
 * @param bits the number behind the colon
 * @param directory what is behind the colon of {@code disk:DIR}
 */
record StoreOption(StoreKind kind, OptionalInt bits, Optional<Path> directory) {
  private static final Pattern FORM = Pattern.compile("([A-Za-z]+)(?::(\\d{1,4}))?");
  private static final Pattern DISK = Pattern.compile("(?i:disk)(?::(.+))?");

  /** Whether the memory that is given is what the store uses, and no limit. */
  boolean usesAllMemory() {
    return kind == StoreKind.BITSTATE || kind == StoreKind.COMPACT || kind == StoreKind.DISK;
  }

  /**
   * @param memory what {@code --memory} says
   * @param disk what {@code --disk} says
   */
  StoreSetup setup(OptionalLong memory, OptionalLong disk) {
    long table = memory.orElseGet(StoreSetup::defaultTableBytes);
    return switch (kind) {
      case BITSTATE ->
          new StoreSetup.Bitstate(bits.orElse(StoreSetup.DEFAULT_BITS_PER_STATE), table);
      case COMPACT -> new StoreSetup.Compact(bits.orElse(StoreSetup.DEFAULT_SIGNATURE_BITS), table);
      case DISK ->
          new StoreSetup.Disk(directory, disk, memory.orElseGet(StoreSetup::defaultDiskMemory));
      case TABLE, TREE, DELTA -> new StoreSetup.Exact(kind);
      case CLUSTER -> throw new IllegalStateException("refused when it was read");
    };
  }

  /** From the text of the option. */
  static final class Converter implements ITypeConverter<StoreOption> {
    @Override
    public StoreOption convert(String text) {
      Matcher disk = DISK.matcher(text);
      if (disk.matches()) {
        return new StoreOption(
            StoreKind.DISK, OptionalInt.empty(), Optional.ofNullable(disk.group(1)).map(Path::of));
      }
      Matcher form = FORM.matcher(text);
      if (!form.matches()) {
        throw new TypeConversionException("'" + text + "' is not a store such as bitstate:3");
      }
      StoreKind kind = VerifyOptions.constant(StoreKind.class, form.group(1));
      if (kind == StoreKind.CLUSTER) {
        throw new TypeConversionException("a cluster is no store to choose here; use --cluster");
      }
      OptionalInt bits =
          form.group(2) == null
              ? OptionalInt.empty()
              : OptionalInt.of(Integer.parseInt(form.group(2)));
      if (bits.isPresent() && (kind == StoreKind.TREE || kind == StoreKind.TABLE)) {
        throw new TypeConversionException("'" + text + "': this store has no number of bits");
      }
      return new StoreOption(kind, bits, Optional.empty());
    }
  }
}
