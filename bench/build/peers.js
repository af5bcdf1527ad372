import { fields } from './content.js';

/*
 * The same page in other generators, each in a small project. A peer has its packages, the files of its project, its
 * build command, and the caches to delete for a cold build. Peers read content/N.json.
 */

const css = `:root{--ink:#14181d;--paper:#fff;--soft:#59636e;--line:#d9dee3}*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}main,header{max-width:68rem;margin:auto;padding:1rem}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1rem;padding:0;list-style:none}
.card{border:1px solid var(--line);border-radius:.75rem;padding:1rem}.soft{color:var(--soft)}form{display:grid;gap:1rem;max-width:36rem}`;

const reading = `import fs from 'node:fs';
export const slugs = () => fs.readdirSync('content').map((file) => file.slice(0, -5));
export const read = (slug) => JSON.parse(fs.readFileSync('content/' + slug + '.json', 'utf8'));
`;

const fieldsModule = `export const fields = ${JSON.stringify(fields)};\n`;

/* The markup in a template language, which provides functions for a value, a list and a class. */
const markup = ({ value, each, className, htmlFor, void: end }) => `
<header><nav aria-label="Main"><ul>${['skills', 'experience', 'projects', 'courses', 'contact', 'legal'].map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul></nav></header>
<main id="main">
<section id="hero"><h1>${value('p.name')}</h1><p ${className}="soft">${value('p.role')}</p><p>${value('p.summary')}</p></section>
<section id="skills"><h2>Skills</h2><ul ${className}="grid">${each('p.skills', 'g', `<li ${className}="card"><h3>${value('g.title')}</h3><ul>${each('g["items"]', 's', `<li>${value('s.name')} ${value('s.level')}</li>`)}</ul></li>`)}</ul></section>
<section id="experience"><h2>Experience</h2><ol>${each('p.jobs', 'j', `<li><h3>${value('j.title')}</h3><p ${className}="soft">${value('j.company')} ${value('j.start')} ${value('j.end')}</p><p>${value('j.text')}</p></li>`)}</ol></section>
<section id="projects"><h2>Projects</h2><ul ${className}="grid">${each('p.projects', 'c', `<li ${className}="card"><h3>${value('c.title')}</h3><p>${value('c.text')}</p><ul>${each('c.tools', 't', `<li>${value('t')}</li>`)}</ul></li>`)}</ul></section>
<section id="courses"><h2>Courses</h2><ul ${className}="grid">${each('p.courses', 'c', `<li ${className}="card"><h3>${value('c.title')}</h3><p ${className}="soft">${value('c.hours')} hours</p><p>${value('c.text')}</p><ul>${each('c.topics', 't', `<li>${value('t')}</li>`)}</ul></li>`)}</ul></section>
<section id="contact"><h2>Contact</h2><form method="post" action="#contact">${each('fields', 'f', `<label ${htmlFor}=${value('f.name', true)}>${value('f.label')}<input id=${value('f.name', true)} name=${value('f.name', true)} type=${value('f.type', true)} required${end}></label>`)}<button>Send</button></form></section>
<section id="legal"><h2>Legal</h2>${each('p.legal', 'l', `<div><h3>${value('l.title')}</h3><p>${value('l.text')}</p></div>`)}</section>
</main>
<footer><p>${value('p.name')}</p></footer>`;

