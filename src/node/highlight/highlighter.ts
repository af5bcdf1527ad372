import type { CompilerHost } from '../../compile/compiler-host.ts';

/** What tells the parts of code apart. It is loaded with the first text that has fenced code: most sites have none. */
export class Highlighter {
  highlight: CompilerHost['highlight'];

  /** Makes ready for what stands in this text, in Markdown or in JSON. */
  async look(text: Uint8Array): Promise<void> {
    if (this.highlight || !mayHaveCode(text)) return;
    ({ highlight: this.highlight } = await import('./grammars.ts'));
  }
}

/* JSON may write a sign as its number. */
function mayHaveCode({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return ['```', '~~~', '\\u0060', '\\u007e', '\\u007E'].some((sign) => bytes.includes(sign));
}
