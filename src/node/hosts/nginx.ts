import { anyOf, askAgain, forever, type Served } from './served.ts';

/** What stands inside a server { } of nginx, which names the folder of the site before it. */
export function nginx({ base, headers, languages = [] }: Served): string {
  const path = base.replace(/[.~]/g, '\\$&');
  const inside = base === '' ? [] : [`rewrite ^${path}(/.*)$ $1 break;`];
  const hasLanguages = languages.length > 0;
  return [
    '# Written by Onefolio with every build. Include it in a server { } of nginx, below the folder of the site:',
    '#   set $onefolio /srv/site/dist;',
    '#   include /srv/site/.onefolio/hosts/nginx.conf;',
    '',
    ...(base === ''
      ? []
      : [...location(`= ${base}`, ['absolute_redirect off;', `return 308 ${base}/$is_args$args;`]), '']),
    ...(hasLanguages
      ? [
          'set $onefolio_language "";',
          `if ($uri ~ ^${path}/(${anyOf(languages)})/) { set $onefolio_language /$1; }`,
          '',
        ]
      : []),
    ...location(`^~ ${base}/`, [
      'root $onefolio;',
      `error_page 404 ${base}${hasLanguages ? '$onefolio_language' : ''}/404.html;`,
      'absolute_redirect off;',
      'charset utf-8;',
      'gzip on;',
      'gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;',
      'gzip_vary on;',
      'gzip_static on;',
      '# With the package libnginx-mod-http-brotli-static:',
      '# brotli_static on;',
      '',
      // No location inside adds a header: nginx would then drop all of these for it.
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      'add_header Cache-Control $onefolio_cache always;',
      '',
      `set $onefolio_cache ${askAgain};`,
      ...inside,
      'try_files $uri $uri.html $uri/index.html =404;',
      '',
      ...location(`^~ ${base}/assets/`, [
        // The answer for a missing file comes from the last location, and is not cached.
        `set $onefolio_cache "${forever}";`,
        ...inside,
        'try_files $uri =404;',
      ]),
      '',
      '# Every page has one address: without a slash at its end, and without an ending.',
      ...location(`~ ^${path}/index(?:\\.html)?$`, [
        `set $onefolio_cache ${askAgain};`,
        `return 308 ${base}/$is_args$args;`,
      ]),
      ...(hasLanguages
        ? location(`~ ^${path}/(?<onefolio_tag>${anyOf(languages)})(?:/index(?:\\.html)?)?$`, [
            `set $onefolio_cache ${askAgain};`,
            `return 308 ${base}/$onefolio_tag/$is_args$args;`,
          ])
        : []),
      ...location(`~ ^${path}(?<onefolio_page>/.+?)(?:/|\\.html)$`, [
        `set $onefolio_cache ${askAgain};`,
        `if (-f $onefolio$onefolio_page.html) { return 308 ${base}$onefolio_page$is_args$args; }`,
        ...inside,
        'try_files $uri $uri/index.html =404;',
      ]),
      '',
      ...location(`~ ^${path}/(?:_headers|\\.nojekyll)$`, [`set $onefolio_cache ${askAgain};`, 'return 404;']),
      ...['', ...languages.map((tag) => `/${tag}`)].flatMap((prefix) =>
        location(`= ${base}${prefix}/404.html`, ['internal;', `set $onefolio_cache ${askAgain};`, ...inside]),
      ),
    ]),
    '',
  ].join('\n');
}

const location = (name: string, lines: string[]) => [
  `location ${name} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];
