/** A step of a command that takes long. */
export type LongStep = 'reading images' | 'encoding images' | 'rendering pages' | 'reading pages' | 'examining pages';

/** Called after each part of a long step, with the number of finished parts. */
export type OnProgress = (step: LongStep, done: number, total: number) => void;
