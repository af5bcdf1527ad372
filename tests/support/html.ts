import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'error',
    // In HTML, ids may start with a digit.
    'valid-id': ['error', { relaxed: true }],
    // React writes these differently.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // No native element can show a bar with a stud at its end; and Safari treats a list without bullets as a list only
    // if it has a role.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'list'] }],
    'no-redundant-role': 'off',
    // Texts are published as written; the style sheet keeps numbers together.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** The HTML errors of a document, a line each. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
