import type { Rendering } from '../../client/prerender.tsx';

/** What renders pages: src/client/prerender.tsx as it was bundled. */
export interface Renderer {
  /** The markup of a page. Throws when a view fails. */
  render(document: Rendering): string;
}
