import type { Rendering } from '../../client/prerender.tsx';

/** The bundled src/client/prerender.tsx, which renders pages. */
export interface Renderer {
  /** The markup of a page. Throws if a view fails. */
  render(document: Rendering): string;
}
