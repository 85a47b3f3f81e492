package dev.gyre.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Durations and sizes as people write them. */
final class Amounts {
  private static final Pattern AMOUNT = Pattern.compile("(\\d{1,12})\\s*([A-Za-z]*)");

  private Amounts() {}

  /** {@code 30s}, {@code 5m}, {@code 2h}, {@code 500ms}; a bare number is seconds. */
  static final class DurationConverter implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      Matcher amount = match(text, "a time such as 30s, 5m or 2h");
      long number = Long.parseLong(amount.group(1));
      return switch (amount.group(2).toLowerCase(Locale.ROOT)) {
        case "ms" -> Duration.ofMillis(number);
        case "", "s" -> Duration.ofSeconds(number);
        case "m", "min" -> Duration.ofMinutes(number);
        case "h" -> Duration.ofHours(number);
        default -> throw wrong(text, "a time such as 30s, 5m or 2h");
      };
    }
  }

  /** {@code 512M}, {@code 2G}; a bare number is bytes. */
  static final class SizeConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      Matcher amount = match(text, "a size such as 512M or 2G");
      long number = Long.parseLong(amount.group(1));
      return switch (amount.group(2).toLowerCase(Locale.ROOT)) {
        case "", "b" -> number;
        case "k", "kb" -> shifted(number, 10);
        case "m", "mb" -> shifted(number, 20);
        case "g", "gb" -> shifted(number, 30);
        default -> throw wrong(text, "a size such as 512M or 2G");
      };
    }
  }

  /** More than fits is as good as the most that does. */
  private static long shifted(long number, int bits) {
    return number > Long.MAX_VALUE >> bits ? Long.MAX_VALUE : number << bits;
  }

  private static Matcher match(String text, String wanted) {
    Matcher amount = AMOUNT.matcher(text.strip());
    if (!amount.matches()) {
      throw wrong(text, wanted);
    }
    return amount;
  }

  private static TypeConversionException wrong(String text, String wanted) {
    return new TypeConversionException("'" + text + "' is not " + wanted);
  }

  /** A size for people. */
  static String size(long bytes) {
    if (bytes < 10 << 10) {
      return bytes + " bytes";
    }
    if (bytes < 10L << 20) {
      return String.format(Locale.ROOT, "%.1f KB", bytes / 1024.0);
    }
    return bytes < 10L << 30
        ? String.format(Locale.ROOT, "%.1f MB", bytes / 1048576.0)
        : String.format(Locale.ROOT, "%.1f GB", bytes / 1073741824.0);
  }
}
