/*
 * JSON Resume has words for how well one speaks a language. Those of the Common European Framework and one's own are the
 * same both ways; all others stay what they are. Each word here is one word there, so that nothing changes on the way.
 */
const native = { here: 'native', there: 'Native speaker' };

/** A level as a résumé has it. */
export const toFluency = (level: string): string => (level === native.here ? native.there : level);

/** A fluency as the site has it. */
export const fromFluency = (fluency: string): string => (fluency === native.there ? native.here : fluency);
