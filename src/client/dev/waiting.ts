import { on, reportPath } from './channel.ts';

/* Shows the errors as a page of their own until there is a valid site. */
const place = document.querySelector('pre');
on('onefolio:wrong', ({ entries }) => {
  if (place) place.textContent = entries.map(({ text }) => text).join('\n');
});
on('onefolio:changed', () => location.reload());
reportPath();
