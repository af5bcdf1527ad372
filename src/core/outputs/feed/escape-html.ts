/** A text as it stands between tags, or between the quotation marks of an attribute, in HTML and in XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
