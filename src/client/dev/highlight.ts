/** Creates a frame that can be shown around an element, with a label, in a shadow root that ignores the pointer. */
export function createHighlight(): { show(element: Element | null, labelText?: string): void } {
  const host = document.createElement('onefolio-outline');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  const frame = document.createElement('div');
  const label = document.createElement('span');
  label.role = 'status';
  frame.append(label);
  sheet.textContent = `
    div { position: fixed; z-index: 2147483646; pointer-events: none; outline: 2px solid #2f6fdb; outline-offset: 2px;
      box-shadow: 0 0 0 4px #fff; border-radius: 2px; }
    span { position: absolute; inset: 100% auto auto 0; margin-top: 6px; padding: 1px 8px; border-radius: 4px;
      background: #17191f; color: #f4f1ea; font: 12px/1.6 system-ui, sans-serif; white-space: nowrap; }
    [hidden] { display: none; }`;
  frame.hidden = true;
  shadow.append(sheet, frame);
  document.body.append(host);
  return {
    show(element, labelText = '') {
      frame.hidden = element === null;
      label.textContent = element ? labelText : '';
      if (!element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    },
  };
}
