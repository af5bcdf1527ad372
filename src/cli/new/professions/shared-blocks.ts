import type { StarterBlock, Texts } from './define-starter.ts';

/** Placeholders for the owner's answers; `handle` is for profile URLs. The sample uses the same ones. */
export const placeholderOwner = { email: 'you@example.com', handle: 'your-name' };

/** Texts of every starter. */
export const sharedTexts = {
  name: { en: 'Your Name', fr: 'Votre nom', de: 'Ihr Name', ar: 'اسمك' },
  location: { en: 'Tunis, Tunisia', fr: 'Tunis, Tunisie', de: 'Tunis, Tunesien', ar: 'تونس العاصمة، تونس' },
  pageTitle: { en: '{name}: {title}', fr: '{name} – {title}', de: '{name} – {title}', ar: '{name} – {title}' },
  contact: { en: 'Contact', fr: 'Contact', de: 'Kontakt', ar: 'تواصل معي' },
  getInTouch: { en: 'Get in touch', fr: 'Me contacter', de: 'Kontakt aufnehmen', ar: 'تواصل معي' },
  email: { en: 'Email', fr: 'E-mail', de: 'E-Mail', ar: 'البريد الإلكتروني' },
} satisfies Record<string, Texts>;

const texts = {
  place: { en: 'Location', fr: 'Lieu', de: 'Ort', ar: 'المكان' },
  name: { en: 'Name', fr: 'Nom', de: 'Name', ar: 'الاسم' },
  message: { en: 'Message', fr: 'Message', de: 'Nachricht', ar: 'الرسالة' },
  send: { en: 'Send message', fr: 'Envoyer le message', de: 'Nachricht senden', ar: 'إرسال الرسالة' },
} satisfies Record<string, Texts>;

/** The link to the owner's email address. */
export const mailLink = { label: sharedTexts.email, href: 'mailto:{email}', icon: 'mail' } as const;

/** Returns the contact section. `hours` is shown with the email address and the place. */
export const contactForm = (
  intro: Texts,
  { heading = sharedTexts.contact, hours }: { heading?: Texts; hours?: { label: Texts; value: Texts } } = {},
): StarterBlock => ({
  type: 'form',
  id: 'contact',
  heading,
  intro: [intro],
  contacts: [
    { label: sharedTexts.email, value: '{email}', href: 'mailto:{email}', icon: 'mail' },
    { label: texts.place, value: '{location}', icon: 'map-pin' },
    ...(hours ? [{ ...hours, icon: 'calendar' as const }] : []),
  ],
  fields: [
    { type: 'text', name: 'name', label: texts.name, required: true, autocomplete: 'name', maxLength: 200 },
    { type: 'email', name: 'email', label: sharedTexts.email, required: true, autocomplete: 'email', maxLength: 254 },
    { type: 'textarea', name: 'message', label: texts.message, required: true, rows: 6, maxLength: 5000 },
  ],
  submit: texts.send,
});
