package dev.gyre.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkupTest {
  @Test
  void nothingThatATextContainsIsMarkup() {
    assertThat(Markup.escape("<b a=\"1\" c='2'>&\u0000"))
        .isEqualTo("&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;\uFFFD");
    assertThat(Markup.escape("a  long\ntext", 6)).isEqualTo("a lon\u2026");
  }

  @Test
  void jsonInAScriptCannotEndTheScript() {
    assertThat(Markup.scriptJson("{\"a\": \"</script><!-- \u2028\"}"))
        .isEqualTo("{\"a\": \"\\u003c/script\\u003e\\u003c!-- \\u2028\"}");
  }

  @Test
  void aPageLoadsNothing() {
    String page = Page.of("a<b", "<h1>x</h1>", "<p>y</p>");
    assertThat(page)
        .contains("<title>a&lt;b</title>", "default-src 'none'")
        .doesNotContain("src=\"", "href=\"", "@import", "url(http");
  }
}
