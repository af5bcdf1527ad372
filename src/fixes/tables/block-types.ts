/** The names that other programs and people give to the types of blocks. */
export const blockTypes: Readonly<Record<string, string>> = {
  text: 'about aboutme àpropos übermich sobremí bio biography blank prose markdown md article richtext content paragraph html story',
  hero: 'header banner intro landing masthead welcome jumbotron splash greeting about aboutme bio biography ctacard ctaimageparagraph ctabuttonlist',
  'skill-group':
    'skills skillset compétences kenntnisse fähigkeiten habilidades competencias technologies tech stack expertise tools competencies abilities',
  timeline:
    'experience experiences workexperience workhistory work education formation bildung ausbildung erfahrung berufserfahrung experiencia expérience expériences parcours jobs job career history employment resume studies school volunteer volunteering positions milestones',
  'card-grid':
    'projects project projets projekte proyectos réalisations team clients partners portfolio services service cards grid features works highlights showcase casestudies apps products offerings pricing price prices fee fees rates packages plans offers tariffs preise featurette people about aboutme',
  'course-list': 'courses tutorials workshops teaching classes lessons',
  form: 'contact contactform contacts contactme getintouch contactinfo kontakt contacto newsletter hireme',
  'legal-text': 'privacy legal imprint impressum terms policy privacypolicy termsofservice disclaimer cookies',
  'quote-list': 'testimonials testimonial quotes quote reviews recommendations references endorsements',
  'question-list': 'faq faqs questions qa accordion',
  'credential-list': 'accomplishments certificates certifications certification awards honors credentials licenses',
  'publication-list': 'publications papers talks books patents research speaking presentations',
  'page-list': 'collection blog posts news writing pages',
  gallery: 'images image photos video videos pictures photogallery carousel slider slideshow media',
  'interest-list': 'hobbies interests passions',
};

/** Types that are named after the entries of a block, so that the block type is certain. */
export const certainTypes = 'skills courses cards quotes questions publications credentials interests';

/** Types that mean spoken languages, which are facts instead of a block. */
export const spokenLanguagesTypes = 'language languages resumelanguage resumelanguages spokenlanguage spokenlanguages';

/** Names of the setting that contains the type of a block in other generators. */
export const typePropertyNames = 'block blocktype component template section widget module kind layout';

/** A setting that some names of a block type imply. An asterisk stands for any characters. */
export interface ExtraSetting {
  type: string;
  names: string;
  name: string;
  value: string;
}

/** "education", for example, is a timeline of that kind. */
export const extraSettings: readonly ExtraSetting[] = [
  {
    type: 'timeline',
    names: 'education studies school formation bildung ausbildung',
    name: 'kind',
    value: 'education',
  },
  { type: 'timeline', names: 'volunteer*', name: 'kind', value: 'volunteer' },
  {
    type: 'card-grid',
    names: 'project projects portfolio work works casestudies projets réalisations projekte proyectos',
    name: 'layout',
    value: 'projects',
  },
];
