package dev.gyre.lts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.lts.aut.AldebaranReader;
import dev.gyre.lts.aut.AldebaranWriter;
import dev.gyre.lts.aut.MalformedGraphException;
import dev.gyre.lts.graph.Lts;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AldebaranTest {
  private static Lts read(String text) throws Exception {
    return AldebaranReader.read(new StringReader(text));
  }

  @Test
  void readsWhatItWrites() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      Lts lts = new RandomGraphs(seed).lts(10);
      StringWriter text = new StringWriter();
      AldebaranWriter.write(lts, text);
      StringWriter again = new StringWriter();
      AldebaranWriter.write(read(text.toString()), again);
      assertThat(again).hasToString(text.toString());
    }
  }

  @Test
  void readsWhatOthersWrite() throws Exception {
    Lts lts =
        read("des (1, 4, 3)\n(0, i, 1)\n( 1 ,\"a, (b), c\" , 2)\n\n(2,get !1,0)\n(2,\"tau\",2)\n");
    assertThat(lts.initial()).isEqualTo(1);
    assertThat(lts.labels()).containsExactly("tau", "a, (b), c", "get !1");
    assertThat(lts.label(lts.first(0))).isEqualTo(Lts.SILENT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                               | 1 | is empty",
        "byte x                           | 1 | format of Aldebaran",
        "des (0,1)                        | 1 | three numbers",
        "des (0,x,1)                      | 1 | the number of transitions",
        "des (0,-1,1)                     | 1 | the number of transitions",
        "des (3,0,2)                      | 1 | initial state is 3",
        "des (0,1,2);(0,\"a\",2)          | 2 | no state 2",
        "des (0,1,2);(0,\"a\",1           | 2 | a transition is written",
        "des (0,1,2);(0,\"a,1)            | 2 | no quotation mark",
        "des (0,1,2);(x,\"a\",1)          | 2 | a state must be",
        "des (0,2,2);(0,\"a\",1)          | 3 | cut off",
        "des (0,1,9999999999)             | 1 | the number of states",
      })
  void saysWhatIsWrongAndWhere(String text, int line, String reason) {
    assertThatThrownBy(() -> read(text.replace(';', '\n')))
        .isInstanceOfSatisfying(
            MalformedGraphException.class, e -> assertThat(e.line()).isEqualTo(line))
        .hasMessageContaining(reason);
  }
}
