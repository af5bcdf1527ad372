/** Where forms can be sent to while a site is tried out. It is never part of what is published. */
export const inboxPath = '/_onefolio/inbox';

/** Whether an address is that of the inbox: also below a path, and on this computer by its address. */
export const isInbox = (address: string): boolean => /\/_onefolio\/inbox(?:[?#]|$)/.test(address);
