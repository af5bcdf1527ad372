/** The links of a navigation that stand in the bar: all but the buttons that lead where one of these leads. */
export const barLinks = <Entry extends { href: string; button?: boolean }>(navigation: Entry[]): Entry[] =>
  navigation.filter(({ button, href }) => !button || !navigation.some((each) => !each.button && each.href === href));
