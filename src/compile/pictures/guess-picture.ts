import type { CompilerHost } from '../compiler-host.ts';
import { nearest } from '../diagnostic/suggest.ts';
import { formats } from '../meaning/files/check-picture.ts';

/* How many names of pictures are compared with what was written, in search of the one that was meant. */
const maxCompared = 100_000;

/** What finds the picture in public/ that somebody may have meant by the path of one that is not there. */
export function pictureGuesser({ publicFiles }: CompilerHost): (path: string) => string | undefined {
  let known: string[] | undefined;
  let compared = 0;
  return (path) => {
    known ??= [...(publicFiles?.() ?? [])].flatMap((file) =>
      !file.flaw && isPicture.test(file.path) ? file.path : [],
    );
    compared += known.length;
    return compared > maxCompared ? undefined : nearest(path, known);
  };
}

const isPicture = new RegExp(`\\.(?:${Object.values(formats).flat().join('|')})$`, 'i');
