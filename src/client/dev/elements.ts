/** Creates an element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Creates an element with its content in a shadow root, so that the styles of the page and of the content don't affect
 * each other. It isn't in the page yet.
 */
export function makeHost(
  name: string,
  styles: string,
  ...content: Element[]
): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  // The policy blocks style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...content);
  return { host, shadow };
}
