/** A step of a command that takes long. */
export type LongStep = 'reading images' | 'encoding images' | 'rendering pages' | 'reading pages' | 'examining pages';

/**
 * Called during a long step. `done` is the number of finished parts; with a `name`, it includes the part of that name,
 * which is in progress.
 */
export type OnProgress = (step: LongStep, done: number, total: number, name?: string) => void;
