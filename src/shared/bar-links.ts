/** The links of a navigation for the bar: all except buttons whose target another link has. */
export const barLinks = <Entry extends { href: string; button?: boolean }>(navigation: Entry[]): Entry[] =>
  navigation.filter(({ button, href }) => !button || !navigation.some((each) => !each.button && each.href === href));
