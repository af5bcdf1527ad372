/**
 * The address that calls a telephone number as people write it, by RFC 3966: without blanks, brackets and other signs. A
 * zero in brackets behind the code of a country is for those who are there; 00 before that code is a plus; an extension is
 * dialled once somebody answers. "+216 (0)71 000 000 ext. 12" is "tel:+21671000000;ext=12".
 */
export function telephoneAddress(written: string): string {
  const [number = '', extension = ''] = written.split(extensionSign);
  const plain = number.trim().replace(/^\(?\+\)?|^\(?00\)?(?=[\s(.-]?[1-9])/, '+');
  const digits = (plain.startsWith('+') ? plain.replace(/\(0\)/, '') : plain).replace(/[^\d+*#;=,a-z-]|-/gi, '');
  const inner = extension.replace(/\D/g, '');
  return `tel:${digits}${inner === '' ? '' : `;ext=${inner}`}`;
}

/** What stands before an extension: "ext. 12", "x12", "poste 12", "DW 12". */
const extensionSign =
  /\s*(?:[,;]\s*)?(?:\b(?:ext(?:ension|n)?|poste|durchwahl|dw|interno|anexo|ramal)\b\.?:?|(?<=\d\s*)x\.?(?=\s*\d)|تحويلة)(?!\s*=)\s*/iu;
