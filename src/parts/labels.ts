import { createContext, useContext } from 'react';
import type { Labels } from '../../schema/resolved.ts';

/** The interface's own words. Only an empty set is there before the app provides the site's. */
export const LabelsContext = createContext({} as Labels);

export const useLabels = (): Labels => useContext(LabelsContext);

/** A label with its parameters filled in: "Show {count} more" becomes "Show 12 more". */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
}
