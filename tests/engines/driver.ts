/** A browser engine, with a function that starts a browser. */
export interface Engine {
  name: string;
  /** The features that can't be tested in this engine, with the reason. */
  blind: Partial<Record<Sight, string>>;
  /** Starts a browser. Throws if none is installed. */
  start(): Promise<Browser>;
}

/** The features that automation can't observe in every browser. */
export type Sight = 'mail' | 'view transitions';

/** A running browser. */
export interface Browser {
  /** Opens a window with separate storage. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** The viewport size of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A window with one page. Selectors refer to the first matching element. */
export interface Tab {
  /** Opens an address, and resolves once everything on the page has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page and returns its result. The function can only use its arguments. */
  evaluate<Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Hovers over an element. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types a text into a field, after its current value. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key and releases it. */
  press(key: Key): Promise<void>;
  /** The mail links that the browser has passed to the mail program so far. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Shift' | 'Tab';
