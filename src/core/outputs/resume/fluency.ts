/*
 * JSON Resume has its own terms for language levels. CEFR levels and custom ones stay unchanged. The conversion is one
 * to one, so an export followed by an import changes nothing.
 */
const native = { here: 'native', there: 'Native speaker' };

/** Converts a level of a site to a fluency of a résumé. */
export const toFluency = (level: string): string => (level === native.here ? native.there : level);

/** Converts a fluency of a résumé to a level of a site. */
export const fromFluency = (fluency: string): string => (fluency === native.there ? native.here : fluency);
