package dev.gyre.view;

/**
 * A page in one file: works from disk, loads nothing, and runs no script but its own. The security
 * policy in its head says so to the browser.
 */
public final class Page {
  private Page() {}

  /**
   * @param title shown in the tab, as text
   * @param header markup of the line on top
   * @param main markup of the rest
   */
  public static String of(String title, String header, String main) {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>%s</title>
        <style>%s</style>
        </head>
        <body>
        <header>%s</header>
        <main>
        %s
        </main>
        <script>%s</script>
        </body>
        </html>
        """
        .formatted(
            Markup.escape(title),
            Resources.text("page.css"),
            header,
            main,
            Resources.text("run.js"));
  }
}