const braces = (more) => ({
  value: (name) => `{${name}}`,
  each: (list, name, inner) => `{${list}.map((${name}, ${name}i) => ${more(inner, name)})}`,
});
const jsx = markup({
  ...braces((inner, name) => inner.replace(/^<(\w+)/, `<$1 key={${name}i}`)),
  className: 'className',
  htmlFor: 'htmlFor',
  void: ' /',
});
const astroMarkup = markup({ ...braces((inner) => inner), className: 'class', htmlFor: 'for', void: ' /' });
const nunjucks = markup({
  value: (name, isAttribute) => (isAttribute ? `"{{ ${name} }}"` : `{{ ${name} }}`),
  each: (list, name, inner) => `{% for ${name} in ${list} %}${inner}{% endfor %}`,
  className: 'class',
  htmlFor: 'for',
  void: '',
});
const page = `import { fields } from './fields.js';\nexport default function Page({ p }) {\n  return <>${jsx}</>;\n}\n`;
const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** The minimum for a prerendered and hydrated React site: two bundles, and renderToString in a loop. */
const loop = {
  packages: { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0', ...react },
  files: {
    'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`,
    'index.html': `<!doctype html><html lang="en"><head>${head}<!--head--></head><body><div id="root"><!--app--></div><!--data--><script type="module" src="/src/client.jsx"></script></body></html>`,
    'src/fields.js': fieldsModule,
    'src/Page.jsx': page,
    'src/style.css': css,
    'src/client.jsx': `import './style.css';
import { hydrateRoot } from 'react-dom/client';
import Page from './Page.jsx';
hydrateRoot(document.getElementById('root'), <Page p={JSON.parse(document.getElementById('data').textContent)} />);
`,
    'src/server.jsx': `import { renderToString } from 'react-dom/server';
import Page from './Page.jsx';
export const render = (p) => renderToString(<Page p={p} />);
`,
    'read.js': reading,
    'prerender.js': `import fs from 'node:fs';
import { read, slugs } from './read.js';
import { render } from './build/server.js';
const parts = fs.readFileSync('dist/index.html', 'utf8').split(/<!--(?:head|app|data)-->/);
for (const slug of slugs()) {
  const p = read(slug);
  const data = '<script type="application/json" id="data">' + JSON.stringify(p).replace(/</g, '\\\\u003c') + '</script>';
  fs.mkdirSync('dist/' + slug, { recursive: true });
  fs.writeFileSync('dist/' + slug + '/index.html', parts[0] + '<title>' + p.name + '</title>' + parts[1] + render(p) + parts[2] + data + parts[3]);
}
`,
  },
  build: [
    'sh',
    '-c',
    'vite build --logLevel error && vite build --logLevel error --ssr src/server.jsx --outDir build && NODE_ENV=production node prerender.js',
  ],
  out: 'dist',
  caches: ['build', 'node_modules/.vite'],
};

const astro = {
  packages: { astro: '7.3.5' },
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  files: {
    'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
    'src/fields.js': fieldsModule,
    'src/read.js': reading,
    'src/style.css': css,
    'src/Page.astro': `---\nimport { fields } from './fields.js';\nimport './style.css';\nconst { p } = Astro.props;\n---\n<!doctype html><html lang="en"><head>${head}<title>{p.name}</title></head><body>${astroMarkup}</body></html>\n`,
    'src/pages/[slug].astro': `---
import Page from '../Page.astro';
import { read, slugs } from '../read.js';
export const getStaticPaths = () => slugs().map((slug) => ({ params: { slug } }));
const p = read(Astro.params.slug);
---
<Page p={p} />
`,
  },
  build: ['astro', 'build', '--silent'],
  out: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

const eleventy = {
  packages: { '@11ty/eleventy': '3.1.7' },
  files: {
    'eleventy.config.js': `export default (config) => {
  config.addPassthroughCopy({ 'src/style.css': 'style.css' });
  return { dir: { input: 'src', output: 'dist' } };
};
`,
    'src/style.css': css,
    'src/_data/fields.json': JSON.stringify(fields),
    'src/_data/pages.js': `import { read, slugs } from '../../read.js';\nexport default () => slugs().map(read);\n`,
    'read.js': reading,
    'src/page.njk': `---\npagination:\n  data: pages\n  size: 1\n  alias: p\npermalink: "/{{ p.slug }}/index.html"\n---\n<!doctype html><html lang="en"><head>${head}<title>{{ p.name }}</title><link rel="stylesheet" href="/style.css"></head><body>${nunjucks}</body></html>\n`,
  },
  build: ['eleventy', '--quiet'],
  out: 'dist',
  caches: ['.cache'],
};

const next = {
  packages: { next: '16.4.6', ...react },
  environment: { NEXT_TELEMETRY_DISABLED: '1' },
  files: {
    'next.config.mjs': "export default { output: 'export', images: { unoptimized: true } };\n",
    'lib/fields.js': fieldsModule,
    'lib/read.js': reading,
    'lib/Page.jsx': page,
    'app/style.css': css,
    'app/layout.jsx': `import './style.css';\nexport default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n`,
    'app/[slug]/page.jsx': `import Page from '../../lib/Page.jsx';
import { read, slugs } from '../../lib/read.js';
export const dynamicParams = false;
export const generateStaticParams = () => slugs().map((slug) => ({ slug }));
export default async function Slug({ params }) { return <Page p={read((await params).slug)} />; }
`,
  },
  build: ['next', 'build'],
  out: 'out',
  caches: ['.next'],
};

export const peers = { loop, astro, eleventy, next };
