/** The addresses in a "srcset" attribute, by the HTML standard: "a.avif 240w, b.avif 480w". */
export function addressesIn(set = ''): string[] {
  const found: string[] = [];
  // Each pattern starts where the previous one ended, so that no character is scanned twice.
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
