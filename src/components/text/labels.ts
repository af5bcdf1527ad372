import { createContext, useContext } from 'react';
import type { Labels } from '../../../schema/resolved.ts';

/** The labels of the interface. Empty until the app provides the site's labels. */
export const LabelsContext = createContext({} as Labels);

export const useLabels = (): Labels => useContext(LabelsContext);
