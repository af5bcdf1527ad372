import type { PictureItem, PictureLabels } from '../../../schema/resolved.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { useFileBase } from '../use-file-base.ts';
import { largeCopy } from './large-copy.ts';
import { Picture } from './picture.tsx';
import { usePictureDialog } from './use-picture-dialog.tsx';
import { Video } from './video.tsx';

interface Props {
  className: string;
  items: readonly PictureItem[];
  labels: PictureLabels;
}

/** A list of images and videos. An image links to its large copy, which opens in a dialog if scripts are available. */
export function PictureList({ className, items, labels }: Props) {
  const base = useFileBase();
  const { open, dialog } = usePictureDialog(items, labels);
  return (
    <>
      <ul className={`picture-list ${className}`} role="list">
        {items.map(({ picture, video, caption, ratio }, index) => (
          <li key={index} data-ratio={ratio}>
            <figure>
              {picture && (
                <a
                  className="picture-link"
                  href={base + largeCopy(picture)}
                  aria-label={picture.decorative && labels.enlarge}
                  onClick={(event) => open(event, picture)}
                >
                  <Picture picture={picture} />
                </a>
              )}
              {video && <Video {...video} />}
              {caption !== undefined && <figcaption>{renderRichText(caption)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
