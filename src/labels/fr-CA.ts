import type { LabelTable } from '../core/i18n/labels/label-table.ts';
import { labels as fr } from './fr.ts';

/** Canadian French, with its word for an email. */
export const labels: LabelTable = {
  ...fr,
  writeMail: 'Envoyer plutôt un courriel',
  mailTooLong: 'Votre message est trop long pour un lien courriel',
  mailTooLongText: 'Copiez le texte du formulaire et collez-le dans le courriel.',
};
