import { on, send } from './channel.ts';

const styles = `
  :host { all: initial; }
  button { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483645; padding: .15rem .7rem;
    border: 1px solid #8f98a8; border-radius: 6px; background: #17191f; color: #f4f1ea; cursor: pointer;
    font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  button:hover { background: #353b47; }
  button:focus-visible { outline: 3px solid #9fc5ff; outline-offset: 2px; }
  @media print { button { display: none; } }
`;

/** Shows the translation coverage of the page's language in a corner; a click opens the first missing text. */
export function startCoverage(): void {
  const host = document.createElement('onefolio-coverage');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = Object.assign(document.createElement('style'), { textContent: styles });
  const button = Object.assign(document.createElement('button'), { type: 'button', lang: 'en', dir: 'ltr' });
  button.addEventListener('click', () => send('onefolio:missing', {}));
  shadow.append(sheet, button);
  on('onefolio:covered', ({ text }) => {
    button.textContent = text;
    document.body.append(host);
  });
}
