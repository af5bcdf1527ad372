import type { Plugin } from 'vite';

/** Adds every file of a package that a bundle is made from to `files`. */
export function notePackages(files: Set<string>): Plugin {
  return {
    name: 'onefolio:packages',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        if (/^(?:\/|[A-Z]:).*\/node_modules\//.test(file)) files.add(file);
      }
    },
  };
}
