package dev.gyre.tck.gen;

/**
 * What a model uses. Spin refuses some combinations: priorities or {@code enabled} together with
 * rendez-vous.
 */
record Features(Passing passing, Scheduling scheduling, Claim claim, Scope.Ownership ownership) {
  enum Passing {
    BUFFERED,
    WITH_RENDEZVOUS
  }

  enum Scheduling {
    FREE,
    PRIORITIES
  }

  enum Claim {
    NONE,
    LTL,
    NEVER,
    TRACE
  }

  boolean priorities() {
    return scheduling == Scheduling.PRIORITIES;
  }

  Features withNeverClaim() {
    return new Features(passing, scheduling, Claim.NEVER, ownership);
  }

  static Features roll(Dice dice) {
    boolean rendezvous = dice.oneIn(2);
    boolean priorities = !rendezvous && dice.oneIn(8);
    Claim claim =
        dice.<Claim>menu()
            .add(8, () -> Claim.NONE)
            .add(4, () -> Claim.LTL)
            .add(3, () -> Claim.NEVER)
            .add(1, () -> Claim.TRACE)
            .serve();
    return new Features(
        rendezvous ? Passing.WITH_RENDEZVOUS : Passing.BUFFERED,
        priorities ? Scheduling.PRIORITIES : Scheduling.FREE,
        claim,
        dice.oneIn(8) ? Scope.Ownership.EXCLUSIVE : Scope.Ownership.SHARED);
  }
}
