import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type Credential = BlockOf<'credential-list'>['credentials'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'credential-list': {
      credentials: (Pick<Credential, 'title' | 'href' | 'description'> &
        Issued & {
          /** What it is, where it is no certificate. */
          kind?: string;
          picture?: ResolvedPicture;
        })[];
    };
  }
}
