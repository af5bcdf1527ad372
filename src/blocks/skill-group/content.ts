import type { Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type ContentLocale,
  entries,
  linkTexts,
  type Section,
  section,
  withDetail,
} from '../../core/resolve/content.ts';
import { issuedEntry } from '../../core/resolve/issued.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { levelText } from './level-text.ts';

type Block = Resolved<'skill-group'>;

/** The groups of skills, one line each, and the badges, which are among the credentials of the CV. */
export function content(block: Block, { labels }: ContentLocale): Section {
  const { groups, badges, percent } = block;
  const list = groups.map(({ title, skills }) => ({ title, words: skills.map((skill) => skillText(skill, percent)) }));
  const issued = (badges?.items ?? []).map(({ name, ...badge }) => issuedEntry({ ...badge, title: name }));
  const credentials = section({ heading: badges?.heading }, entries(issued), {
    kind: 'credentials',
    heading: labels.credentials,
  });
  return section(block, [...entries(list), credentials], { kind: 'skills', heading: labels.skills });
}

/* A skill as text: "Symfony 92% (since 2016; Doctrine, Twig)". */
function skillText(
  { name, level, details = [], keywords = [], usedAt }: Block['groups'][number]['skills'][number],
  percent: string | undefined,
): RichText {
  const inParentheses = [
    ...details,
    ...(keywords.length > 0 ? [concatTexts(keywords, ', ')] : []),
    ...(usedAt ? [concatTexts([usedAt.label, ' ', concatTexts(linkTexts(usedAt.links), ', ')])] : []),
  ];
  const known = level === undefined ? name : concatTexts([name, `\u00a0${levelText(level, percent)}`]);
  return inParentheses.length === 0 ? known : withDetail(known, concatTexts(inParentheses, '; '));
}
