import { parseArgs } from 'node:util';
import { measureEdits, quantile, starterPages } from './edit/measure.js';

/*
 * The time from writing site.json to painting the new text, compared with a baseline: the minimum that a dev server
 * does with the same file.
 *
 *   npm run bench:edit -- [--edits 50] [--pages 1000]
 */

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '50' }, pages: { type: 'string', default: '1000' } },
});

console.log('from the write to the paint, in ms    median    p95     floor median    p95     ratio');
for (const pages of [starterPages, Number(values.pages)]) {
  const [ours, floor] = await measureEdits(pages, Number(values.edits));
  const figures = [ours, floor].flatMap((list) => [quantile(list, 0.5), quantile(list, 0.95)]);
  const [median, , floorMedian] = figures;
  console.log(
    `${String(pages).padStart(6)} pages`.padEnd(38) +
      figures.map((figure) => figure.toFixed(1).padEnd(10)).join('') +
      `    ${(median / floorMedian).toFixed(2)} ${pages === starterPages ? '(at most 1.5)' : '(at most 500 ms)'}`,
  );
}
