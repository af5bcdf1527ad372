import type { Hosting } from './choices.ts';

/** The files that a host needs, and the steps to publish there. */
interface HostFiles {
  files: Record<string, string>;
  /** Folders that the host's tools create. */
  ignored: string[];
  /** The steps to publish, for the README. */
  steps: string[];
}

/** The files for each host; `name` is that of the package. */
export const hostFiles: Record<Hosting, (name: string) => HostFiles> = {
  github: () => ({
    files: { '.github/workflows/pages.yml': workflow },
    ignored: [],
    steps: [
      'Push this folder to a repository on GitHub.',
      'In the repository, open Settings, then Pages. Under “Build and deployment”, set “Source” to “GitHub Actions”.',
      'Open Actions, choose “Publish on GitHub Pages”, and click “Run workflow”. From now on, every push to the main branch publishes the site.',
    ],
  }),
  netlify: () => ({
    files: { 'netlify.toml': '[build]\ncommand = "npm run build"\npublish = "dist"\n' },
    ignored: [],
    steps: [
      'Push this folder to a repository on GitHub, GitLab or Bitbucket.',
      'On Netlify, add a new site, import that repository, and click “Deploy”. From now on, every push publishes the site.',
    ],
  }),
  vercel: () => ({
    files: { 'vercel.json': json({ framework: null, buildCommand: 'npm run build' }) },
    ignored: ['.vercel/'],
    steps: [
      'Push this folder to a repository on GitHub, GitLab or Bitbucket.',
      'On Vercel, add a new project, import that repository, and click “Deploy”. From now on, every push publishes the site.',
    ],
  }),
  cloudflare: (name) => ({
    files: { 'wrangler.jsonc': json({ name, pages_build_output_dir: './dist' }) },
    ignored: ['.wrangler/'],
    steps: [
      'Push this folder to a repository on GitHub or GitLab.',
      `On Cloudflare, open “Workers & Pages”, create a Pages project named “${name}”, and connect that repository. Set the build command to \`npm run build\` and the build output directory to \`dist\`. From now on, every push publishes the site.`,
    ],
  }),
  none: () => ({
    files: {},
    ignored: [],
    steps: ['Run `npm run build`.', 'Upload the contents of `dist/` to any static host.'],
  }),
};

/** Formats a value as a JSON file. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const workflow = `# Publishes the site on GitHub Pages on every push to the main branch, once Pages is enabled: see README.md.
name: Publish on GitHub Pages

on:
  push:
  workflow_dispatch:

permissions: {}

# The newest push wins; a deployment in progress is never canceled.
concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  build:
    # Skips repositories without Pages, unless someone runs the workflow by hand.
    if: >-
      github.ref_name == github.event.repository.default_branch &&
      (github.event.repository.has_pages || github.event_name == 'workflow_dispatch')
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: 22
      - id: pages
        uses: actions/configure-pages@v6
      # Installs exactly what the lockfile lists, with the package manager that wrote it.
      - run: |
          if [ -f pnpm-lock.yaml ]; then npx --yes pnpm@10 install --frozen-lockfile
          elif grep -qs __metadata yarn.lock; then npx --yes --package @yarnpkg/cli-dist@4 yarn install --immutable
          elif [ -f yarn.lock ]; then npx --yes yarn@1 install --frozen-lockfile
          elif [ -f package-lock.json ]; then npm ci
          else npm install; fi
      # Annotates errors on the lines that cause them.
      - run: npm run check -- --format github
      - run: npm run build
        env:
          ONEFOLIO_URL: \${{ steps.pages.outputs.base_url }}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          # Includes folders that start with a dot, such as public/.well-known/.
          include-hidden-files: true

  publish:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`;
