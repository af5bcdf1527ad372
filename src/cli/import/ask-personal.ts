import { type PersonalField, personalFields } from '../../resume-import/personal.ts';
import { askYes } from '../new/ask.ts';
import type { Terminal } from '../new/terminal.ts';
import { visible } from '../report/print.ts';

const questions: Record<PersonalField, (value: string) => string> = {
  email: (value) => `Your site will show your email address, ${value}. Import it?`,
  phone: (value) => `Your site will show your phone number, ${value}. Import it?`,
  address: (value) => `Your CV page will show your street address, ${value}. Import it?`,
};

/** Asks one by one for what everybody would be able to read, and returns what is not wanted. */
export async function askPersonal(
  terminal: Terminal,
  found: Partial<Record<PersonalField, string>>,
): Promise<PersonalField[]> {
  const left: PersonalField[] = [];
  for (const name of personalFields) {
    const value = found[name];
    if (value !== undefined && !(await askYes(terminal, questions[name](visible(value)), false))) left.push(name);
  }
  return left;
}
