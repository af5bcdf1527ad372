/**
 * Returns the tel: URL (RFC 3966) of a telephone number. Removes spaces, brackets and other characters, and a bracketed
 * zero after the country code, which is for domestic calls. 00 before the country code becomes a plus. "+216 (0)71 000
 * 000 ext. 12" becomes "tel:+21671000000;ext=12".
 */
export function telephoneAddress(written: string): string {
  const [number = '', extension = ''] = written.split(extensionSign);
  const plain = number.trim().replace(/^\(?\+\)?|^\(?00\)?(?=[\s(.-]?[1-9])/, '+');
  const digits = (plain.startsWith('+') ? plain.replace(/\(0\)/, '') : plain).replace(/[^\d+*#;=,a-z-]|-/gi, '');
  const inner = extension.replace(/\D/g, '');
  return `tel:${digits}${inner === '' ? '' : `;ext=${inner}`}`;
}

/** The label of an extension: "ext. 12", "x12", "poste 12", "DW 12". */
const extensionSign =
  /\s*(?:[,;]\s*)?(?:\b(?:ext(?:ension|n)?|poste|durchwahl|dw|interno|anexo|ramal)\b\.?:?|(?<=\d\s*)x\.?(?=\s*\d)|تحويلة)(?!\s*=)\s*/iu;
