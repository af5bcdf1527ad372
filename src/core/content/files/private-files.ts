/** Kinds of files that are rarely intended for visitors, by the names of files or folders. */
const kinds: [kind: string, name: RegExp][] = [
  ['repository history', /^\.(?:git|hg|svn)$/],
  ['passwords', /^\.env(?!\.(?:example|sample|template)$)(?:\..+)?$/],
  ['passwords', /^(?:\.(?:aws|ssh|gnupg|npmrc|pypirc|netrc|htpasswd|pgpass|git-credentials)|credentials(?:\.json)?)$/],
  ['a private key', /^id_(?:rsa|dsa|ecdsa|ed25519)$|\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)$/],
  ['terminal history', /^\.(?:bash|zsh|sh|node_repl|psql|mysql|python)_history$/],
  ['a list of file names', /^(?:\.ds_store|thumbs\.db|desktop\.ini)$/],
  ['a database', /\.(?:sql|sqlite3?|db|mdb|dump)(?:\.(?:gz|bz2|xz|zst|zip))?$/],
  ["an editor's backup file", /~$|^\.#|^#.*#$|\.(?:swp|swo|bak|orig|rej)$/],
];

/**
 * Returns the kind of a private file in public/, and the path with the telling name: of the file or of a parent folder.
 * Undefined for other files.
 */
export function privateKind(path: string): { kind: string; path: string } | undefined {
  const steps = path.split('/');
  for (const [index, step] of steps.entries()) {
    const [kind] = kinds.find(([, name]) => name.test(step.toLowerCase())) ?? [];
    if (kind !== undefined) return { kind, path: steps.slice(0, index + 1).join('/') };
  }
  return undefined;
}
