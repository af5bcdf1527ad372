import { useRouter } from 'wouter';
import { useLabels } from './text/labels.ts';

/** The base path of the site's files; pages of other languages than the first have a longer base path. */
export function useFileBase(): string {
  const { base } = useRouter();
  return useLabels().files ?? base;
}
