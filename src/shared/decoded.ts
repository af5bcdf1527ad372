/** Decodes a part of a URL; returns it unchanged if an escape is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
