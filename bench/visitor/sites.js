import { readFileSync } from 'node:fs';

/** The same site without executable scripts: the page that a browser paints first. */
export function withoutScripts(files) {
  return new Map(
    [...files].flatMap(([asked, file]) => {
      if (file.path.endsWith('.js')) return [];
      if (!file.path.endsWith('.html')) return [[asked, file]];
      const html = file.content.toString().replace(/<script(?:>| type="application\/json")[\s\S]*?<\/script>/g, '');
      return [[asked, { ...file, content: Buffer.from(html) }]];
    }),
  );
}

/**
 * The baseline: a handwritten page with as much text as the starter site, without scripts, fonts and images; its style
 * sheet contains only what such a page needs.
 */
export function floorOf(siteFile) {
  const { owner, pages } = JSON.parse(readFileSync(siteFile, 'utf8'));
  const sections = pages[0].blocks.map((block) => {
    const items = [block.groups, block.entries, block.cards, block.courses, block.fields].find(Boolean) ?? [];
    return `<section><h2>${escaped(block.heading ?? owner.name)}</h2><ul>${items
      .map((item) => `<li><h3>${escaped(item.title ?? item.label)}</h3><p>${escaped(textsIn(item))}</p></li>`)
      .join('')}</ul></section>`;
  });
  const content = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(owner.name)}</title><meta name="description" content="${escaped(owner.name)}, ${escaped(owner.title)}"><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${escaped(owner.name)}</h1><p>${escaped(owner.title)}</p>${sections.join('')}</main></body></html>`,
  );
  const robots = { path: '/robots.txt', content: Buffer.from('User-agent: *\nAllow: /\n') };
  return new Map([
    ['/', { path: '/index.html', content }],
    ['/robots.txt', robots],
  ]);
}

const style = `*{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#14181d;background:#fff}
main{max-width:68rem;margin:auto;padding:1rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;padding:0;list-style:none}
li{border:1px solid #d9dee3;border-radius:.75rem;padding:1rem}@media(prefers-color-scheme:dark){body{color:#eee;background:#111}}`;

/* All texts inside a value, joined. */
function textsIn(value) {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsIn).filter(Boolean).join(' · ');
}

const escaped = (text = '') => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
