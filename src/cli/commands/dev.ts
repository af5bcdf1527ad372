import type { Checked } from '../../core/pipeline.ts';
import { fixable } from '../../fixes/revision.ts';
import { dev } from '../../node/dev/dev-server.ts';
import { sourceOf } from '../../node/load/load-site.ts';
import { defaultHost, type Run } from '../arguments.ts';
import { exampleTextsIn } from '../example-texts.ts';
import { openBrowser } from '../open-browser.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { formatDiagnostics, namedFiles, summary } from '../report/format-diagnostics.ts';
import { printDiagnostics, shownName } from '../report/print-diagnostics.ts';
import { printMessage } from '../report/print-message.ts';

/** Starts the dev server, which runs until it is stopped. Errors in the site don't stop it. */
export const run: Run = async (
  { site, host = defaultHost, port, open, maxSize, maxBlocks, followLinks },
  { root, bundles, io },
) => {
  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  await refreshSchema(source, root, io);
  const name = shownName(source.file);
  let wrongFiles: string | undefined;
  const address = await dev({
    bundles,
    source,
    host,
    port,
    onMessage: (message) => io.print(printMessage(message)),
    onReport(wrong) {
      if (wrong) printDiagnostics(wrong, source, io);
      else if (wrongFiles !== undefined) io.print(`All errors in ${wrongFiles} are fixed.`);
      const errors = wrong?.diagnostics.filter(({ severity }) => severity === 'error');
      wrongFiles = errors && namedFiles(errors, name);
    },
    onMissing: (found) => printDiagnostics(found, source, io),
    onError: (message) => io.error(`onefolio dev: ${message}`),
    examplesIn: (written) => exampleTextsIn(written, source.file, root),
    explain: (wrong) => describeErrors(wrong, name),
  });
  io.print(
    `Local:   ${address}/\nEdit ${name} to see changes live. Press L on a page to try other looks. Press Ctrl+C to stop.`,
  );
  if (open) openBrowser(address, (reason) => io.error(`Could not open the browser: ${reason}`));
  return new Promise(() => {});
};

function describeErrors(wrong: Checked, name: string) {
  const { diagnostics, locator } = wrong;
  const known = new Set(fixable(wrong));
  return {
    summary: `${summary(diagnostics)} in ${namedFiles(diagnostics, name)}`,
    entries: diagnostics.map((diagnostic) => {
      const { file, line, column, fix } = diagnostic;
      return {
        ...(file !== undefined && { file }),
        line,
        column,
        ...(fix && known.has(diagnostic) && { fix: fix.text }),
        text: formatDiagnostics([diagnostic], name, locator, { isColored: false, width: 100, limit: 1 }),
      };
    }),
  };
}
