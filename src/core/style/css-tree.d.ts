/* The entry points of css-tree that don't load its data. Their types are those of the whole package. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/tokenizer' {
  /** Calls back with each token: its type and its range. */
  export const tokenize: (css: string, onToken: (type: number, start: number, end: number) => void) => void;
  export const AtKeyword: number;
  export const BadString: number;
  export const CDC: number;
  export const CDO: number;
  export const Colon: number;
  export const Comment: number;
  export const Delim: number;
  // biome-ignore lint/suspicious/noShadowRestrictedNames: the name that css-tree gives it
  export const Function: number;
  export const Ident: number;
  export const LeftParenthesis: number;
  export const RightParenthesis: number;
  export const LeftSquareBracket: number;
  export const RightSquareBracket: number;
  // biome-ignore lint/suspicious/noShadowRestrictedNames: the name that css-tree gives it
  export const String: number;
  export const Url: number;
  export const LeftCurlyBracket: number;
  export const RightCurlyBracket: number;
  export const Semicolon: number;
  export const WhiteSpace: number;
}
declare module 'css-tree/utils' {
  /** Converts between a token and its value. */
  export const string: { decode(token: string): string };
  export const ident: { decode(token: string): string };
  export const url: { decode(token: string): string };
}
