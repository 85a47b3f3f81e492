package dev.gyre.cli;

import dev.gyre.plan.Limits;
import dev.gyre.plan.WhenFull;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What {@code gyre verify} does when the memory for a search in memory is used up. */
final class WhenFullOption {
  private static final Pattern FORM = Pattern.compile("(?i)(disk|compact|stop)|(?i:disk):(.+)");

  @Option(
      names = "--when-full",
      paramLabel = "disk[:DIR]|compact|stop",
      converter = Converter.class,
      description =
          "When --memory, or most of the heap, is used up: go on with states in files, or"
              + " with signatures of states, which is lossy, or stop without an answer. Searches for infinite runs always stop. Default: disk.")
  private WhenFull whenFull = WhenFull.DISK;

  /** The same limits with this to do at one of them. */
  Limits with(Limits limits, OptionalLong diskBytes) {
    return limits.when(new WhenFull(whenFull.way(), whenFull.directory(), diskBytes));
  }

  /** From the text of the option. */
  static final class Converter implements ITypeConverter<WhenFull> {
    @Override
    public WhenFull convert(String text) {
      Matcher form = FORM.matcher(text);
      if (!form.matches()) {
        throw new TypeConversionException("'" + text + "' is not disk, disk:DIR, compact or stop");
      }
      if (form.group(2) != null) {
        return new WhenFull(
            WhenFull.Way.DISK, Optional.of(Path.of(form.group(2))), OptionalLong.empty());
      }
      return new WhenFull(
          VerifyOptions.constant(WhenFull.Way.class, text), Optional.empty(), OptionalLong.empty());
    }
  }
}
