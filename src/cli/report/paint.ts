import { styleText } from 'node:util';

type Format = 'bold' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';

/** Formats a text with a color. */
export type Paint = (format: Format, text: string) => string;

/** Returns a function that adds colors if they are supported. */
export const painter =
  (isColored: boolean): Paint =>
  (format, text) =>
    isColored ? styleText(format, text, { validateStream: false }) : text;

/** Whether a stream supports colors: Node decides by the stream and FORCE_COLOR. */
export function hasColor(stream: NodeJS.WritableStream, env: NodeJS.ProcessEnv): boolean {
  // In Node, FORCE_COLOR overrides NO_COLOR and prints a warning to the same stream.
  return !env.NO_COLOR && styleText('red', '', { stream }) !== '';
}
