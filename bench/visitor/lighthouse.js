import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/**
 * Runs Lighthouse with an emulated phone: scores, times in milliseconds, requests, and transferred bytes by kind, in a
 * new browser with an empty profile. `throttling` is "simulate" or "devtools".
 */
export async function runLighthouse(url, throttling, chromePath) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
  const userDataDir = mkdtempSync(join(tmpdir(), 'onefolio-chrome-'));
  const chrome = await launch({ chromePath, chromeFlags: flags, ignoreDefaultFlags: true, userDataDir });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: categories,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return { ...figuresOf(lhr), version: lhr.lighthouseVersion };
  } finally {
    await chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function figuresOf({ audits, categories: scored }) {
  const value = (id) => audits[id]?.numericValue ?? 0;
  const bytes = { total: 0, html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  for (const { resourceType, mimeType = '', transferSize } of requests) {
    const kind = /font/.test(mimeType) ? 'font' : /javascript/.test(mimeType) ? 'js' : (kinds[resourceType] ?? 'other');
    bytes[kind] += transferSize;
    bytes.total += transferSize;
  }
  return {
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes,
  };
}
