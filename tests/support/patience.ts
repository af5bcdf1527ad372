/**
 * The maximum time of a wait, in milliseconds. The time limit of a test is twice as long, so that a test that hangs
 * reports the wait instead of its own timeout.
 */
export const patience = 60_000;
