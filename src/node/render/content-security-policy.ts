import { createHash } from 'node:crypto';
import { registry } from '../../blocks/registry.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { parseUrl } from '../../shared/parse-url.ts';

/** The input of a policy: the inline script, the inlined style sheet, and more. */
interface PolicyInput extends InlineHashes {
  /** The origins of form endpoints. */
  formOrigins: string[];
  /** The origins of services that count page views. */
  countOrigins?: string[];
  /** The origins of pages in frames; 'self' for files of the site. */
  frameOrigins?: string[];
  /** Whether the site is published over https. */
  isHttps: boolean;
  /** The inline hashes of published pages, which may be requested during publishing. */
  before?: readonly InlineHashes[] | undefined;
}

/** The two inline texts in every page, or their hashes. */
export interface InlineHashes {
  script: string;
  style: string;
}

/** The hashes of the inline script and of the inlined style sheet, in the format of a policy. */
export const inlineOf = ({ script, style }: InlineHashes): InlineHashes => ({
  script: hashOf(script),
  style: hashOf(style),
});

/** The directives, in the order of the policy. */
export type Policy = [directive: string, ...values: string[]][];

/** A response header. */
export type Header = [name: string, value: string];

/**
 * The content security policy as data: the meta element, the headers and the preview server share it. Throws if an
 * origin or a hash could inject a directive.
 */
export function policyOf({
  script,
  style,
  formOrigins,
  countOrigins = [],
  frameOrigins = [],
  isHttps,
  before = [],
}: PolicyInput): Policy {
  const origins = [...new Set(formOrigins)].sort();
  const framed = [...new Set(frameOrigins)].sort();
  const connected = [...new Set([...origins, ...countOrigins])].sort();
  const invalid =
    [...connected, ...framed].find((origin) => origin !== "'self'" && !/^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin)) ??
    before.flatMap((each) => Object.values(each)).find((hash) => !/^'sha256-[\w+/]{43}='$/.test(hash));
  if (invalid !== undefined) throw new Error(`"${invalid}" isn't allowed in a content security policy`);
  const current = inlineOf({ script, style });
  const allowed = (kind: keyof InlineHashes) => new Set([current, ...before].map((each) => each[kind]));
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...allowed('script')],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...allowed('style')],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...connected],
    ['form-action', "'self'", ...origins],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-src', ...(framed.length > 0 ? framed : ["'none'"])],
    ['worker-src', "'none'"],
    ...(isHttps ? ([['upgrade-insecure-requests']] satisfies Policy) : []),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/** Writes a policy for a header or a meta element. */
export const writePolicy = (policy: Policy): string => policy.map((directive) => directive.join(' ')).join('; ');

/**
 * The headers of every response. A policy in a header can also restrict framing. `isStrict` adds HSTS, which commits
 * the whole host to https for two years.
 */
export function headersOf(policy: Policy, isStrict = false): Header[] {
  const [, ...sources] = policy.find(([name]) => name === 'frame-src') ?? [];
  // A framed file has no origin to name. Each frame still states what it may use.
  const framed = sources.includes("'self'")
    ? '*'
    : `(${sources
        .filter(isOrigin)
        .map((each) => `"${each}"`)
        .join(' ')})`;
  return [
    ['Content-Security-Policy', writePolicy([...policy, ['frame-ancestors', "'none'"]])],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      [...denied.map((name) => `${name}=()`), ...forFrames.map((name) => `${name}=${framed}`)].join(', '),
    ],
    ...(isStrict ? ([['Strict-Transport-Security', 'max-age=63072000']] satisfies Header[]) : []),
  ];
}

/* Features for players: denied on sites without frames. */
const forFrames = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
const isOrigin = (source: string) => source.startsWith('https:');
const denied = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  idle-detection magnetometer microphone midi payment publickey-credentials-get screen-wake-lock
  serial usb xr-spatial-tracking`.split(/\s+/);

/**
 * The headers of a framed file and of everything in its folder, instead of those of the site. The frame has no origin, so
 * its files must be readable from anywhere; only pages of the site may show it. Opened by itself, it has no origin either.
 */
export const framedHeaders: Header[] = [
  [
    'Content-Security-Policy',
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; sandbox allow-scripts; frame-ancestors 'self'",
  ],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Cross-Origin-Opener-Policy', 'unsafe-none'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Access-Control-Allow-Origin', '*'],
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a site in all languages, from its inline texts, its forms, and whether it is published over https. The
 * policy for headers also allows the inline texts of published pages.
 */
export const sitePolicy = (
  sites: readonly ResolvedSite[],
  { script, style }: { script: string; style: string },
  before?: readonly InlineHashes[],
): Policy =>
  policyOf({
    script,
    style,
    formOrigins: sites.flatMap((each) => formOrigins(registry, each)),
    countOrigins: sites.flatMap(({ analytics = {} }) =>
      Object.values(analytics).map((server) => new URL(server).origin),
    ),
    frameOrigins: sites.flatMap(framedIn).map(({ origin }) => origin ?? "'self'"),
    isHttps: sites.some(({ url }) => url?.startsWith('https:')),
    before,
  });

/**
 * The policy of pages on the dev server, as text: that of the built site, so that what it blocks is seen at once. In
 * addition, it allows what only dev pages do: they contain their data, and parse the owner's icons when they change.
 */
export const devPolicy = (sites: readonly ResolvedSite[], script: string): string =>
  writePolicy(
    sitePolicy(sites, { script, style: '' }).flatMap(([name, ...values]): Policy => {
      if (name === 'upgrade-insecure-requests') return [];
      if (name === 'connect-src') return [[name, ...values, 'data:']];
      return [name === 'trusted-types' ? [name, 'onefolio-dev'] : [name, ...values]];
    }),
  );

/*
 * Returns the origins of the form endpoints of a site and of their redirects, such as "https://example.com". May contain
 * duplicates.
 */
export function formOrigins(registry: BlockRegistry, { pages }: ResolvedSite): string[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const { endpoint = '', origins = [] } = registry.definitionOf(block).sending?.(block) ?? {};
      return [endpoint, ...origins].flatMap((address) => parseUrl(address)?.origin ?? []);
    }),
  );
}

/** The pages in frames of a site. */
export const framedIn = ({ pages }: Pick<ResolvedSite, 'pages'>) =>
  pages.flatMap(({ blocks }) => blocks.flatMap((block) => registry.definitionOf(block).framed?.(block) ?? []));

/** The folders of framed files in public/, such as "/demo". */
export const framedFolders = (sites: readonly Pick<ResolvedSite, 'pages'>[]): string[] => [
  ...new Set(sites.flatMap(framedIn).flatMap(({ folder }) => folder ?? [])),
];
