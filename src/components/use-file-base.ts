import { useRouter } from 'wouter';
import { useLabels } from './text/labels.ts';

/** Returns the base path of the site's files; pages in other languages than the first have a longer base path. */
export function useFileBase(): string {
  const { base } = useRouter();
  return useLabels().files ?? base;
}
