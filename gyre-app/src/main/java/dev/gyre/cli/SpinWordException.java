package dev.gyre.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A word of Spin that means nothing here; what to use instead says more than all our options. */
final class SpinWordException extends ParameterException {
  private static final long serialVersionUID = 1;

  SpinWordException(CommandLine command, String advice) {
    super(command, advice);
  }
}
