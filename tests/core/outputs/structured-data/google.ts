/** What Google's documentation of structured data says of a property of a type. */
interface Row {
  type: string;
  property: string;
  is: 'required' | 'recommended';
  /** What it is there, in a sentence. */
  meaning: string;
  /** Why no site can say it; absent where sites say it. */
  unsaid?: string;
}

/**
 * Of the types in the graph Google documents four: the page of a profile, the person that it is about, articles, and the
 * name of a site.
 */
export const google: readonly Row[] = [
  { type: 'ProfilePage', property: 'mainEntity', is: 'required', meaning: 'The person that the page is about.' },
  {
    type: 'ProfilePage',
    property: 'dateCreated',
    is: 'recommended',
    meaning: 'When the profile was begun.',
    unsaid: 'The file does not say when it was begun.',
  },
  {
    type: 'ProfilePage',
    property: 'dateModified',
    is: 'recommended',
    meaning: 'When the person last changed the profile.',
    unsaid: 'A build does not tell that anything has changed.',
  },
  { type: 'Person', property: 'name', is: 'required', meaning: 'What the person is called in the first place.' },
  {
    type: 'Person',
    property: 'alternateName',
    is: 'recommended',
    meaning: 'Another name under which the person is known, such as a user name.',
    unsaid: 'An owner has one name; user names are those of the profiles elsewhere.',
  },
  { type: 'Person', property: 'description', is: 'recommended', meaning: 'Who the person is, in a line or two.' },
  {
    type: 'Person',
    property: 'identifier',
    is: 'recommended',
    meaning: 'The number by which the site knows the person.',
    unsaid: 'A site of one person needs no numbers.',
  },
  { type: 'Person', property: 'image', is: 'recommended', meaning: 'A picture of the person.' },
  {
    type: 'Person',
    property: 'interactionStatistic',
    is: 'recommended',
    meaning: 'How many follow or like the person on this site.',
    unsaid: 'Nobody can follow or like here.',
  },
  {
    type: 'Person',
    property: 'agentInteractionStatistic',
    is: 'recommended',
    meaning: 'How much the person does on this site.',
    unsaid: 'The counters of a hero count what was done elsewhere.',
  },
  { type: 'Person', property: 'sameAs', is: 'recommended', meaning: 'Other profiles and the website of the person.' },
  { type: 'ScholarlyArticle', property: 'author', is: 'recommended', meaning: 'Who wrote it, each by themselves.' },
  {
    type: 'ScholarlyArticle',
    property: 'author.name',
    is: 'recommended',
    meaning: 'The name of an author, and no more.',
  },
  {
    type: 'ScholarlyArticle',
    property: 'author.url',
    is: 'recommended',
    meaning: 'A page that says who an author is; where the author is the person of a profile, that page.',
  },
  { type: 'ScholarlyArticle', property: 'datePublished', is: 'recommended', meaning: 'When it appeared, in ISO 8601.' },
  {
    type: 'ScholarlyArticle',
    property: 'dateModified',
    is: 'recommended',
    meaning: 'When it was last changed.',
    unsaid: 'A publication has the date on which it appeared.',
  },
  { type: 'ScholarlyArticle', property: 'headline', is: 'recommended', meaning: 'The title of the article.' },
  {
    type: 'ScholarlyArticle',
    property: 'image',
    is: 'recommended',
    meaning: 'A picture that stands for the article.',
    unsaid: 'A publication has no picture.',
  },
  { type: 'WebSite', property: 'name', is: 'required', meaning: 'The name of the site.' },
  { type: 'WebSite', property: 'url', is: 'required', meaning: 'The home page, at the root of its host.' },
  {
    type: 'WebSite',
    property: 'alternateName',
    is: 'recommended',
    meaning: 'Another name of the site, such as an acronym.',
    unsaid: 'A site has the name of its owner.',
  },
];
