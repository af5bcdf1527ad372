/** One browser engine, and how a browser of it is started. */
export interface Engine {
  name: string;
  /** What a visitor sees of a page and nobody is shown here, and why. */
  blind: Partial<Record<Sight, string>>;
  /** Starts a browser. Throws when there is none. */
  start(): Promise<Browser>;
}

/** What not every browser shows to whoever drives it. */
export type Sight = 'mail' | 'phone' | 'view transitions';

/** A browser that runs. */
export interface Browser {
  /** Opens a window with a storage of its own. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** The room of a window for its page, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A window with one page in it. A selector stands for the first element that it matches. */
export interface Tab {
  /** Opens an address, and resolves once everything on the page has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page and returns what it returns. The function knows nothing but its arguments. */
  evaluate<Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Lets the pointer rest on an element. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types a text into a field, after what is in it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key and releases it. */
  press(key: Key): Promise<void>;
  /** The addresses of the mails that the browser has handed over so far. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Shift' | 'Tab';
