import type { PageData } from '../../schema/resolved.ts';
import { renderRichText } from '../components/text/render-rich-text.tsx';
import { BlockView } from './block-view.tsx';
import { renderSpecial } from './load-views.ts';

/** A page: its blocks, and exactly one h1. */
export function PageView({ page }: { page: PageData }) {
  const { path, head, blocks, h1 } = page;
  return (
    <main id="of-main" data-path={path}>
      {renderSpecial(page) ?? (
        <>
          {h1 === null && (
            <h1 className="visually-hidden" tabIndex={-1}>
              {renderRichText(head.title)}
            </h1>
          )}
          {blocks.map((block, index) => (
            <BlockView key={block.id ?? index} block={block} level={index === h1 ? 1 : 2} />
          ))}
        </>
      )}
    </main>
  );
}
