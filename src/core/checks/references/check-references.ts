import type { Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { eachLongText } from '../../content/each-long-text.ts';
import { maxProblems, type Problem, severityOf } from '../../diagnostics/diagnostic.ts';
import { eachText } from '../../validation/site-texts.ts';
import { checkAudience } from '../check-audience.ts';
import { checkClash, checkOutputs, checkStray, withListedFiles } from '../files/reserved-files.ts';
import { checkLongText } from './check-long-text.ts';
import { checkText } from './check-text.ts';
import { referenceContext } from './reference-context.ts';

/** Reports every broken link, missing file and unknown placeholder of a site. Expects paths and IDs to be unique. */
export function checkReferences(site: Site, host: CompilerHost): Problem[] {
  const context = referenceContext(site, host);
  const listed = withListedFiles(host);
  return [
    ...site.pages.flatMap((page, index) => (page.hidden ? [] : checkClash(page, `/pages/${index}/path`, listed))),
    ...checkAudience(site),
    ...checkOutputs(site, host),
    ...checkStray(host),
    ...upToLimit((check) => {
      eachText(host.blocks, site, (text) => check(() => checkText(text, context)));
      for (const placed of eachLongText(site)) check(() => checkLongText(placed, context));
    }),
  ];
}

/* Runs checks until they found as many errors as are reported. Warnings don't count, so that they can't hide an error. */
function upToLimit(run: (check: (find: () => Problem[]) => void) => void): Problem[] {
  const found: Problem[] = [];
  let errors = 0;
  run((find) => {
    if (errors >= maxProblems) return;
    for (const problem of find()) {
      found.push(problem);
      if (severityOf(problem.code) === 'error') errors++;
    }
  });
  return found;
}
