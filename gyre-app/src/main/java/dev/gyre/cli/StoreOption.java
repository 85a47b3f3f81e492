package dev.gyre.cli;

import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
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
 */
record StoreOption(StoreKind kind, OptionalInt bits) {
  private static final Pattern FORM = Pattern.compile("([A-Za-z]+)(?::(\\d{1,4}))?");

  /** Whether the memory that is given is the size of a table instead of a limit. */
  boolean isLossy() {
    return kind == StoreKind.BITSTATE || kind == StoreKind.COMPACT;
  }

  StoreSetup setup(OptionalLong memory) {
    long table = memory.orElseGet(StoreSetup::defaultTableBytes);
    return switch (kind) {
      case BITSTATE ->
          new StoreSetup.Bitstate(bits.orElse(StoreSetup.DEFAULT_BITS_PER_STATE), table);
      case COMPACT -> new StoreSetup.Compact(bits.orElse(StoreSetup.DEFAULT_SIGNATURE_BITS), table);
      case TABLE, TREE, DELTA -> new StoreSetup.Exact(kind);
    };
  }

  /** From the text of the option. */
  static final class Converter implements ITypeConverter<StoreOption> {
    @Override
    public StoreOption convert(String text) {
      Matcher form = FORM.matcher(text);
      if (!form.matches()) {
        throw new TypeConversionException("'" + text + "' is not a store such as bitstate:3");
      }
      StoreKind kind = VerifyOptions.constant(StoreKind.class, form.group(1));
      OptionalInt bits =
          form.group(2) == null
              ? OptionalInt.empty()
              : OptionalInt.of(Integer.parseInt(form.group(2)));
      if (bits.isPresent() && (kind == StoreKind.TREE || kind == StoreKind.TABLE)) {
        throw new TypeConversionException("'" + text + "': this store has no number of bits");
      }
      return new StoreOption(kind, bits);
    }
  }
}
