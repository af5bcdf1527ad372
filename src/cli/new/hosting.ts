/** The hosts for a new site, by the values of --host. */
export const hostings = {
  github: 'GitHub Pages',
  netlify: 'Netlify',
  vercel: 'Vercel',
  cloudflare: 'Cloudflare Pages',
  none: 'Another host, or decide later',
} as const;

export type Hosting = keyof typeof hostings;

export const isHosting = (name: string): name is Hosting => Object.hasOwn(hostings, name);
