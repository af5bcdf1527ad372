/**
 * A rolldown plugin. The compression package reads from a database of MIME types only whether each is compressible:
 * this removes everything else. Throws if the format of the database has changed.
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

/** The types that specify whether they are compressible, without their other properties. */
export function slim(types) {
  const specified = Object.entries(types).filter(([, { compressible }]) => compressible !== undefined);
  if (specified.length === 0)
    throw new Error('mime-db no longer marks compressible types: update scripts/bundle/slim-mime-db.js');
  return Object.fromEntries(specified.map(([type, { compressible }]) => [type, { compressible }]));
}
