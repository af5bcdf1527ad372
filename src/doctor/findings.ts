import rules from './rules.json';

/** The name of a rule: "dead-link". */
type Rule = keyof typeof rules;

/** A problem, and the pages that have it. */
export interface Finding {
  rule: Rule;
  severity: string;
  message: string;
  help: string;
  /** Paths; the first one is shown. */
  pages: string[];
}

/** Collects findings, and combines the same problem on several pages. */
export class Findings {
  readonly #all = new Map<string, Omit<Finding, 'pages'> & { pages: Set<string> }>();

  /** `params` fill in the {placeholders} of the message. */
  add(rule: Rule, page: string, params: Record<string, string | number> = {}): void {
    const { severity, help, ...text } = rules[rule];
    const message = text.message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      shortened(String(params[name] ?? placeholder)),
    );
    const known = this.#all.get(`${rule} ${message}`);
    if (!known) this.#all.set(`${rule} ${message}`, { rule, severity, message, help, pages: new Set([page]) });
    else known.pages.add(page);
  }

  /** Errors first, each severity in the order of discovery. */
  list(): Finding[] {
    const all = [...this.#all.values()].map((finding) => ({ ...finding, pages: [...finding.pages] }));
    return all.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  }
}

/* A URL may have millions of characters. */
const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text);
