import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type Credential = RichBlockOf<'credential-list'>['credentials'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'credential-list': {
      credentials: (Pick<Credential, 'title' | 'href' | 'description'> &
        Issued & {
          /** Its kind, if it isn't a certificate. */
          kind?: string;
          picture?: ResolvedPicture;
        })[];
    };
  }
}
