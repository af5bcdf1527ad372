/** Converts full-width characters to ASCII, and Arabic and Persian digits to Latin ones: "＋２١" becomes "+21". */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E\u3000]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٪', '%');
