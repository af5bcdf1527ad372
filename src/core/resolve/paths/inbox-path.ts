/** The endpoint of the dev server that receives forms. It's never published. */
export const inboxPath = '/_onefolio/inbox';

/** Whether a form's endpoint is the inbox of the dev server, on any host and with any base path. */
export const isInbox = (address: string): boolean => /\/_onefolio\/inbox(?:[?#]|$)/.test(address);
