/** A step of a command that takes long. */
export type LongStep = 'reading images' | 'encoding images' | 'rendering pages' | 'reading pages' | 'examining pages';

/**
 * Called after each part of a long step, with the number of finished parts; with the `name` of a part, while that part
 * is in progress.
 */
export type OnProgress = (step: LongStep, done: number, total: number, name?: string) => void;
