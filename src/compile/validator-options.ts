/** How ajv reads the schema: every mistake at once, with the value and the rule beside it, and no keyword unknown. */
export const options = { allErrors: true, verbose: true, strict: true, strictRequired: false } as const;
