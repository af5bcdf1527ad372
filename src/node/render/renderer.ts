import type { Rendering } from '../../app/prerender.tsx';

/** What renders pages: src/app/prerender.tsx as it was bundled, or a cache in front of it. */
export interface Renderer {
  /** The markup of a page. `key` is for a cache: it is another one whenever the page says anything else. Throws when a view fails. */
  render(document: Rendering, key: string): string;
}
