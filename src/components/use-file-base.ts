import { useRouter } from 'wouter';
import { useLabels } from './text/labels.ts';

/** The path below which the files of the site lie: pages in another language than the first lie further down. */
export function useFileBase(): string {
  const { base } = useRouter();
  return useLabels().files ?? base;
}
