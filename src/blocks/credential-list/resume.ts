import { type ResumeParts, sectionOf } from '../../core/outputs/resume/settings.ts';
import { credentialList } from './schema.ts';

const { credentials } = credentialList.properties;

/* A credential in progress is in no section. */
export const resume: ResumeParts<'credential-list'> = {
  awards: {
    ...sectionOf(credentials, [
      ['title', 'title'],
      ['date', 'date'],
      ['awarder', 'issuer'],
      ['summary', 'description'],
    ]),
    entries: (block) => block.credentials.filter(({ kind, inProgress }) => !inProgress && kind === 'award'),
  },
  certificates: {
    ...sectionOf(credentials, [
      ['name', 'title'],
      ['date', 'date'],
      ['url', 'href'],
      ['issuer', 'issuer'],
    ]),
    entries: (block) => block.credentials.filter(({ kind, inProgress }) => !inProgress && kind !== 'award'),
  },
};
