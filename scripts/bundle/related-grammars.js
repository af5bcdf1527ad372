/* Grammars with many words in common: the style sheets, the C family, and JavaScript with TypeScript. */
const related = ['css', 'less', 'scss', 'c', 'cpp', 'arduino', 'javascript', 'typescript'];

/**
 * A rolldown plugin. Orders similar grammars next to each other, so that they compress better: gzip finds repetitions
 * within 32 kB.
 */
export function relatedGrammars() {
  return {
    name: 'related-grammars',
    transform: {
      filter: { id: /[\\/]lowlight[\\/]lib[\\/]common\.js$/ },
      handler: (code) => ({ code: sorted(code) }),
    },
  };
}

/** The list of grammars with the imports of similar ones first. Throws if one of them isn't imported. */
export function sorted(code) {
  const imports = related.map((name) => {
    const line = code.split('\n').find((each) => each.startsWith('import ') && each.includes(`/languages/${name}'`));
    if (!line) throw new Error(`lowlight no longer imports ${name}: update scripts/bundle/related-grammars.js`);
    return line;
  });
  const rest = code.split('\n').filter((line) => !imports.includes(line));
  return [...imports, ...rest].join('\n');
}
