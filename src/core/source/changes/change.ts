/** The names and indexes that lead to a value. */
export type JsonPath = readonly (string | number)[];

/** Stands in a value for what is written at a pointer of the file, and is written as it is there. */
export class Copied {
  /** RFC 6901. */
  readonly pointer: string;

  constructor(pointer: string) {
    this.pointer = pointer;
  }
}

/** A change of what a file says. Of an entry of an object, `insert` says its name. */
export type Change =
  | { kind: 'set'; at: JsonPath; value: unknown }
  | { kind: 'append'; at: JsonPath; value: unknown }
  | { kind: 'insert'; at: JsonPath; value: unknown; name?: string }
  | { kind: 'rename'; at: JsonPath; name: string }
  | { kind: 'remove'; at: JsonPath };
