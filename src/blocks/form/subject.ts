/** The subject that the owner has set, with what was filled in. It is one line, whatever that was. */
export function subjectOf(template: string | undefined, answers: FormData): string | undefined {
  return template
    ?.replace(/\{answer:([\w-]+)\}/g, (_, name: string) => String(answers.get(name) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
}
