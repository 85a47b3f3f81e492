package dev.gyre.sdl.ifl;

import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Characters to tokens. A name may have dots in it, as those of inner states do. */
final class IfLexer {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<blank>\\s+|/\\*.*?\\*/|--[^\\n]*)"
              + "|(?<word>[A-Za-z_]\\w*+(?:\\.[A-Za-z_]\\w*+)*+)"
              + "|(?<number>\\d++)"
              + "|(?<string>\"[^\"\\n]*+\"|'[^'\\n]*+')"
              + "|(?<sign>:=|\\.\\.|\\(\\.|\\.\\)|::|<>|/=|<=|>=|=>|//|[-+*/=<>(){}\\[\\];:,!#?])"
              + "|(?<stray>.)",
          Pattern.DOTALL);

  private IfLexer() {}

  /** All tokens of a file; the last one is the end. */
  static List<IfToken> tokens(SourceFile file) {
    List<IfToken> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(file.text());
    while (matcher.find()) {
      IfToken.Kind kind = kind(matcher);
      if (kind != null) {
        tokens.add(new IfToken(kind, matcher.group(), file.span(matcher.start(), matcher.end())));
      }
    }
    int end = file.text().length();
    tokens.add(new IfToken(IfToken.Kind.END, "", file.span(end, end)));
    return tokens;
  }

  private static IfToken.Kind kind(Matcher matcher) {
    if (matcher.group("blank") != null) {
      return null;
    }
    if (matcher.group("word") != null) {
      return IfToken.Kind.WORD;
    }
    if (matcher.group("number") != null) {
      return IfToken.Kind.NUMBER;
    }
    if (matcher.group("string") != null) {
      return IfToken.Kind.STRING;
    }
    return matcher.group("sign") != null ? IfToken.Kind.SIGN : IfToken.Kind.STRAY;
  }
}
