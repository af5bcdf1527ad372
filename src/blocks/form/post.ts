import type { ViewProps } from '../../parts/view.ts';

export type Send = NonNullable<ViewProps<'form'>['block']['send']>;

/** How long an answer may take before it counts as none, in milliseconds. */
export const patience = 15_000;

/** Sends the answers of a form. True only when the other side has said that they arrived. */
export async function post({ endpoint, encoding = 'form' }: Send, answers: FormData): Promise<boolean> {
  const isJson = encoding === 'json';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
      body: isJson ? JSON.stringify(Object.fromEntries(answers)) : new URLSearchParams(pairsOf(answers)),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}

const pairsOf = (answers: FormData) => [...answers].map(([name, answer]): [string, string] => [name, String(answer)]);
