/**
 * A rolldown plugin. What compresses answers looks up whether a type is worth it, in a list of all types with their
 * endings and where they are registered: here it has that one setting. Fails when the list has another form.
 */
export function slimMimeDb() {
  return {
    name: 'slim-mime-db',
    transform: {
      filter: { id: /[\\/]mime-db[\\/]db\.json$/ },
      handler: (code) => ({ code: JSON.stringify(slim(JSON.parse(code))), moduleType: 'json' }),
    },
  };
}

/** The types that say whether they are worth compressing, with that alone. */
export function slim(types) {
  const told = Object.entries(types).filter(([, { compressible }]) => compressible !== undefined);
  if (told.length === 0)
    throw new Error('mime-db no longer marks compressible types: update scripts/bundle/slim-mime-db.js');
  return Object.fromEntries(told.map(([type, { compressible }]) => [type, { compressible }]));
}
