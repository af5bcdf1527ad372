/** A property in Google's documentation of structured data. */
interface Row {
  type: string;
  property: string;
  is: 'required' | 'recommended';
  /** The meaning of the property, in a sentence. */
  meaning: string;
  /** Why no site has the property; absent if sites have it. */
  reason?: string;
}

/**
 * Google documents four types of the graph: the page of a profile, the person on it, articles, and the name of a site.
 */
export const google: readonly Row[] = [
  { type: 'ProfilePage', property: 'mainEntity', is: 'required', meaning: 'The person that the page is about.' },
  {
    type: 'ProfilePage',
    property: 'dateCreated',
    is: 'recommended',
    meaning: 'When the profile was created.',
    reason: 'A site file has no creation date.',
  },
  {
    type: 'ProfilePage',
    property: 'dateModified',
    is: 'recommended',
    meaning: 'When the person last changed the profile.',
    reason: 'A build does not know whether anything has changed.',
  },
  { type: 'Person', property: 'name', is: 'required', meaning: 'The main name of the person.' },
  {
    type: 'Person',
    property: 'alternateName',
    is: 'recommended',
    meaning: 'Another name of the person, such as a user name.',
    reason: 'An owner has one name; user names belong to profiles elsewhere.',
  },
  { type: 'Person', property: 'description', is: 'recommended', meaning: 'A short description of the person.' },
  {
    type: 'Person',
    property: 'identifier',
    is: 'recommended',
    meaning: 'The ID of the person on the site.',
    reason: 'A site about one person needs no IDs.',
  },
  { type: 'Person', property: 'image', is: 'recommended', meaning: 'A picture of the person.' },
  {
    type: 'Person',
    property: 'interactionStatistic',
    is: 'recommended',
    meaning: 'The number of followers or likes on this site.',
    reason: 'A site has no followers or likes.',
  },
  {
    type: 'Person',
    property: 'agentInteractionStatistic',
    is: 'recommended',
    meaning: 'The activity of the person on this site.',
    reason: 'The counters of a hero describe activity elsewhere.',
  },
  { type: 'Person', property: 'sameAs', is: 'recommended', meaning: 'Other profiles and the website of the person.' },
  {
    type: 'ScholarlyArticle',
    property: 'author',
    is: 'recommended',
    meaning: 'The authors, each as a separate value.',
  },
  {
    type: 'ScholarlyArticle',
    property: 'author.name',
    is: 'recommended',
    meaning: 'Only the name of an author.',
  },
  {
    type: 'ScholarlyArticle',
    property: 'author.url',
    is: 'recommended',
    meaning: 'A page about an author; the profile page if the author has one.',
  },
  {
    type: 'ScholarlyArticle',
    property: 'datePublished',
    is: 'recommended',
    meaning: 'The publication date, in ISO 8601.',
  },
  {
    type: 'ScholarlyArticle',
    property: 'dateModified',
    is: 'recommended',
    meaning: 'The date of the last change.',
    reason: 'A publication has only its publication date.',
  },
  { type: 'ScholarlyArticle', property: 'headline', is: 'recommended', meaning: 'The title of the article.' },
  {
    type: 'ScholarlyArticle',
    property: 'image',
    is: 'recommended',
    meaning: 'A picture that represents the article.',
    reason: 'A publication has no picture.',
  },
  { type: 'WebSite', property: 'name', is: 'required', meaning: 'The name of the site.' },
  { type: 'WebSite', property: 'url', is: 'required', meaning: 'The home page, at the root of its host.' },
  {
    type: 'WebSite',
    property: 'alternateName',
    is: 'recommended',
    meaning: 'Another name of the site, such as an acronym.',
    reason: 'A site has the name of its owner.',
  },
];
