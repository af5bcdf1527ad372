/** The owner's subject with placeholders filled in, as a single line. */
export function subjectOf(template: string | undefined, answers: FormData): string | undefined {
  return template
    ?.replace(/\{answer:([\w-]+)\}/g, (_, name: string) => String(answers.get(name) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
}
