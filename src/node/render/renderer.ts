import type { Rendering } from '../../app/prerender.tsx';

/** What renders pages: src/app/prerender.tsx as it was bundled. */
export interface Renderer {
  /** The markup of a page. Throws when a view fails. */
  render(document: Rendering): string;
}
