import { type PersonalField, personalFields } from '../../resume-import/personal-data.ts';
import { askYes } from '../new/ask.ts';
import type { Terminal } from '../new/terminal.ts';
import { makePrintable } from '../report/print.ts';

const questions: Record<PersonalField, (value: string) => string> = {
  email: (value) => `Your site will show your email address, ${value}. Import it?`,
  phone: (value) => `Your site will show your phone number, ${value}. Import it?`,
  address: (value) => `Your CV page will show your street address, ${value}. Import it?`,
};

/** Prompts for each contact detail that would be public. Returns the declined ones. */
export async function askPersonal(
  terminal: Terminal,
  found: Partial<Record<PersonalField, string>>,
): Promise<PersonalField[]> {
  const declined: PersonalField[] = [];
  for (const name of personalFields) {
    const value = found[name];
    if (value !== undefined && !(await askYes(terminal, questions[name](makePrintable(value)), false)))
      declined.push(name);
  }
  return declined;
}
