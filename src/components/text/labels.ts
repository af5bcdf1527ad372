import { createContext, useContext } from 'react';
import type { Labels } from '../../../schema/resolved.ts';

/** The interface's own words. Only an empty set is there before the app provides the site's. */
export const LabelsContext = createContext({} as Labels);

export const useLabels = (): Labels => useContext(LabelsContext);
