/* Grammars that have many of the same words: the style sheets, the relatives of C, the two of JavaScript. */
const related = ['css', 'less', 'scss', 'c', 'cpp', 'arduino', 'javascript', 'typescript'];

/**
 * A rolldown plugin. Puts grammars with the same words one behind the other, so that the archive of the package holds
 * those words once: it finds again what stands within 32 kB.
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

/** The list of grammars with the imports of the related ones in front. Throws where one of them is not imported. */
export function sorted(code) {
  const imports = related.map((name) => {
    const line = code.split('\n').find((each) => each.startsWith('import ') && each.includes(`/languages/${name}'`));
    if (!line) throw new Error(`lowlight no longer imports ${name}: update scripts/bundle/related-grammars.js`);
    return line;
  });
  const rest = code.split('\n').filter((line) => !imports.includes(line));
  return [...imports, ...rest].join('\n');
}
