package dev.gyre.cli.spin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/from-spin.md says about options and definitions is what the two tables say. */
class FromSpinPageTest {
  private static final Pattern OPTION_OF_GYRE = Pattern.compile("--[a-z][a-z-]+");

  private static final Map<String, Treatment.Use> STATUS =
      Map.of(
          "as", Treatment.Use.READ,
          "accepted,", Treatment.Use.IGNORED,
          "refused", Treatment.Use.REFUSED);

  private static void assertStatus(String head, Function<String, Treatment> treatment)
      throws IOException {
    Map<String, String> rows = FromSpinPage.table(head);
    assertThat(rows).hasSizeGreaterThan(10);
    rows.forEach(
        (word, status) ->
            assertThat(treatment.apply(word).use())
                .as(word)
                .isEqualTo(STATUS.get(status.split(" ")[0])));
  }

  @Test
  void theStatusOfEachOptionIsRight() throws IOException {
    assertStatus("options of `spin`", SpinVocabulary::ofSpin);
    assertStatus("options of `pan`, and behind `-run`", SpinVocabulary::ofPan);
  }

  @Test
  void theStatusOfEachDefinitionIsRight() throws IOException {
    assertStatus("definitions for gcc", SpinDefinitions::treatment);
  }

  @Test
  void everyOptionIsOnThePageTwice() throws IOException {
    Map<String, String> options = FromSpinPage.table("option");
    assertDocumented(
        options.keySet(), entry -> !isForeign(entry.spin()) || !isForeign(entry.pan()));
    assertDocumented(
        FromSpinPage.table("options of `spin`").keySet(), entry -> !isForeign(entry.spin()));
    assertDocumented(
        FromSpinPage.table("options of `pan`, and behind `-run`").keySet(),
        entry -> !isForeign(entry.pan()));
  }

  private static boolean isForeign(Treatment treatment) {
    return treatment.use() == Treatment.Use.FOREIGN;
  }

  private static void assertDocumented(
      Set<String> words, Predicate<SpinVocabulary.Entry> concerned) {
    Set<String> missing = new TreeSet<>();
    SpinVocabularyTest.words()
        .filter(word -> SpinVocabulary.find(word).filter(concerned).isPresent())
        .filter(word -> !word.endsWith("30") && !words.contains(word))
        .filter(word -> !isOpen(word) || !hasDocumentedForm(word, words))
        .forEach(missing::add);
    SpinVocabulary.entries().stream()
        .filter(concerned)
        .filter(entry -> words.stream().noneMatch(word -> isEntryOf(word, entry)))
        .forEach(entry -> missing.add(entry.form().toString()));
    assertThat(missing).isEmpty();
  }

  /** Whether anything at all may stand behind the letters. */
  private static boolean isOpen(String word) {
    return SpinVocabulary.find(word).orElseThrow().form().toString().contains(".");
  }

  private static boolean hasDocumentedForm(String word, Set<String> words) {
    SpinVocabulary.Entry entry = SpinVocabulary.find(word).orElseThrow();
    return words.stream().anyMatch(other -> isEntryOf(other, entry));
  }

  private static boolean isEntryOf(String word, SpinVocabulary.Entry entry) {
    return SpinVocabulary.find(word).filter(entry::equals).isPresent();
  }

  @Test
  void everyDefinitionIsOnThePage() throws IOException {
    assertThat(FromSpinPage.table("definition").keySet().stream().map(FromSpinPageTest::name))
        .containsExactlyInAnyOrderElementsOf(
            SpinDefinitions.entries().stream().flatMap(e -> e.names().stream()).toList());
  }

  /** What a message advises is also what the page advises. */
  @Test
  void thePageGivesTheAdviceOfTheMessages() throws IOException {
    Map<String, String> missing = new TreeMap<>();
    FromSpinPage.table("option")
        .forEach((word, text) -> compare(word, SpinVocabulary.advice(word), text, missing));
    FromSpinPage.table("definition")
        .forEach((word, text) -> compare(word, SpinDefinitions.advice(name(word)), text, missing));
    assertThat(missing).isEmpty();
  }

  private static void compare(
      String word, Optional<String> advice, String text, Map<String, String> missing) {
    for (Matcher option = OPTION_OF_GYRE.matcher(advice.orElse("")); option.find(); ) {
      if (!text.contains(option.group())) {
        missing.merge(word, option.group(), (a, b) -> a + " " + b);
      }
    }
  }

  /** The name in the definition of a macro. */
  private static String name(String definition) {
    return definition.replaceFirst("^-D", "").replaceFirst("=.*", "");
  }
}
