/** Converts Arabic and Persian digits to Latin ones: "٢٠٢١" becomes "2021". */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replaceAll('٪', '%');
