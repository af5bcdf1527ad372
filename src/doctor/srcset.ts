/** The addresses in a "srcset" attribute, by the HTML standard: "a.avif 240w, b.avif 480w". */
export function addressesIn(set = ''): string[] {
  const found: string[] = [];
  // Both patterns continue where the one before has ended, so that no character is read twice.
  const address = /[\s,]*(\S+)/y;
  const descriptors = /(?:[^,(]|\([^)]*(?:\)|$))*/y;
  for (let match = address.exec(set); match; match = address.exec(set)) {
    const [, each = ''] = match;
    const bare = each.replace(/(?<!,),+$/, '');
    found.push(bare);
    if (bare !== each) continue;
    descriptors.lastIndex = address.lastIndex;
    descriptors.exec(set);
    address.lastIndex = descriptors.lastIndex;
  }
  return found.filter((each) => each !== '');
}
