package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With {@code --keep-going} all places are listed where a promise about a channel is broken. */
class ExclusivePlacesTest {
  private static final Pattern PLACE =
      Pattern.compile("\"exclusive-use\".*?\"line\"\\s*:\\s*(\\d+).*?\"column\"\\s*:\\s*(\\d+)");

  @ParameterizedTest
  @ValueSource(strings = {"on", "ample", "cluster", "stubborn"})
  void partialOrderListsTheSamePlaces(String method) {
    SortedSet<String> all = places("both_places_listed", "off");
    assertThat(all).hasSize(2);
    assertThat(places("both_places_listed", method)).isEqualTo(all);
  }

  @Test
  void whatIsAskedAboutOtherProcessesDoesNotMoveThePlace() {
    assertThat(places("place_behind_enabled", "on")).containsExactly("9:31");
  }

  private static SortedSet<String> places(String name, String method) {
    Path model =
        Repository.root()
            .resolve("gyre-tck/src/test/resources/verdicts/exclusive/" + name + ".pml");
    VerifyRun run = VerifyRun.of(model, "--keep-going --format json --por " + method);
    SortedSet<String> places = new TreeSet<>();
    Matcher found = PLACE.matcher(run.out().replace('\n', ' '));
    while (found.find()) {
      places.add(found.group(1) + ":" + found.group(2));
    }
    return places;
  }
}
