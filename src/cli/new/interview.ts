import { askText, askWhich, askYes } from './ask.ts';
import { type Hosting, hostings } from './hosting.ts';
import type { Owner } from './starter.ts';
import type { Terminal } from './terminal.ts';

/** What a new site is made from. */
export interface Wishes {
  owner: Owner;
  hosting: Hosting;
  /** Whether pictures get smaller copies, for which sharp is installed. */
  makesCopies: boolean;
}

/** What stands where nobody is asked. */
export const usualWishes: Wishes = { owner: {}, hosting: 'github', makesCopies: true };

/**
 * Asks for what a new site is made from; `hosting` where that has been said. Throws a CancelledError when somebody has
 * had enough.
 */
export async function interview(terminal: Terminal, hosting: Hosting | undefined): Promise<Wishes> {
  terminal.say('A few questions begin your site. Enter leaves one for later: all of it can be changed in site.json.\n');
  const owner: Owner = {
    name: await askText(terminal, 'Your name', 'label'),
    email: await askText(terminal, 'Your mail address (everybody will be able to read it on your site)', 'email'),
    title: await askText(terminal, 'What you do, such as "Web developer"', 'line'),
    location: await askText(terminal, 'Where you work, such as "Tunis, Tunisia"', 'line'),
  };
  terminal.say('');
  const wished = hosting ?? (await askWhich(terminal, 'Where will your site be published?', hostings));
  const makesCopies = await askYes(
    terminal,
    'Make smaller copies of your pictures, so that pages load faster? It installs sharp, 20 MB.',
  );
  return { owner, hosting: wished, makesCopies };
}
