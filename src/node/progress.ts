/** What takes long in a command. */
export type LongStep = 'reading images' | 'encoding images' | 'rendering pages' | 'reading pages' | 'examining pages';

/** Is called after each part of a long step, with how many parts of all are done. */
export type OnProgress = (step: LongStep, done: number, total: number) => void;
