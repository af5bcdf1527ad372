import type { OutputFile, OutputInput } from '../../core/outputs/output-input.ts';
import { isOn, type OutputName, outputAt, outputNames } from '../../core/resolve/paths/output-paths.ts';
import type { MakerContext } from './maker.ts';
import { makers } from './makers.ts';

/** Makes all files that a site has besides its pages, in one language. */
export async function makeOutputs(input: OutputInput, context: MakerContext): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const name of outputNames) if (isOn(name, input.site)) files.push(...(await makers[name](input, context)));
  return files;
}

/** Whether a site has a file besides its pages at a path below the prefix of the language. */
export function hasOutputAt(path: string, site: OutputInput['site']): boolean {
  const name = outputAt(path, site);
  return name !== undefined && isOn(name, site);
}

/** Makes the file at a path for which `hasOutputAt` is true; undefined if it can't be made. */
export async function makeOutputAt(
  path: string,
  input: OutputInput,
  context: MakerContext,
): Promise<OutputFile | undefined> {
  const files = await makers[outputAt(path, input.site) as OutputName](input, context);
  return files.find((file) => file.path === path);
}
