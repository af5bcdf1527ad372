/** Something that schema.org has a word for. */
export type Thing = { '@type': string } & Record<string, unknown>;
