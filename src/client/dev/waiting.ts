import { on, reportPath } from './channel.ts';

/* Shows the errors on a separate page until the site is valid. */
const output = document.querySelector('pre');
on('onefolio:wrong', ({ entries }) => {
  if (output) output.textContent = entries.map(({ text }) => text).join('\n');
});
on('onefolio:changed', () => location.reload());
reportPath();
