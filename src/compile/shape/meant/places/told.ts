/* What belongs elsewhere in another form, which only its owner can give it. */

/** Where what is meant by a setting is said; undefined where nothing is known of it. */
export function toldOfSetting(key: string, thing: string): string | undefined {
  return thing === 'Form' && /^(?:to|e-?mail|recipient|sendto|receiver)$/i.test(key)
    ? 'a form writes to the "email" of "owner", or sends to the "endpoint" of "send"'
    : undefined;
}

/** Why a setting can go that says what is so anyway; undefined for any other. */
export function needlessSetting(key: string, thing: string): string | undefined {
  return thing === 'Form' && /^(?:form[-_]?)?method$/i.test(key)
    ? 'delete it: a form is always sent by POST'
    : undefined;
}

/** Where what is meant by the type of a block is said that no block has; undefined where nothing is known of it. */
export function toldOfType(written: string): string | undefined {
  const word = written.toLowerCase().replace(/[^a-z]|section$|block$/g, '');
  return types.find(([words]) => words.split(' ').includes(word))?.[1];
}

const types: [words: string, told: string][] = [
  ['footer', 'the footer is no block: write "footer": { … } at the top of the file'],
  ['nav navbar navigation menu topbar', 'the header is no block: write "navigation": [ … ] at the top of the file'],
  ['stats statistics numbers counter counters metrics', 'numbers are the "counters" of a hero'],
  ['social socials links sociallinks', 'links to networks are the "links" of a hero, or the "profiles" of "owner"'],
  ['cta calltoaction button buttons', 'buttons are the "actions" of a hero'],
];
