import { createInterface } from 'node:readline/promises';
import { patternSentences, patterns } from '../../schema/patterns.ts';
import { nobody, type Owner } from './starter.ts';

/** Asks for what a starter has to know; an empty answer keeps what stands for it. null when somebody has had enough. */
export async function ask(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<Owner | null> {
  const terminal = createInterface({ input, output });
  const leaving = new Promise<null>((leave) => terminal.once('close', () => leave(null)));
  const answer = async (question: string, kind: 'label' | 'email', usual: string): Promise<string | null> => {
    for (;;) {
      const words = await Promise.race([terminal.question(`${question} (${usual}): `), leaving]);
      const text = words?.trim() || (words === null ? null : usual);
      if (text === null || (text.length <= 120 && new RegExp(patterns[kind], 'u').test(text))) return text;
      output.write(`${patternSentences[kind]}\n`);
    }
  };
  try {
    const name = await answer('Your name', 'label', nobody.name);
    const email = name === null ? null : await answer('Your mail address', 'email', nobody.email);
    return name === null || email === null ? null : { name: name.replaceAll('{', '{{'), email };
  } finally {
    terminal.close();
  }
}
