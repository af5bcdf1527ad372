/*
 * The names that other programs and people give to our settings: JSON Resume, gitprofile, HugoBlox, LinkedIn, RenderCV,
 * Jekyll and Hugo themes. On the left are the settings, the likeliest first; on the right their other names in lower case,
 * without hyphens and underscores. A name that is listed for one kind of object comes before the same name in `everywhere`.
 */

/** Names of settings of any object. */
export const commonNames: Readonly<Record<string, string>> = {
  'href website path src url endpoint':
    'url uri link website webpage homepage web site permalink demo live credentialurl externallink projecturl',
  'href links': 'repo repository source code urlcode codeurl repourl sourceurl sourcecode githuburl',
  'label title name heading headline question': 'name title heading header caption',
  'description summary about text intro':
    'description desc summary details detail overview abstract excerpt blurb subtitle tagline lead about bio text content body message',
  'text body answer paragraphs intro description summary': 'content body markdown paragraphs',
  'title role': 'position jobtitle job occupation profession designation',
  'role roles title': 'role',
  'organization issuer publisher place':
    'company companyname companyorganization employer school university institution organisation client customer studio firm agency workplace college provider host entity',
  issuer: 'authority issuingorganization issuedby awarder awardedby organization by',
  publisher: 'journal conference venue event booktitle magazine issuer',
  'picture image src':
    'image photo avatar img thumbnail thumb cover logo headshot portrait profileimage profilepicture profilephoto profilepic pic screenshot banner coverimage featuredimage icon',
  'technologies topics tags keywords':
    'stack techstack tags keywords tech tools builtwith skills frameworks topics categories labels libraries',
  'achievements list points':
    'highlights bullets bulletpoints responsibilities accomplishments results outcomes duties tasks items impact',
  date: 'year years when period issuedon issuedate dateissued issued awardedon completed completedon earned releasedate published publishedon publishedat publicationdate startdate enddate day time',
  expires: 'expiry expirydate expirationdate validuntil expiration',
  'location place': 'city location place town where country',
  heading: 'headline label',
  intro: 'introduction subheading',
  hidden: 'hide ishidden invisible disabled',
  id: 'anchor slug key htmlid',
  links: 'socials social profiles sociallinks socialmedia accounts buttons',
  actions: 'buttons cta ctas calltoaction callstoaction button',
  facts: 'details extras info stats',
  for: 'audience visibility visibleon',
  in: 'variants',
  level: 'percent percentage proficiency value score strength progress fluency rating expertise mastery experience',
  keywords: 'subskills',
  tags: 'tag category',
};

