import { on, reportPath } from './channel.ts';

/* While there has been no good site yet: what is wrong is the whole page, until there is one. */
const place = document.querySelector('pre');
on('onefolio:wrong', ({ entries }) => {
  if (place) place.textContent = entries.map(({ text }) => text).join('\n');
});
on('onefolio:changed', () => location.reload());
reportPath();
