/** Pattern for a character of a script without spaces between words: Chinese and Japanese, with their punctuation. */
export const unspaced = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\u3000-\\u303F\\uFF01-\\uFF65]';

/** Patterns for punctuation that Chinese shares with other languages. It belongs to the adjacent character. */
export const unspacedOpening = '[“‘]*';
export const unspacedClosing = '[”’…—]*';
