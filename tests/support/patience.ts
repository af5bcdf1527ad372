/**
 * A wait that takes longer than this, in milliseconds, hangs. A test may take twice as long: so it says what it has waited
 * for before its own limit ends it.
 */
export const patience = 60_000;
