/** Returns the links of a navigation for the header: all except buttons with the same target as another link. */
export const barLinks = <Entry extends { href: string; button?: boolean }>(navigation: Entry[]): Entry[] =>
  navigation.filter(({ button, href }) => !button || !navigation.some((each) => !each.button && each.href === href));
