import { patternSentences, patterns } from '../../../schema/patterns.ts';
import { say } from '../../compile/diagnostic/diagnostic.ts';
import { checkTag } from '../../compile/languages/check-tag.ts';

/** The tags in a list such as "en, fr, ar"; or what is wrong with it. */
export function readLanguages(text: string): { languages: string[] } | { wrong: string } {
  const languages = text.split(/[\s,]+/).filter((tag) => tag !== '');
  if (languages.length === 0) return { wrong: patternSentences.language };
  for (const [index, tag] of languages.entries()) {
    if (!new RegExp(patterns.language, 'u').test(tag)) return { wrong: patternSentences.language };
    const [problem] = checkTag(tag, { pointer: '', part: 'value' });
    if (problem) return { wrong: [problem.fix?.text, say(problem).message].filter(Boolean).join(': ') };
    if (languages.indexOf(tag) < index) return { wrong: `"${tag}" is there twice` };
  }
  return { languages };
}
