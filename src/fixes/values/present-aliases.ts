/* What people write where something has not ended, beside what the site itself says for it. */
const words = new Set(
  [
    'present|now|today|current|currently|ongoing|to date|to present|until now|till now|until today|till date|nowadays',
    'still|still there|still here|in progress|active|so far',
    "aujourd'hui|maintenant|présent|actuel|actuellement|en cours|à ce jour|à présent|jusqu'à aujourd'hui|ce jour",
    'heute|jetzt|aktuell|laufend|derzeit|gegenwart|bis heute|bis jetzt|andauernd',
    'الآن|حتى الآن|اليوم|حتى اليوم|الحاضر|حالياً|حاليا|إلى الآن|مستمر',
    'hoy|ahora|actual|actualidad|actualmente|presente|hasta hoy|hasta la fecha|en curso',
    'oggi|ora|attuale|attualmente|in corso|ad oggi|hoje|agora|atual|atualmente|em curso|até hoje',
    'heden|nu|huidig|vandaag|tot heden|teraz|obecnie|настоящее время|по настоящее время|сейчас|teď|dosud|bugün|halen',
  ].flatMap((list) => list.split('|')),
);

/** Whether a text says, in one of several languages, that something has not ended. */
export const saysPresent = (text: string): boolean =>
  words.has(
    text
      .trim()
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[.…]+$/, ''),
  ) || /^(?:[-–—?.…]+)$/.test(text.trim());
