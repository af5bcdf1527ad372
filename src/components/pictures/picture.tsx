import type { ResolvedPicture } from '../../../schema/resolved.ts';
import { plainText } from '../../shared/rich-text.ts';
import { part } from '../part.ts';
import { useNow } from '../text/use-now.ts';
import { useFileBase } from '../use-file-base.ts';

/** An image of the site. Decorative images have an empty alt text; images other than the first are loaded lazily. */
export function Picture({
  picture: { src, alt, decorative, width, height, isFirst, widths, sizes, fit, focus },
}: {
  picture: ResolvedPicture;
}) {
  const base = useFileBase();
  const now = useNow();
  const picture = (
    <img
      {...part('picture')}
      data-fit={fit}
      data-focus={focus}
      src={base + src}
      alt={decorative || alt === undefined ? '' : plainText(alt, now)}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
  // The name of a copy is the name of the image and its width: me-1a2b3c4d.jpg, me-1a2b3c4d-240.avif.
  return widths ? (
    <picture>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((each) => `${base}${src.slice(0, -4)}-${each}.${format} ${each}w`).join()}
          sizes={sizes}
        />
      ))}
      {picture}
    </picture>
  ) : (
    picture
  );
}
