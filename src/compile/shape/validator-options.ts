/** So many findings are enough for all problems that are told: see `limit` in report.ts. */
const most = 20_000;

/** How ajv reads the schema: every mistake at once, with the value and the rule beside it, and no keyword unknown. */
export const options = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  code: { process: (code: string) => withQuickLengths(withLimit(code)) },
} as const;

/**
 * The code that ajv has made of a schema, which then gathers only so many findings: millions of them would take the
 * memory of the machine. ajv counts on, so what is wrong stays wrong.
 */
function withLimit(code: string): string {
  return code
    .replace(/vErrors\.push\(/g, `vErrors.length < ${most} && vErrors.push(`)
    .replace(/vErrors\.length = (\w+)/g, 'vErrors.length = Math.min(vErrors.length, $1)')
    .replace(/vErrors\.concat\((.+?)\)/g, `(vErrors.length < ${most} ? vErrors.concat($1).slice(0, ${most}) : vErrors)`)
    .replace(/\berrors = vErrors\.length/g, 'errors = Math.max(errors + 1, vErrors.length)');
}

/**
 * The code that ajv has made of a schema, which then counts the letters of a text only where its length leaves it open
 * whether they are too few or too many: a letter is one unit of a text, or two.
 */
function withQuickLengths(code: string): string {
  return code.replace(/\bfunc\d+\((\w+)\) ([<>]) (\d+)/g, (counted, data: string, sign: string, limit: string) =>
    sign === '>'
      ? `(${data}.length > ${limit} && ${counted})`
      : `(${data}.length < ${2 * Number(limit)} && ${counted})`,
  );
}
