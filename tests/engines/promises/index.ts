import { forms } from './forms.ts';
import { languages } from './languages.ts';
import { pages } from './pages.ts';
import type { Promised } from './promise.ts';
import { tools } from './tools.ts';

/** The promises that every engine must keep. */
export const promises: Promised[] = [...pages, ...tools, ...forms, ...languages];
