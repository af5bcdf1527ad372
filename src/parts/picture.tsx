import { useRouter } from 'wouter';
import type { Resolved } from '../../schema/resolved.ts';

type PictureData = NonNullable<Resolved<'hero'>['picture']>;

interface Props {
  picture: PictureData;
  /** Whether the picture is seen at once; others load when they come near. */
  isFirst?: boolean;
}

/** A picture of the site. One that is decorative says nothing to a screen reader. */
export function Picture({ picture: { src, alt, decorative }, isFirst = false }: Props) {
  const { base } = useRouter();
  return (
    <img
      className="picture"
      src={base + src}
      alt={decorative ? '' : (alt ?? '')}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
