/** A character of a script that is written without spaces: Chinese and Japanese, and their punctuation. */
export const dense = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\u3000-\\u303F\\uFF01-\\uFF65]';

/** The punctuation that Chinese shares with others, which belongs to the character beside it. */
export const denseOpening = '[“‘]*';
export const denseClosing = '[”’…—]*';
