import type { ReactNode } from 'react';
import { loaded } from '../extras.ts';

/**
 * A text of a block as it is shown: with its links and emphasis. What is not text comes back as it is, and so does a text
 * without marks.
 */
export const renderRichText = (text: ReactNode): ReactNode => (loaded.more ? loaded.more.marked(text) : text);
