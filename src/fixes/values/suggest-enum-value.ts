/* What people write for one of a few words that a setting can be, by that word. */
const synonyms: Record<string, string> = {
  Beginner: 'novice|starter|basic|basics|easy|entry|débutant|facile|anfänger|einsteiger|principiante|مبتدئ',
  Intermediate: 'medium|middle|moderate|intermédiaire|moyen|mittel|intermedio|متوسط',
  Advanced: 'expert|pro|professional|hard|difficult|avancé|confirmé|experte|fortgeschritten|avanzado|متقدم|خبير',
  system: 'auto|automatic|default|os|device',
  dark: 'night|black|sombre|dunkel',
  light: 'day|white|clair|hell',
  latin: 'western|english|european',
  native: 'local|arabic|eastern',
  work: 'job|jobs|employment|experience|career|professional',
  education: 'school|study|studies|university|academic|degree',
  volunteer: 'volunteering|voluntary|charity',
  other: 'misc|miscellaneous',
  certificate: 'certification|diploma|course',
  licence: 'license|permit',
  award: 'prize|honor|honour|distinction',
  select: 'dropdown|drop-down|list|choice|options|radio',
  textarea: 'message|long text|multiline|paragraph',
  tel: 'phone|telephone|mobile',
  text: 'string|input|line|number|name',
  checkbox: 'check|tick|boolean|toggle',
  email: 'mail|e-mail|mail address',
  cover: 'fill|crop|full',
  contain: 'fit|whole|scale-down',
  web: 'site|website|page|pages|online',
  cv: 'resume|résumé|pdf|print|paper',
  none: 'no|off|false|nothing',
};

const meantBy = Object.entries(synonyms).map(([word, list]) => [word, list.split('|')] as const);

/** The one of the words that a setting can be which another word means; undefined where none or several are. */
export function suggestEnumValue(written: string, allowed: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase();
  const meant = meantBy.flatMap(([each, list]) => (allowed.includes(each) && list.includes(word) ? [each] : []));
  return meant.length === 1 ? meant[0] : undefined;
}
