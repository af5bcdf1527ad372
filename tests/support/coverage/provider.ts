import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeProcessCovs, type ScriptCoverage } from '@bcoe/v8-coverage';
import v8 from '@vitest/coverage-v8';
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js';
import type { ReportContext, Vitest } from 'vitest/node';
import { root } from '../root.ts';

/* Coverage takes a quarter longer, and proves nothing for tests with hundreds of random inputs. */
const isCounted = process.env.COVERAGE !== 'none';
const uncounted = { startCoverage() {}, takeCoverage: () => ({ result: [] }), stopCoverage() {} };

/*
 * The coverage of vitest and of the commands that tests start. Commands run as one bundle, so its source map maps their
 * coverage back to src/.
 */
export default { ...v8, ...(isCounted ? {} : uncounted), getProvider: async () => new Provider() };

class Provider extends V8CoverageProvider {
  #folder = '';

  override initialize(context: Vitest) {
    super.initialize(context);
    this.#folder = mkdtempSync(join(tmpdir(), 'onefolio-coverage-'));
    process.env.COVERAGE_OF_COMMANDS = this.#folder;
  }

  override async generateCoverage(context: ReportContext) {
    const coverage = await super.generateCoverage(context);
    coverage.merge(await this.#coverageOfCommands());
    return coverage;
  }

  async #coverageOfCommands() {
    const commands: { result: ScriptCoverage[] }[] = [];
    for (const name of await readdir(this.#folder))
      commands.push(JSON.parse(await readFile(join(this.#folder, name), 'utf8')));
    await rm(this.#folder, { recursive: true });

    const coverage = this.createCoverageMap();
    for (const { url, functions } of mergeProcessCovs(commands).result) {
      const chunk = fileURLToPath(url);
      // Some tests run a copy of the project, which is already deleted; and code that the bundler adds has no source.
      if (!chunk.startsWith(join(root, 'node_modules')) || !existsSync(`${chunk}.map`)) continue;
      const code = await readFile(chunk, 'utf8');
      const map = JSON.parse(await readFile(`${chunk}.map`, 'utf8'));
      map.sources = map.sources.map((source: string) => new URL(source, url).href);
      // biome-ignore lint/complexity/useLiteralKeys: the only way to call the conversion of V8 coverage in vitest
      coverage.merge(await this['remapCoverage'](url, 0, { code, map }, functions));
    }
    // The pipeline runs in these commands too, but only its own tests count for it.
    const isOwn = (file: string) => ['cli', 'node', 'doctor'].some((name) => file.startsWith(join(root, 'src', name)));
    coverage.filter(isOwn);
    return coverage;
  }
}
