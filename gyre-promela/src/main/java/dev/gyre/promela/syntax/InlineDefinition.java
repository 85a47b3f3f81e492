package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import java.util.List;

/**
 * An inline as text: its body is not parsed until it is called, because a call copies it.
 *
 * @param body the tokens from the opening to the closing brace
 */
record InlineDefinition(Name name, List<Name> parameters, List<Token> body) {
  InlineDefinition {
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }
}
