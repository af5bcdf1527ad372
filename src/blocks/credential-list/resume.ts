import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { credentialList } from './schema.ts';

const { credentials } = credentialList.properties;

export const resume: Sections = {
  awards: sectionOf(credentials, [
    ['title', 'title'],
    ['date', 'date'],
    ['awarder', 'issuer'],
    ['summary', 'description'],
  ]),
  certificates: sectionOf(credentials, [
    ['name', 'title'],
    ['date', 'date'],
    ['url', 'href'],
    ['issuer', 'issuer'],
  ]),
};
