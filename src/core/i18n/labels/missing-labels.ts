import { labels } from '../../../../schema/labels.ts';
import { site as siteSchema, type WrittenSite } from '../../../../schema/site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { languageName } from '../../text/language-tags.ts';
import { type Schema, type TextKind, textKinds } from '../../validation/schema.ts';
import { languagesOf } from '../languages-of.ts';
import type { LabelTable } from './en.ts';
import { hasLabels } from './labels-in.ts';

/** An interface label: its path in a site, its schema and its name in the table. */
export interface InterfaceLabel {
  steps: [string, string];
  schema: Schema;
  kind: TextKind;
  name: keyof LabelTable;
}

const { title, text } = siteSchema.properties.notFound.properties;

/** All interface labels in the order of the schema. */
export const interfaceLabels: readonly InterfaceLabel[] = [
  ...Object.entries(labels.properties).map(([name, schema]) => labelOf(['labels', name], schema, name)),
  labelOf(['notFound', 'title'], title, 'notFoundTitle'),
  labelOf(['notFound', 'text'], text, 'notFoundText'),
];

function labelOf(steps: [string, string], schema: Schema, name: string): InterfaceLabel {
  // Object.entries loses the type of the names; every label has a pattern.
  return { steps, schema, kind: textKinds.get(schema.pattern) as TextKind, name: name as keyof LabelTable };
}

/** Returns the labels that appear in English: neither Onefolio nor the site has them in this language. */
export const missingLabels = (site: Pick<WrittenSite, 'labels' | 'notFound'>, language: string): InterfaceLabel[] =>
  hasLabels(language) ? [] : interfaceLabels.filter(({ steps }) => writtenLabel(site, steps) === undefined);

/** Returns a label of a site as it is written: as one text, or by language. */
export function writtenLabel(site: Pick<WrittenSite, 'labels' | 'notFound'>, [part, name]: [string, string]): unknown {
  const all: unknown = site[part as 'labels' | 'notFound'];
  return isRecord(all) ? all[name] : undefined;
}

/**
 * Reports each language in which labels appear in English. Labels of other languages fall back to those of the main
 * language once it has them, so the main language comes first.
 */
export function checkLabels(site: WrittenSite): Problem[] {
  const languages = languagesOf(site);
  const [base = ''] = languages;
  return (missingLabels(site, base).length > 0 ? [base] : languages).flatMap((tag): Problem[] => {
    const { length } = missingLabels(site, tag);
    if (length === 0) return [];
    const at = valueAt(site.languages ? `/languages/${languages.indexOf(tag)}` : '/language');
    return [{ code: 'OF277', at, details: { name: languageName(tag), count: String(length), tag } }];
  });
}
