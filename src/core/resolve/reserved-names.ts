/*
 * Reserved names, against DOM clobbering: a script could mistake an element with one of these ids for an object of the
 * browser, and a field with one of these names would hide a property of its form.
 */

/** Lower-case properties of `window` and `document` in Chromium 156. Names that start with "on" are all reserved. */
const ofBrowser = new Set(
  `alert all anchors append applets atob blur body btoa caches charset children chrome clear close closed confirm console
  constructor contains cookie credentialless crypto dir doctype document domain embeds escape eval evaluate event
  external fence fetch find focus fonts forms frames fullscreen head hidden history images implementation isolated
  length links location locationbar menubar name navigation navigator normalize open opener origin parent performance
  personalbar plugins prepend prerendering print process prompt prototype referrer root scheduler screen scripts scroll
  scrollbars self status statusbar stop timeline title toolbar top undefined unescape viewport when window write
  writeln`.split(/\s+/),
);

/** Properties of forms that our scripts and React read. Harmless ones such as "name" and "title" are allowed. */
const ofForms = new Set(
  `acceptCharset action addEventListener after append appendChild attributes before blur checkValidity childElementCount
  childNodes children classList className click cloneNode closest compareDocumentPosition constructor contains dataset
  dispatchEvent elements encoding enctype firstChild firstElementChild focus getAttribute getAttributeNames
  getAttributeNode getBoundingClientRect getElementsByClassName getElementsByTagName getRootNode hasAttribute
  hasAttributes hasChildNodes hasOwnProperty id innerHTML innerText insertAdjacentElement insertAdjacentHTML
  insertAdjacentText insertBefore isConnected isPrototypeOf lastChild lastElementChild length localName matches method
  namespaceURI nextElementSibling nextSibling noValidate nodeName nodeType nodeValue normalize outerHTML outerText
  ownerDocument parentElement parentNode prepend previousElementSibling previousSibling propertyIsEnumerable prototype
  querySelector querySelectorAll remove removeAttribute removeChild removeEventListener replaceChild replaceChildren
  replaceWith reportValidity requestSubmit reset rel scroll scrollIntoView setAttribute setAttributeNode shadowRoot style
  submit tabIndex tagName target textContent toLocaleString toString valueOf`.split(/\s+/),
);

/** Whether an id is reserved for the browser or has the prefix of generated ids. */
export const isReservedId = (id: string) => ofBrowser.has(id) || /^on[a-z]+$/.test(id) || /^of-/.test(id);

/** Whether the name of a field would hide a property of its form, or has the prefix of generated names. */
export const isReservedField = (name: string) => ofForms.has(name) || /^_|^on[a-z]+$/.test(name);

/** The same for a hidden field: services define names such as "_next", and "_id" is the id of the message. */
export const isReservedHiddenField = (name: string) => ofForms.has(name) || /^(?:on[a-z]+|_id)$/.test(name);

/**
 * Whether the file of a page with this path would replace another file of the site, would be served for other addresses
 * (some hosts use the nearest 404.html), or can't exist on Windows.
 */
export const isReservedPath = (path: string) =>
  /\/(?:404|index)$|^\/assets\/|\/(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/.test(path);
