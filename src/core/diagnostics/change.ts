/** The property names and indexes that lead to a value. */
export type JsonPath = readonly (string | number)[];

/** A placeholder for a value of the file. The change writes the source text of that value. */
export class Copied {
  /** RFC 6901. */
  readonly pointer: string;

  constructor(pointer: string) {
    this.pointer = pointer;
  }
}

/** A change to the content of a file. `name` of an insertion is the property name in an object. */
export type Change =
  | { kind: 'set'; at: JsonPath; value: unknown }
  | { kind: 'append'; at: JsonPath; value: unknown }
  | { kind: 'insert'; at: JsonPath; value: unknown; name?: string }
  | { kind: 'rename'; at: JsonPath; name: string }
  | { kind: 'remove'; at: JsonPath };
