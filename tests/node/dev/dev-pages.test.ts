import { expect, test } from 'vitest';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { pageFinder } from '../../../src/node/dev/dev-languages.ts';
import { devPages } from '../../../src/node/dev/dev-pages.ts';
import type { DevState, ValidSite } from '../../../src/node/dev/dev-state.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import type { Bundles } from '../../../src/node/render/bundles.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const compiled = compileSite({ ...smallSite(), url: 'https://amina.example/', outputs: { preview: true } });
const client = { script: '', printStyle: '', printRules: '', sprite: '', pageStyles: {} };
const bundles = { folder: '/bundles', client } as unknown as Bundles;

/* The pages of a site at version 1, whose views run this function. */
function pagesOf(render: () => string) {
  const state: DevState = {
    good: { ...(compiled as ValidSite), bytes: new Uint8Array() },
    saved: null,
    trial: null,
    wrong: null,
    exception: null,
    pageAt: pageFinder(() => ({}) as CompilerHost),
    version: 1,
    revision: 0,
    lastRead: null,
  };
  const pages = devPages({
    bundles,
    renderer: { render },
    styles: { addressOf: () => '/style.css', textAt: () => null },
    state,
    token: 'token',
    explain: () => ({ summary: '', entries: [] }),
    iconOf: () => undefined,
    policyOf: () => '',
    makerContext: { source: sourceOf('/site/site.json'), bundles, warn() {} },
    reportMissing() {},
    onError() {},
  });
  return { state, pages };
}

const failing = () => {
  throw new Error('the view is wrong');
};

test.each([
  ['a page', () => '', 200],
  ['the error of a page', failing, 500],
])('%s has the version of its content, even if a save happens meanwhile', async (_, render, status) => {
  const { state, pages } = pagesOf(render);
  const answer = pages.page('/');
  state.version++;
  expect(await answer).toMatchObject({ status, body: expect.stringContaining('name="onefolio:dev" content="1"') });
});
