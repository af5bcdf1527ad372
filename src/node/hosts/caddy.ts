import { anyOf, askAgain, forever, type Served } from './served.ts';

/** What stands inside the block of a site in a Caddyfile, which names the folder of the site before it. */
export function caddy({ base, headers, languages = [] }: Served): string {
  const all = headers.map(([name, value]) => `${name} "${value}"`);
  const page = '{re.onefolio.1}';
  return [
    '# Written by Onefolio with every build. Import it in the block of a site, below the folder of the site:',
    `#   root ${base === '' ? '*' : `${base}/*`} /srv/site/dist`,
    '#   import /srv/site/.onefolio/hosts/Caddyfile',
    '',
    ...(base === '' ? [] : [`redir ${base} ${base}/ 308`, '']),
    ...block(`handle_path ${base}/*`, [
      'encode zstd gzip',
      ...block('header', all),
      '@lasting path /assets/*',
      `header @lasting Cache-Control "${forever}"`,
      '@changing not path /assets/*',
      `header @changing Cache-Control ${askAgain}`,
      '',
      `@hidden path ${['/_headers', '/.nojekyll', '/404.html', ...languages.map((tag) => `/${tag}/404.html`)].join(' ')}`,
      ...block('handle @hidden', ['error 404']),
      '# Every page has one address: without a slash at its end, and without an ending.',
      '@home path /index /index.html',
      `redir @home ${base}/ 308`,
      ...(languages.length > 0
        ? [
            `@language path_regexp language ^/(${anyOf(languages)})(?:/index(?:\\.html)?)?$`,
            `redir @language ${base}/{re.language.1}/ 308`,
          ]
        : []),
      // Neither "//" nor "/\\" may begin what is left: browsers would take it for another site.
      '@page path_regexp onefolio ^(/[^/\\\\][^\\\\]*?)(?:/|\\.html)$',
      ...block('handle @page', [
        ...block('@asked', [`file ${page}.html`, `expression {http.request.uri.query} != ""`]),
        `redir @asked ${base}${page}?{query} 308`,
        `@there file ${page}.html`,
        `redir @there ${base}${page} 308`,
        'file_server',
      ]),
      ...block('handle', ['try_files {path} {path}.html {path}/index.html', ...fileServer]),
    ]),
    '',
    ...block('handle_errors', [
      ...languages.flatMap((tag) => lost(`@onefolio-${tag}`, `${base}/${tag}`)),
      ...lost('@onefolio', base),
    ]),
    '',
  ].join('\n');

  /* Below a path, addresses that lead nowhere get the page that says so there. */
  function lost(name: string, path: string) {
    return [
      `${name} expression \`{http.error.status_code} == 404 && {http.request.orig_uri.path}.startsWith("${path}/")\``,
      ...block(`handle ${name}`, [
        'encode zstd gzip',
        ...block('header', [...all, `Cache-Control ${askAgain}`]),
        `rewrite * ${path.slice(base.length)}/404.html`,
        ...fileServer,
      ]),
    ];
  }
}

const block = (name: string, lines: string[]) => [
  `${name} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

const fileServer = block('file_server', ['precompressed br gzip']);
