import { decoded } from '../../../shared/decoded.ts';

/** States why an alt text doesn't describe its image: it is a file name or a generic term. Undefined for any other. */
export function altTextProblem(alt: string, src: string): string | undefined {
  const text = alt.trim();
  if (text.length > longest) return undefined;
  const name = decoded(src).replace(/^.*\//, '');
  const bare = name.replace(/\.[^.]*$/, '');
  // A file name of one word may be a description: "Portrait" for portrait.jpg.
  const isName = text === bare && /[-_\d]/.test(bare);
  if (isName || text === name || extension.test(text) || defaultNames.some((pattern) => pattern.test(text)))
    return 'a file name';
  return genericTerm.test(text) ? 'a generic term' : undefined;
}

/* The maximum length of a file name. */
const longest = 250;

const extension = /\S\.(?:jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i;

/* The default file names of cameras, phones and operating systems. */
const defaultNames = [
  /^(?:IMG|DSC[FN]?|PXL|MVIMG|DJI|GOPR|SAM|CIMG|DSCPDC|_MG|_DSC|VID)[-_ ]?\d[\d\w-]*(?: ?\(\d+\))?$/i,
  /^(?:screen ?shot|bildschirmfoto|capture d[’']écran|schermafbeelding|captura de pantalla|schermata)[-_ ]+(?:le |om |um |at |del? )?\d{4}\b.*$/i,
  /^WhatsApp (?:image|bild|afbeelding) \d{4}\b.*$/i,
  /^(?:image|photo|picture|img|untitled|unnamed|download|bild|foto|imagen|afbeelding)[-_ ]?\(?\d+\)?$/i,
];

/* Generic terms for an image, in the most common languages. */
const genericTerm =
  /^(?:(?:an? |the |my )?(?:image|photo|photograph|picture|pic|img|screenshot|screen shot|thumbnail|cover image)|alt|alt(?:ernative)?[ -]text|image description|untitled|unnamed|placeholder|(?:das |ein )?bild|(?:das |ein )?foto|bildschirmfoto|(?:une |la )?photo|(?:une |l[’'])image|capture d[’']écran|imagen|captura de pantalla|afbeelding|schermafbeelding|immagine|imagem|صورة)[.!]?$/i;
