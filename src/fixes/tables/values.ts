/** What people write, in several languages, for the end of something that has not ended. */
export const presentWords: readonly string[] = [
  'present|now|today|current|currently|ongoing|to date|to present|until now|till now|until today|till date|nowadays',
  'still|still there|still here|in progress|active|so far',
  "aujourd'hui|maintenant|présent|actuel|actuellement|en cours|à ce jour|à présent|jusqu'à aujourd'hui|ce jour",
  'heute|jetzt|aktuell|laufend|derzeit|gegenwart|bis heute|bis jetzt|andauernd',
  'الآن|حتى الآن|اليوم|حتى اليوم|الحاضر|حالياً|حاليا|إلى الآن|مستمر',
  'hoy|ahora|actual|actualidad|actualmente|presente|hasta hoy|hasta la fecha|en curso',
  'oggi|ora|attuale|attualmente|in corso|ad oggi|hoje|agora|atual|atualmente|em curso|até hoje',
  'heden|nu|huidig|vandaag|tot heden|teraz|obecnie|настоящее время|по настоящее время|сейчас|teď|dosud|bugün|halen',
];

/** What people write for true and for false. */
export const booleanWords = {
  true: 'true yes y on 1 enabled oui ja sí si sim da نعم',
  false: 'false no n off 0 disabled non nein nee não нет لا',
} as const;

/** What people write for one of a few values that a setting can have, by that value. */
export const enumWords: Readonly<Record<string, string>> = {
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
