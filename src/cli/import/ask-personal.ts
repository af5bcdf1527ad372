import { type Personal, personal } from '../../edit/resume/personal.ts';
import { askYes } from '../new/ask.ts';
import type { Terminal } from '../new/terminal.ts';
import { visible } from '../report/print.ts';

const questions: Record<Personal, (value: string) => string> = {
  email: (value) => `Your site will show your mail address, ${value}. Take it over?`,
  phone: (value) => `Your site will show your telephone number, ${value}. Take it over?`,
  address: (value) => `The page of your CV will show your street address, ${value}. Take it over?`,
};

/** Asks one by one for what everybody would be able to read, and returns what is not wanted. */
export async function askPersonal(terminal: Terminal, found: Partial<Record<Personal, string>>): Promise<Personal[]> {
  const left: Personal[] = [];
  for (const name of personal) {
    const value = found[name];
    if (value !== undefined && !(await askYes(terminal, questions[name](visible(value)), false))) left.push(name);
  }
  return left;
}
