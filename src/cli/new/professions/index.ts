import { nearest } from '../../../core/diagnostics/did-you-mean.ts';
import { consultant } from './consultant.ts';
import type { Starter } from './define-starter.ts';
import { designer } from './designer.ts';
import { developer } from './developer.ts';
import { general } from './general.ts';
import { photographer } from './photographer.ts';
import { practitioner } from './practitioner.ts';
import { researcher } from './researcher.ts';
import { student } from './student.ts';
import { writer } from './writer.ts';

/** The starters by the values of --as. */
const professions = {
  developer,
  designer,
  photographer,
  researcher,
  practitioner,
  consultant,
  writer,
  student,
} satisfies Record<string, Starter>;

export type Profession = keyof typeof professions;

/** All starters, also the one for every other profession. */
export const starters: Record<Profession | 'general', Starter> = { ...professions, general };

// Object.keys loses the type of the keys.
export const professionNames = Object.keys(professions) as Profession[];

export const isProfession = (name: string): name is Profession => Object.hasOwn(professions, name);

/** Returns the profession that an unknown name means; undefined if there is none. */
export function nearestProfession(name: string): Profession | undefined {
  const names = new Map<string, Profession>(
    professionNames.flatMap((profession) =>
      [profession, ...professions[profession].aliases].map((each) => [each, profession] as const),
    ),
  );
  const word = name.toLowerCase().replace(/[\s_-]/g, '');
  return names.get(word) ?? names.get(nearest(word, names.keys(), (each) => names.get(each)) ?? '');
}