/** Names of settings of one kind of object, by its title. */
export const namesByObject: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Site: {
    owner: 'profile person me author basics personal about user bio',
    navigation: 'menu nav navbar header links topmenu mainmenu',
    theme: 'style appearance design colors colours styles',
    language: 'lang locale',
    languages: 'locales langs translations',
    timeZone: 'tz zone timezonename utcoffset',
    url: 'baseurl siteurl domain canonical host',
    image: 'ogimage socialimage previewimage',
    favicon: 'icon',
    notFound: '404 error404 errorpage pagenotfound',
    labels: 'strings texts i18n ui messages',
    pages: 'routes',
    notes: 'comment comments todo note remarks',
    outputs: 'output exports',
  },
  Labels: {
    fieldsToFix: 'mend',
  },
  Theme: {
    accent: 'hue',
    color: 'colour primary primarycolor accentcolor brandcolor themecolor',
    look: 'template design skin layout style',
    font: 'fonts fontfamily typography typeface',
    switch: 'toggle themeswitch modeswitch themetoggle darkmodetoggle',
    mode: 'dark darkmode colorscheme scheme theme appearance defaulttheme colormode',
    artwork: 'art illustration ornament drawing pattern',
  },
  Owner: {
    name: 'fullname yourname displayname firstname lastname author',
    title: 'label headline tagline subtitle',
    email: 'mail emailaddress contactemail',
    phone: 'telephone tel mobile phonenumber cell telephonenumber mobilenumber cellphone',
    location: 'address residence based basedin region',
    website: 'portfolio blog',
    summary: 'intro introduction objective profile aboutme',
    profiles: 'social socials links accounts sociallinks socialmedia networks socialnetworks',
  },
  Location: {
    postalCode: 'zip postcode zipcode plz',
    address: 'street streetaddress line1',
    city: 'town place locality',
    region: 'state province county',
    countryCode: 'country',
  },
  Profile: {
    network: 'site platform name service type provider',
    username: 'user handle login account',
    label: 'text',
  },
  Page: {
    path: 'slug route href',
    blocks: 'sections components content items modules body widgets',
    title: 'label',
    description: 'metadescription seodescription',
    summary: 'excerpt teaser',
    date: 'publishdate created createdat pubdate',
    updated: 'modified lastmod lastmodified updatedat modifiedat datemodified lastupdated',
    image: 'ogimage picture hero',
    draft: 'unpublished',
  },
  Folder: {
    folder: 'dir directory source',
  },
  Footer: {
    copyright: 'text copy legal rights copyrighttext',
    links: 'items nav menu navigation legallinks',
  },
  'Page not found': {
    title: 'headline',
    action: 'link button back cta',
  },
  Outputs: {
    feed: 'rss atom',
    cv: 'print',
    resume: 'jsonresume resumejson json',
  },
  Link: {
    label: 'text words',
    href: 'to path target page address',
  },
  'Back link': {
    label: 'text',
    href: 'to path target address',
  },
  Action: {
    label: 'text',
    href: 'to path target address',
    help: 'description hint',
  },
  Picture: {
    src: 'path file href source filename',
    alt: 'alternative alttext description caption title text label',
  },
  'Link preview': {
    src: 'path file href source',
    alt: 'alternative alttext description caption title',
  },
  Video: {
    href: 'src vimeo',
    picture: 'poster',
    title: 'label',
  },
  Period: {
    start: 'from begin startdate since beginning',
    end: 'to until enddate finish till',
  },
  Fact: {
    label: 'key',
    value: 'text description content',
  },
  Hero: {
    headline: 'heading name h1 greeting header',
    title: 'subtitle subheading tagline',
    summary: 'intro introduction paragraph subline',
    actions: 'buttons',
    counters: 'stats numbers metrics figures statistics',
    links: 'icons cv resume phone telephone tel mobile email mail',
    picture: 'background backgroundimage',
    availability: 'status available',
  },
  Counter: {
    label: 'text',
    value: 'number count figure amount end target',
    suffix: 'unit after postfix',
  },
  'Skill group': {
    groups: 'categories sections items skills data lists',
    badges: 'certifications certificates',
  },
  Group: {
    title: 'category label',
    skills: 'items list technologies tools keywords entries',
  },
  Skill: {
    name: 'skill label technology language',
    since: 'from start year startdate',
    evidence: 'projects usedin usedat proof',
  },
  Badge: {
    name: 'label badge certification',
    credential: 'number credentialid',
  },
  Timeline: {
    entries: 'items jobs work experience experiences positions roles education events list data history schools',
    kind: 'category section',
  },
  Entry: {
    organization: 'name',
    employment: 'type employmenttype contract jobtype contracttype',
    degree: 'studytype qualification diploma',
    area: 'field major fieldofstudy fieldsofstudy studies subject discipline specialization',
    score: 'grade gpa marks result',
    about: 'companydescription organizationdescription',
    courses: 'modules subjects coursework',
  },
  'Card grid': {
    cards:
      'items projects services prices fees rates packages plans offers list entries features works products data tiles',
    categories: 'filters groups',
    facts: 'details',
  },
  Card: {
    role: 'position myrole jobtitle job',
    category: 'type group kind',
    price: 'cost fee fees rate rates prices amount',
    featured: 'highlight pinned star starred large favorite',
    links: 'urls slides paper poster download pdf brochure',
  },
  'Course list': {
    courses: 'items list entries tutorials workshops data',
  },
  Course: {
    type: 'kind format category',
    duration: 'length hours time',
    date: 'period daterange timeframe timespan',
    term: 'semester period daterange timeframe timespan',
    level: 'difficulty',
    students: 'enrolled participants learners enrollments',
    rating: 'stars score',
    topics: 'technologies content modules',
    place: 'venue',
  },
  'Credential list': {
    credentials: 'items certificates certifications awards badges list entries licenses data',
  },
  Credential: {
    title: 'certificate award certification',
    kind: 'type category',
    credential: 'number credentialid licensenumber license id',
    inProgress: 'ongoing pending',
  },
  'Publication list': {
    publications: 'items articles papers talks list entries books data',
  },
  Publication: {
    authors: 'author by writers coauthors',
    kind: 'type category',
  },
  'Quote list': {
    quotes: 'items testimonials recommendations references reviews list entries data',
  },
  Quote: {
    text: 'quote testimonial comment review reference words',
    name: 'author person from by who',
    role: 'title',
  },
  'Interest list': {
    interests: 'items hobbies list entries data',
  },
  Interest: {
    name: 'label interest hobby',
  },
  'Page list': {
    limit: 'count max top perpage number size',
    tags: 'filter',
  },
  Text: {
    body: 'text content md lines',
    file: 'src path source',
  },
  Gallery: {
    items: 'images photos pictures media list entries data',
  },
  Item: {
    caption: 'title text description label alt',
    picture: 'src',
  },
  'Question list': {
    questions: 'items faqs faq qa list entries data',
  },
  Question: {
    question: 'q ask',
    answer: 'a text reply response description',
  },
  Form: {
    fields: 'inputs items questions',
    contacts: 'contact details info',
    submit: 'button submitlabel buttontext submittext',
    send: 'action endpoint',
  },
  'Contact item': {
    label: 'type kind network',
    value: 'text content',
  },
  Field: {
    name: 'id key',
    label: 'placeholder text question',
    options: 'choices values items',
    required: 'mandatory isrequired',
    type: 'kind inputtype',
    minLength: 'min',
    maxLength: 'max',
  },
  Sending: {
    endpoint: 'action to href',
    encoding: 'format enctype',
    success: 'thanks thankyou successmessage',
    redirect: 'next',
  },
  'Legal text': {
    sections: 'chapters content paragraphs items',
    updated: 'date lastupdated modified',
  },
  Section: {
    paragraphs: 'text description',
    list: 'points',
  },
  Language: {
    name: 'language label',
  },
  Category: {
    id: 'value name',
    label: 'text',
  },
  Badges: {
    items: 'badges certificates certifications list entries',
  },
};

/** Names with only one meaning, in any object that lacks it. */
export const certainNames = 'url uri fullname mail emailaddress telephone phonenumber techstack lang nav employer';

/** Names of facts, which many sites show under these very names. */
export const factNames =
  'birthday birthdate dateofbirth born nationality citizenship visa workpermit drivinglicence drivinglicense driverslicense maritalstatus civilstatus timezone team teamsize budget platform platforms version licence license downloads stars users size industry sector market supervisor advisor adviser thesis minor honors honours gpa grade rank edition isbn volume issue pages language languages residence hobbies interests';

/** Names of settings that pages have in other programs. */
export const pageNames =
  'math mathjax katex layout template weight order toc comments series sitemap robots params parent css script scripts class style font fonts logo width height margin padding size status badge unit currency team client menu order draft cv pdf print';
