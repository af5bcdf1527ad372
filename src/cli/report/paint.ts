import { styleText } from 'node:util';

type Format = 'bold' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';

/** Writes a text in a colour. */
export type Paint = (format: Format, text: string) => string;

/** Writes in colours where they may be used, and plainly elsewhere. */
export const painter =
  (isColoured: boolean): Paint =>
  (format, text) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;

/** Whether what is written to a stream may be coloured: Node decides by the stream and by FORCE_COLOR. */
export function hasColour(stream: NodeJS.WritableStream, env: NodeJS.ProcessEnv): boolean {
  // Node lets FORCE_COLOR win over NO_COLOR, and warns on the same stream.
  return !env.NO_COLOR && styleText('red', '', { stream }) !== '';
}
