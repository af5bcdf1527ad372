import { decoded } from '../../../shared/decoded.ts';

/** What is wrong with the words for a picture that tell nothing to somebody who does not see it; undefined for any other. */
export function emptyDescription(alt: string, src: string): string | undefined {
  const words = alt.trim();
  if (words.length > longest) return undefined;
  const name = decoded(src).replace(/^.*\//, '');
  const bare = name.replace(/\.[^.]*$/, '');
  // A name of one word may be the word for what is shown: "Portrait" in portrait.jpg.
  const isName = words === bare && /[-_\d]/.test(bare);
  if (isName || words === name || ending.test(words) || byProgram.some((pattern) => pattern.test(words)))
    return 'a file name';
  return anyPicture.test(words) ? 'a generic term' : undefined;
}

/* Names of files are no longer. */
const longest = 250;

const ending = /\S\.(?:jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i;

/* As cameras, telephones and systems call their pictures. */
const byProgram = [
  /^(?:IMG|DSC[FN]?|PXL|MVIMG|DJI|GOPR|SAM|CIMG|DSCPDC|_MG|_DSC|VID)[-_ ]?\d[\d\w-]*(?: ?\(\d+\))?$/i,
  /^(?:screen ?shot|bildschirmfoto|capture d[’']écran|schermafbeelding|captura de pantalla|schermata)[-_ ]+(?:le |om |um |at |del? )?\d{4}\b.*$/i,
  /^WhatsApp (?:image|bild|afbeelding) \d{4}\b.*$/i,
  /^(?:image|photo|picture|img|untitled|unnamed|download|bild|foto|imagen|afbeelding)[-_ ]?\(?\d+\)?$/i,
];

/* In the languages that sites are written in most. */
const anyPicture =
  /^(?:(?:an? |the |my )?(?:image|photo|photograph|picture|pic|img|screenshot|screen shot|thumbnail|cover image)|alt|alt(?:ernative)?[ -]text|image description|untitled|unnamed|placeholder|(?:das |ein )?bild|(?:das |ein )?foto|bildschirmfoto|(?:une |la )?photo|(?:une |l[’'])image|capture d[’']écran|imagen|captura de pantalla|afbeelding|schermafbeelding|immagine|imagem|صورة)[.!]?$/i;
