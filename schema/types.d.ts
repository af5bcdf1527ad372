// Generated from the schema by "npm run generate".

/** A whole portfolio site: one file, every page and section. */
export interface Site {
  /** Where an editor finds what may be written here. */
  "$schema"?: string;
  /** The version of this file format. */
  version: 2;
  /** The language of the site. Right-to-left languages are set from right to left. */
  language?: string;
  /** The languages of the site, in place of "language". The first lies at "/" and stands in for what others lack; they lie at "/fr" and so on. Any text may then be {"en": …, "fr": …}. */
  languages?: Array<string>;
  /** native writes dates and figures in the digits of a language that has its own: ١٢٣ in Arabic. What you write stays as it is. */
  digits?: "latin" | "native";
  /** Where the site is published. With it come canonical addresses, a sitemap and link previews. */
  url?: string;
  /** Whose site it is. Every text can use these as {name}, {title}, {email}, {phone}, {location}, {website}, {summary}. */
  owner: {
    /** Your name. */
    name: string | ByLanguage<string>;
    /** What you do, in a few words. */
    title?: string | ByLanguage<string>;
    /** Your mail address. */
    email?: string;
    /** Your telephone number, with the country code. */
    phone?: string;
    /** Where you work, as a line of text, or part by part. The street stands on the CV and in /resume.json, not on the pages. */
    location?: string | {
      /** Street and number. */
      address?: string | ByLanguage<string>;
      /** The postal code. */
      postalCode?: string | ByLanguage<string>;
      /** The city. */
      city?: string | ByLanguage<string>;
      /** The state or region. */
      region?: string | ByLanguage<string>;
      /** The country, in two capital letters (ISO 3166-1). */
      countryCode?: string;
    };
    /** How to speak of you. */
    pronouns?: string | ByLanguage<string>;
    /** The address of your site, for your CV. */
    website?: string;
    /** Who you are, in a sentence or two; search engines read it. */
    summary?: string | ByLanguage<string>;
    /** Your photograph, for the CV and for search engines. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** Your profiles elsewhere: search engines learn that they are yours, and the CV lists them. */
    profiles?: Array<{
      /** Where it is. Known networks bring their icon along. */
      network?: string | ByLanguage<string>;
      /** What you are called there. */
      username?: string | ByLanguage<string>;
      /** The words of the link, in place of the network. */
      label?: string | ByLanguage<string>;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href?: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** What else belongs on your CV: a second telephone, your date of birth. No page of the site shows it. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** Where these may be seen. Without it: on the pages of the site and on the CV. */
    for?: {
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      email?: Array<Audience>;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      phone?: Array<Audience>;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      location?: Array<Audience>;
      /** Where the street and the postal code may be seen. */
      address?: Array<Audience>;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      website?: Array<Audience>;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      picture?: Array<Audience>;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      profiles?: Array<Audience>;
    };
  };
  /** How the site looks. */
  theme?: {
    /** system follows the device of the visitor. Visitors can always choose for themselves. */
    mode?: "system" | "light" | "dark";
    /** The hue of the site as an angle: 25 red, 70 orange, 145 green, 250 blue, 305 violet. */
    accent?: number;
    /** What is drawn beside your name: a door of Tunis, a tile drawn from your name, or nothing. */
    artwork?: "door" | "tile" | "none";
  };
  /** The links in the header. */
  navigation?: Array<{
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
    /** true draws this link as the large button of the menu on a phone. On a wide window it is a link like the others, and left out where one of them leads to the same place. */
    button?: boolean;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** What stands at the bottom of every page. */
  footer?: {
    /** The copyright line. */
    copyright?: string | ByLanguage<string>;
    /** Links to legal pages. */
    links?: Array<{
      /** The words of the link. */
      label: string | ByLanguage<string>;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** true leads from every page to the CV, which is made for paper. */
    print?: boolean;
  };
  /** The short messages in a corner of the screen. */
  notifications?: {
    /** How many are seen at once. */
    visible?: number;
    /** How long one stays, in milliseconds. */
    duration?: number;
    /** How wide one is, in pixels. */
    width?: number;
    /** The space between two, in pixels. */
    gap?: number;
  };
  /** The pages of the site. */
  pages: Array<Page | Folder>;
  /** What a visitor reads at an address that does not exist. */
  notFound?: {
    /** The heading. */
    title?: string | ByLanguage<string>;
    /** A sentence. {path} is the address; it appears once the page knows it. */
    text?: string | ByLanguage<string>;
    /** The way back. */
    action?: {
      /** The words of the link. */
      label: string | ByLanguage<string>;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string | ByLanguage<string>;
    };
  };
  /** The interface's own words. They follow the language of the site where it is English, French, Arabic or German. Set those that you want to say differently. */
  labels?: {
    /** The way back from an address that does not exist. */
    home?: string | ByLanguage<string>;
    /** The first link of every page, for keyboards. */
    skip?: string | ByLanguage<string>;
    /** The button that opens the menu on a phone. */
    menu?: string | ByLanguage<string>;
    /** What the links in the header are, for screen readers. */
    sections?: string | ByLanguage<string>;
    /** The button that switches between light and dark. */
    theme?: string | ByLanguage<string>;
    /** The theme that follows the device. */
    system?: string | ByLanguage<string>;
    /** The light theme. */
    light?: string | ByLanguage<string>;
    /** The dark theme. */
    dark?: string | ByLanguage<string>;
    /** A name and what is said of it: of the theme, of a field, of some code. */
    named?: string | ByLanguage<string>;
    /** What the menu of languages is, for screen readers. */
    language?: string | ByLanguage<string>;
    /** Added to links that leave the site. */
    newTab?: string | ByLanguage<string>;
    /** The link at the bottom of every page. */
    top?: string | ByLanguage<string>;
    /** The link to the CV at the bottom of every page. */
    print?: string | ByLanguage<string>;
    /** Above the contents of a legal text. */
    onThisPage?: string | ByLanguage<string>;
    /** A language that one grew up with. */
    native?: string | ByLanguage<string>;
    /** The end of a period that lasts. */
    present?: string | ByLanguage<string>;
    /** A period. {start} and {end} are months. */
    period?: string | ByLanguage<string>;
    /** Since when a skill is used. {date} is a year, a month or a day. */
    since?: string | ByLanguage<string>;
    /** How long a certificate holds. */
    until?: string | ByLanguage<string>;
    /** A certificate that holds no longer. */
    expired?: string | ByLanguage<string>;
    /** A certificate that is being worked on. */
    inProgress?: string | ByLanguage<string>;
    /** Before the grade of a degree. */
    score?: string | ByLanguage<string>;
    /** Before the courses of a degree. */
    courses?: string | ByLanguage<string>;
    /** What the list of technologies is in an education, for screen readers. */
    topics?: string | ByLanguage<string>;
    /** What the list of technologies is in volunteer work, for screen readers. */
    duties?: string | ByLanguage<string>;
    /** A kind of credential. */
    certificate?: string | ByLanguage<string>;
    /** A kind of credential. */
    licence?: string | ByLanguage<string>;
    /** A kind of credential. */
    award?: string | ByLanguage<string>;
    /** A kind of publication. */
    article?: string | ByLanguage<string>;
    /** A kind of publication. */
    talk?: string | ByLanguage<string>;
    /** A kind of publication. */
    book?: string | ByLanguage<string>;
    /** A kind of publication. */
    patent?: string | ByLanguage<string>;
    /** Before the links to where a skill was used. */
    usedAt?: string | ByLanguage<string>;
    /** Beside the picture of a video. {host} is who plays it, like YouTube. */
    playsAt?: string | ByLanguage<string>;
    /** The link of a picture that has no words of its own. */
    enlarge?: string | ByLanguage<string>;
    /** What the large pictures are, for screen readers. */
    pictures?: string | ByLanguage<string>;
    /** Above a large picture: which one it is, and how many there are. */
    pictureCount?: string | ByLanguage<string>;
    /** The button beside a large picture. */
    previousPicture?: string | ByLanguage<string>;
    /** The button beside a large picture. */
    nextPicture?: string | ByLanguage<string>;
    /** The button that leads from a large picture back to the page. */
    closePictures?: string | ByLanguage<string>;
    /** The title of the CV. */
    cv?: string | ByLanguage<string>;
    /** The button on the CV that prints it. */
    printCv?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    summary?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    experience?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    education?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    skills?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    projects?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    credentials?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    publications?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    volunteering?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    interests?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    other?: string | ByLanguage<string>;
    /** A section of the CV that has no heading of its own. */
    quotes?: string | ByLanguage<string>;
    /** How long a page takes to read. {minutes} is a number. */
    readingTime?: string | ByLanguage<string>;
    /** When a post was last changed. {date} is a year, a month or a day. */
    updatedOn?: string | ByLanguage<string>;
    /** Marks a page that is seen in "dev" only. */
    draft?: string | ByLanguage<string>;
    /** In a list of pages that has none. */
    noPages?: string | ByLanguage<string>;
    /** Which page of a long list this is. Both are numbers. */
    pageOf?: string | ByLanguage<string>;
    /** The link to the newer part of a long list of pages. */
    newer?: string | ByLanguage<string>;
    /** The link to the older part of a long list of pages. */
    older?: string | ByLanguage<string>;
    /** Before the title of the page before this one. */
    previous?: string | ByLanguage<string>;
    /** Before the title of the page after this one. */
    next?: string | ByLanguage<string>;
    /** What the links at the end of a page are, for screen readers. */
    beside?: string | ByLanguage<string>;
    /** Marks the role that you have now. */
    current?: string | ByLanguage<string>;
    /** What the list of technologies is, for screen readers. */
    technologies?: string | ByLanguage<string>;
    /** The filter that shows every card. */
    all?: string | ByLanguage<string>;
    /** What the filter is, for screen readers. */
    filter?: string | ByLanguage<string>;
    /** Said when the filter changes. {count} is the number of cards. */
    shown?: string | ByLanguage<string>;
    /** The button under a long list of cards on a phone. */
    more?: string | ByLanguage<string>;
    /** The badge of a card whose category is not listed, where others are. */
    project?: string | ByLanguage<string>;
    /** Shown when a filter finds no card. */
    none?: string | ByLanguage<string>;
    /** The line under it. */
    noneText?: string | ByLanguage<string>;
    /** The button under it. */
    showAll?: string | ByLanguage<string>;
    /** The first level of a course. */
    beginner?: string | ByLanguage<string>;
    /** The second level of a course. */
    intermediate?: string | ByLanguage<string>;
    /** The third level of a course. */
    advanced?: string | ByLanguage<string>;
    /** A type of course. */
    videoCourse?: string | ByLanguage<string>;
    /** A type of course. */
    tutorialSeries?: string | ByLanguage<string>;
    /** A type of course. */
    interactiveCourse?: string | ByLanguage<string>;
    /** A type of course. */
    workshop?: string | ByLanguage<string>;
    /** How long a course takes. */
    duration?: string | ByLanguage<string>;
    /** How many have taken a course. */
    students?: string | ByLanguage<string>;
    /** How a course was rated. */
    rating?: string | ByLanguage<string>;
    /** Beside the send button when every field must be filled in. */
    allRequired?: string | ByLanguage<string>;
    /** Beside a field that must be filled in, where others need not. */
    required?: string | ByLanguage<string>;
    /** The first line of a select. */
    choose?: string | ByLanguage<string>;
    /** Beside a field, when its text is too short. */
    atLeast?: string | ByLanguage<string>;
    /** Beside a field, when its text is too long. */
    atMost?: string | ByLanguage<string>;
    /** Above a form that cannot be sent yet. */
    mend?: string | ByLanguage<string>;
    /** While a message is on its way. */
    sending?: string | ByLanguage<string>;
    /** When a message has arrived. */
    sent?: string | ByLanguage<string>;
    /** The line under it. */
    sentText?: string | ByLanguage<string>;
    /** When a message has not arrived. */
    notSent?: string | ByLanguage<string>;
    /** The line under it. */
    notSentText?: string | ByLanguage<string>;
    /** Offered when a message has not arrived. */
    writeMail?: string | ByLanguage<string>;
    /** When nobody knows whether a message has arrived. */
    notConfirmed?: string | ByLanguage<string>;
    /** Why that is. {seconds} is how long it was waited for. */
    noAnswer?: string | ByLanguage<string>;
    /** Why that is. */
    brokenOff?: string | ByLanguage<string>;
    /** Why a message was not sent. */
    refused?: string | ByLanguage<string>;
    /** The words of the server, when it gives any. */
    serverSays?: string | ByLanguage<string>;
    /** Why a message was not sent. */
    tooLong?: string | ByLanguage<string>;
    /** Why a message was not sent. */
    serverFailed?: string | ByLanguage<string>;
    /** Why a message was not sent. {time} is like 0:30. */
    tooMany?: string | ByLanguage<string>;
    /** On the send button during that pause. */
    wait?: string | ByLanguage<string>;
    /** When that pause is over. */
    sendAgain?: string | ByLanguage<string>;
    /** When a message was sent too fast for a person, or fills in what people do not see. */
    suspected?: string | ByLanguage<string>;
    /** Beside the field that people do not see, should they meet it. */
    leaveEmpty?: string | ByLanguage<string>;
    /** When a form opens the mail program. */
    mailOpened?: string | ByLanguage<string>;
    /** The line under it. */
    mailOpenedText?: string | ByLanguage<string>;
    /** The button beside it. */
    copyMessage?: string | ByLanguage<string>;
    /** When a form opens the mail program without it. */
    mailTooLong?: string | ByLanguage<string>;
    /** The line under it. */
    mailTooLongText?: string | ByLanguage<string>;
    /** What a block of code is that has no name, for screen readers. */
    code?: string | ByLanguage<string>;
    /** The button beside a block of code. */
    copyCode?: string | ByLanguage<string>;
    /** What a table is, for screen readers. */
    table?: string | ByLanguage<string>;
    /** Before a task of a list that is done, for screen readers. */
    done?: string | ByLanguage<string>;
    /** Before one that is not. */
    toDo?: string | ByLanguage<string>;
    /** What the notes under a long text are, for screen readers. */
    notes?: string | ByLanguage<string>;
    /** The link at the end of a note, for screen readers. */
    backToText?: string | ByLanguage<string>;
    /** The button beside a mail address or telephone number. */
    copy?: string | ByLanguage<string>;
    /** When a mail address or telephone number was copied. */
    copied?: string | ByLanguage<string>;
    /** When the browser did not allow it. */
    notCopied?: string | ByLanguage<string>;
    /** When the connection is lost. */
    offline?: string | ByLanguage<string>;
    /** The line under it. */
    offlineText?: string | ByLanguage<string>;
    /** The line under it when a page cannot be had. */
    offlinePage?: string | ByLanguage<string>;
    /** When the connection is back. */
    online?: string | ByLanguage<string>;
    /** The button that closes a notification. */
    dismiss?: string | ByLanguage<string>;
    /** What the notifications are, for screen readers. */
    notifications?: string | ByLanguage<string>;
    /** In place of a section that failed. */
    blockFailed?: string | ByLanguage<string>;
    /** The button under an unexpected error. */
    reload?: string | ByLanguage<string>;
  };
  /** The icon of browser tabs, from public/. Without it public/favicon.svg, .png or .ico is taken, or a mark in your colour is drawn. */
  favicon?: string | ByLanguage<string>;
  /** The picture that link previews show. */
  image?: {
    /** The picture, from the root of public/. */
    src: string | ByLanguage<string>;
    /** What the picture shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
    decorative?: true;
  };
  /** What is made of the site beside its pages. */
  outputs?: {
    /** true writes what the pages show as /resume.json, in the format of JSON Resume, which many tools read. */
    resume?: boolean | {
      /** true adds what "import" found in another résumé and kept under "notes". */
      notes?: boolean;
    };
    /** The page /cv: all of your record in the order of a CV, made for paper. false leaves it out. */
    cv?: boolean | Array<"html">;
    /** true writes the latest twenty posts in full as /feed.xml (Atom) and /feed.json, for readers of feeds. It takes the address of the site, "url". */
    feed?: boolean | {
      /** What readers of feeds call it. Without it: your name. */
      title?: string | ByLanguage<string>;
    };
  };
  /** Whatever you want to keep in this file. It is never published. */
  notes?: Record<string, unknown>;
}

/** One page of the site. */
export interface Page {
  /** The address of the page inside the site. "/" is the home page. */
  path: string;
  /** What browser tabs and search results show. */
  title: string | ByLanguage<string>;
  /** A sentence or two for search results and link previews. Without it they take the summary. */
  description?: string | ByLanguage<string>;
  /** The picture that link previews of this page show. */
  image?: {
    /** The picture, from the root of public/. */
    src: string | ByLanguage<string>;
    /** What the picture shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
    decorative?: true;
  };
  /** When it was written. A page with a date is a post: lists of pages and the feed have it. */
  date?: string;
  /** When it was last changed in earnest. */
  updated?: string;
  /** What it is about, a word or two each. Lists of pages choose by them. */
  tags?: Array<string | ByLanguage<string>>;
  /** A sentence or two for lists of pages and the feed. Without it they take the description. */
  summary?: string | ByLanguage<string>;
  /** true shows the page in "dev" only. */
  draft?: boolean;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** The sections of the page, from top to bottom. */
  blocks: Array<Block>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** A folder beside the site file. Every file in it that ends with .md becomes a page; its settings stand at its top, between two lines of ---. */
export interface Folder {
  /** A folder beside the site file. Every file in it that ends with .md becomes a page; its settings stand at its top, between two lines of ---. */
  folder: string;
  /** The address of the page inside the site. "/" is the home page. */
  path?: string;
}

/** The first thing a visitor sees: who you are, what you do, and where to go next. */
export interface Hero {
  type: "hero";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** person: who you are. article: what a page tells of, such as a project or a post. */
  kind?: "person" | "article";
  /** The largest words of the page. */
  headline: string | ByLanguage<string>;
  /** What you do, in a few words. */
  title?: string | ByLanguage<string>;
  /** Two or three sentences. {yearsSince:2016+1} counts years for you. */
  summary?: string | ByLanguage<string>;
  /** Buttons. The first one is the most important. */
  actions?: Array<{
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Figures that count up when they are first seen. */
  counters?: Array<{
    /** What is counted. */
    label: string | ByLanguage<string>;
    /** The number to count to. */
    value: number;
    /** What stands right after the number. */
    suffix?: string | ByLanguage<string>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Profiles elsewhere and a mail address, drawn as icons. */
  links?: Array<{
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** A line that says whether you take on work. */
  availability?: string | ByLanguage<string>;
  /** When it was. Shown by an article. */
  date?: string;
  /** Your part in it. Shown by an article. */
  role?: string | ByLanguage<string>;
  /** Short facts under the summary: for whom it was, what it was made with. Shown by an article. */
  facts?: Array<{
    /** What the fact is about. */
    label: string | ByLanguage<string>;
    /** The fact itself. */
    value: string | ByLanguage<string>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Your photograph, in place of the drawing; in an article a wide picture of what it is about. */
  picture?: {
    /** The picture, from the root of public/. */
    src: string | ByLanguage<string>;
    /** What the picture shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
    decorative?: true;
  };
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Groups of skills with their levels, and badges for certifications and training. */
export interface SkillGroup {
  type: "skill-group";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Skills that belong together, each group under its title. */
  groups: Array<{
    /** What these skills have in common. */
    title: string | ByLanguage<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** The skills of this group, the strongest first. */
    skills: Array<{
      /** The name of the skill. */
      name: string | ByLanguage<string>;
      /** Per cent, from 0 to 100, or a word such as "Master". Without it the skill is a name and nothing else. */
      level?: number | string | ByLanguage<string>;
      /** Words that say more about it. */
      keywords?: Array<string | ByLanguage<string>>;
      /** Since when you have used it. */
      since?: string;
      /** Where you used it: ids of entries and cards. They are shown as links. */
      evidence?: Array<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Certifications and training. */
  badges?: {
    /** The title above the badges. */
    heading?: string | ByLanguage<string>;
    /** The badges, each drawn with a tile of its own. */
    items: Array<{
      /** What was earned. */
      name: string | ByLanguage<string>;
      /** A proof that others can check. */
      href?: string | ByLanguage<string>;
      /** Who gave it. */
      issuer?: string | ByLanguage<string>;
      /** When you got it. */
      date?: string;
      /** Until when it holds. One that has expired says so. */
      expires?: string;
      /** Its number or id, by which the issuer finds it. */
      credential?: string | ByLanguage<string>;
      /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
      facts?: Array<{
        /** What the fact is about. */
        label: string | ByLanguage<string>;
        /** The fact itself. */
        value: string | ByLanguage<string>;
        /** In which of the languages of the site this exists. Without it: in all. */
        languages?: string[];
      }>;
      /** true keeps this in the file and leaves it out of the site. */
      hidden?: boolean;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      for?: Array<Audience>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
  };
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Where you worked, studied or helped, the latest first. */
export interface Timeline {
  type: "timeline";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** What the entries are: work, education, volunteer work, or something else. The CV puts them in their place by it. */
  kind?: "work" | "education" | "volunteer" | "other";
  /** The latest first. Entries that follow each other at one organization are drawn as its roles. */
  entries: Array<{
    /** The name that links and "evidence" use for it: "gympark" is reached by "#gympark". Unique on its page. */
    id?: string;
    /** The role. Of a degree it can be left out: then "degree" and "area" stand there. */
    title?: string | ByLanguage<string>;
    /** Where it was: a company, a school, a club. */
    organization?: string | ByLanguage<string>;
    /** The address of the organization. */
    href?: string | ByLanguage<string>;
    /** What the organization is, in a sentence. */
    about?: string | ByLanguage<string>;
    /** The logo of the organization. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** The place. */
    location?: string | ByLanguage<string>;
    /** How you were employed. */
    employment?: string | ByLanguage<string>;
    /** What you studied for. */
    degree?: string | ByLanguage<string>;
    /** What you studied. */
    area?: string | ByLanguage<string>;
    /** The grade. */
    score?: string | ByLanguage<string>;
    /** Courses that you took there. */
    courses?: Array<string | ByLanguage<string>>;
    /** From one date to another. Without an end it lasts. */
    period?: {
      /** When it began. */
      start: string;
      /** When it ended. "present", or no end at all, while it lasts. */
      end?: string;
    };
    /** When it was, where it was once. In place of "period". */
    date?: string;
    /** What the role was about. */
    description?: string | ByLanguage<string>;
    /** What came of it, one sentence each. */
    achievements?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** What you used. */
    technologies?: Array<string | ByLanguage<string>>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Cards in a grid: what you are good at, or what you have made. */
export interface CardGrid {
  type: "card-grid";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** highlights: a few cards with icons. projects: many cards, the first ones large. */
  layout?: "highlights" | "projects";
  /** Short facts beside the introduction: where you are, which languages you speak. */
  facts?: Array<{
    /** What the fact is about. */
    label: string | ByLanguage<string>;
    /** The fact itself. */
    value?: string | ByLanguage<string>;
    /** Languages with their levels. */
    languages?: Array<{
      /** The language. */
      name: string | ByLanguage<string>;
      /** A level of the Common European Framework (A1, A2, B1, B2, C1, C2), native, or words of your own. */
      level?: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
  }>;
  /** The categories of the cards, in the order of the filter. */
  categories?: Array<{
    /** The name that cards use for it. */
    id: string;
    /** The words on the badge. */
    label: string | ByLanguage<string>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** The roles that cards may name. With this list a slip of the pen in a role is found. */
  roles?: Array<string | ByLanguage<string>>;
  /** true lets visitors choose a category. */
  filter?: boolean;
  /** true tells search engines about the cards: a list with position, name and description. */
  structuredData?: boolean;
  /** The cards, the most important first. */
  cards?: Array<{
    /** The name that links and "evidence" use for it: "gympark" is reached by "#gympark". Unique on its page. */
    id?: string;
    /** The name on the card. */
    title: string | ByLanguage<string>;
    /** Your part in it. */
    role?: string | ByLanguage<string>;
    /** Your parts in it, where it was more than one. */
    roles?: Array<string | ByLanguage<string>>;
    /** For whom it was. */
    organization?: string | ByLanguage<string>;
    /** From one date to another. Without an end it lasts. */
    period?: {
      /** When it began. */
      start: string;
      /** When it ended. "present", or no end at all, while it lasts. */
      end?: string;
    };
    /** When it was, where it was once. In place of "period". */
    date?: string;
    /** What it costs. */
    price?: string | ByLanguage<string>;
    /** What it is, in a sentence or two. */
    description?: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** The key of one of the categories; any other is labelled Project. */
    category?: string;
    /** What it is made with. */
    technologies?: Array<string | ByLanguage<string>>;
    /** Words that say more about it. */
    keywords?: Array<string | ByLanguage<string>>;
    /** What came of it, one sentence each. */
    achievements?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** Where the whole card leads to. */
    href?: string | ByLanguage<string>;
    /** The path of a page of this site that tells of it. In place of "href". */
    page?: string;
    /** Where to see it. */
    links?: Array<{
      /** The words of the link. */
      label: string | ByLanguage<string>;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** A picture of it. It stands in place of the tile. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
      /** How it fills its place. cover: all of the place, and what sticks out is cut off. contain: the whole picture, with room around it; for logos and screenshots. */
      fit?: Fit;
      /** What is seen of it in any case, where something has to be cut off. */
      focus?: Focus;
    };
    /** More pictures of it, under its words. They open larger. */
    pictures?: Array<{
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
      /** How it fills its place. cover: all of the place, and what sticks out is cut off. contain: the whole picture, with room around it; for logos and screenshots. */
      fit?: Fit;
      /** What is seen of it in any case, where something has to be cut off. */
      focus?: Focus;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** A video of it, under its words: a picture that leads to where it plays. */
    video?: {
      /** Where it plays: the address of its page at YouTube, Vimeo or a host of PeerTube. */
      href: string;
      /** A picture of it, from public/. */
      picture: {
        /** The picture, from the root of public/. */
        src: string | ByLanguage<string>;
        /** What the picture shows, in one sentence. */
        alt?: string | ByLanguage<string>;
        /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
        decorative?: true;
      };
      /** What it is called. */
      title?: string | ByLanguage<string>;
    };
    /** true draws this card large. Without any, the first four of a projects grid are large. */
    featured?: boolean;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Short words under the cards. */
  tags?: Array<string | ByLanguage<string>>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Certificates, licences and awards. */
export interface CredentialList {
  type: "credential-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The certificates, licences and awards, the most important first. */
  credentials: Array<{
    /** What it is called. */
    title: string | ByLanguage<string>;
    /** What it is. */
    kind?: "certificate" | "licence" | "award";
    /** Who gave it. */
    issuer?: string | ByLanguage<string>;
    /** When you got it. */
    date?: string;
    /** Until when it holds. One that has expired says so. */
    expires?: string;
    /** Its number or id, by which the issuer finds it. */
    credential?: string | ByLanguage<string>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** true for one that you are working on. */
    inProgress?: boolean;
    /** A proof that others can check. */
    href?: string | ByLanguage<string>;
    /** What it is for, in a sentence. */
    description?: string | ByLanguage<string>;
    /** The badge that the issuer gives, or its logo. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** What you have published or presented: articles, talks, books, patents. */
export interface PublicationList {
  type: "publication-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The publications, the latest first. They are shown by year. */
  publications: Array<{
    /** What it is called. */
    title: string | ByLanguage<string>;
    /** What it is. */
    kind?: "article" | "talk" | "book" | "patent" | "other";
    /** Who wrote it, in the order of the work. Your own name is set apart. */
    authors?: Array<string | ByLanguage<string>>;
    /** Where it appeared: a journal, a conference, a publisher. */
    publisher?: string | ByLanguage<string>;
    /** When it appeared. */
    date?: string;
    /** Where to read it. */
    href?: string | ByLanguage<string>;
    /** The path of a page of this site that tells of it. In place of "href". */
    page?: string;
    /** Its digital object identifier. It leads there by itself. */
    doi?: string;
    /** What it is about, in a sentence or two. */
    description?: string | ByLanguage<string>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Courses, tutorials and workshops that you teach or have taken. */
export interface CourseList {
  type: "course-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The courses, in the order in which they are shown. */
  courses: Array<{
    /** The name of the course. */
    title: string | ByLanguage<string>;
    /** What one learns. */
    description?: string | ByLanguage<string>;
    /** The form of the course: one of the four that have a drawing of their own, or any words. */
    type?: string | ByLanguage<string>;
    /** How long it takes. */
    duration?: string | ByLanguage<string>;
    /** When it is or was given, in words. */
    term?: string | ByLanguage<string>;
    /** When it is or was given. In place of "term". */
    date?: string;
    /** Who holds it. */
    organization?: string | ByLanguage<string>;
    /** Where it is held. */
    place?: string | ByLanguage<string>;
    /** For whom it is. */
    level?: "Beginner" | "Intermediate" | "Advanced";
    /** How many have taken it. */
    students?: number;
    /** The average rating, from 0 to 5. */
    rating?: number;
    /** What it covers. */
    topics?: Array<string | ByLanguage<string>>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** Where to take the course. "#" until there is such a place. */
    href?: string | ByLanguage<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** What others say about you and your work. */
export interface QuoteList {
  type: "quote-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The quotes, the strongest first. */
  quotes: Array<{
    /** The words, without quotation marks: those are drawn. */
    text?: string | ByLanguage<string>;
    /** Who says it. */
    name?: string | ByLanguage<string>;
    /** What they do. */
    role?: string | ByLanguage<string>;
    /** Where they work. */
    organization?: string | ByLanguage<string>;
    /** A portrait. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string | ByLanguage<string>;
      /** The fact itself. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** Their page, or where it was said. */
    href?: string | ByLanguage<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** What you care about beside your work. */
export interface InterestList {
  type: "interest-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** What you like to do. */
  interests: Array<{
    /** What it is. */
    name: string | ByLanguage<string>;
    /** Words that say more about it. */
    keywords?: Array<string | ByLanguage<string>>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Pages of the site, the latest first: your posts, or the pages with some tag. */
export interface PageList {
  type: "page-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Lists the pages that have one of these tags. Without it every page with a date is listed. */
  tags?: Array<string | ByLanguage<string>>;
  /** Lists no more than these, the latest. Without it a list of more than 20 goes on at addresses of its own: /blog/2. */
  limit?: number;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** A long text in Markdown: a case study, an article, a page about you. */
export interface Text {
  type: "text";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The text in Markdown, a line each. An empty line ends a paragraph. Or write "file" instead. */
  body?: string[] | ByLanguage<string[]>;
  /** The file with the text in Markdown, beside the site file or in a folder below it. Or write "body" instead. */
  file?: string | ByLanguage<string>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Pictures with captions, which open larger. */
export interface Gallery {
  type: "gallery";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** grid: all of one shape, and what sticks out is cut off. rows: each in its own shape, side by side in rows of one height. */
  layout?: "grid" | "rows";
  /** The pictures and videos, in the order in which they are shown. */
  items: Array<{
    /** The picture. It opens larger. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string | ByLanguage<string>;
      /** What the picture shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
      /** How it fills its place. cover: all of the place, and what sticks out is cut off. contain: the whole picture, with room around it; for logos and screenshots. */
      fit?: Fit;
      /** What is seen of it in any case, where something has to be cut off. */
      focus?: Focus;
    };
    /** A video at YouTube, Vimeo or a host of PeerTube: a picture of it that leads there. */
    video?: {
      /** Where it plays: the address of its page at YouTube, Vimeo or a host of PeerTube. */
      href: string;
      /** A picture of it, from public/. */
      picture: {
        /** The picture, from the root of public/. */
        src: string | ByLanguage<string>;
        /** What the picture shows, in one sentence. */
        alt?: string | ByLanguage<string>;
        /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
        decorative?: true;
      };
      /** What it is called. */
      title?: string | ByLanguage<string>;
    };
    /** The words under it. */
    caption?: string | ByLanguage<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** Questions that are asked often, each with an answer that opens. */
export interface QuestionList {
  type: "question-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The questions, those that are asked most first. */
  questions: Array<{
    /** The name that links use for it: "prices" is opened by "#prices". Unique on its page. */
    id?: string;
    /** What is asked. */
    question: string | ByLanguage<string>;
    /** What you say to it, in paragraphs. */
    answer: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** How to reach you, and a form to write to you. */
export interface Form {
  type: "form";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Mail, telephone, place. */
  contacts?: Array<{
    /** What it is. */
    label: string | ByLanguage<string>;
    /** What is shown. */
    value: string | ByLanguage<string>;
    /** Where a click leads. Mail and telephone links get a button that copies the value. */
    href?: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** Profiles elsewhere, drawn as icons. */
  links?: Array<{
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** What is asked, in this order. */
  fields: Array<{
    /** What kind of field it is. */
    type: "text" | "email" | "tel" | "select" | "checkbox" | "textarea";
    /** The name under which the answer is sent. Unique in its form. */
    name: string;
    /** The words above the field. */
    label: string | ByLanguage<string>;
    /** true when it must be filled in. */
    required?: boolean;
    /** What the browser may fill in by itself. */
    autocomplete?: "off" | "name" | "given-name" | "family-name" | "email" | "tel" | "organization" | "organization-title" | "url";
    /** The least number of characters. */
    minLength?: number;
    /** The greatest number of characters. */
    maxLength?: number;
    /** The height of a textarea, in lines. */
    rows?: number;
    /** What a select offers. */
    options?: Array<string | ByLanguage<string>>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** The words on the button that sends the form. */
  submit?: string | ByLanguage<string>;
  /** The subject of every message, where the form does not ask for one. {answer:email} is what was filled in as "email". */
  subject?: string | ByLanguage<string>;
  /** Where a message goes. Without it, the mail program of the visitor opens with the message in it. */
  send?: {
    /** The address that takes the message: a form service or your own server. */
    endpoint: string;
    /** How the answers are written: as a web form, or as JSON. */
    encoding?: "form" | "json";
    /** What is sent along with every message, for example the key that a service knows you by. */
    fields?: Array<{
      /** The name under which it is sent. Unique in its form. */
      name: string;
      /** What is sent. */
      value: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** How the id of a message travels, by which your server knows one that comes twice: as a field, or as the header "Idempotency-Key". */
    id?: "field" | "header";
    /** The name of a field that people do not see and machines fill in, as your service calls it. */
    honeypot?: string;
    /** What is said when a message has arrived. */
    success?: string | ByLanguage<string>;
    /** Where the visitor goes when a message has arrived: a page of this site, or an address. Let it say that the message has arrived. */
    redirect?: string | ByLanguage<string>;
  };
  /** Further buttons: schedule a call, subscribe. */
  actions?: Array<{
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** A line beside the button. */
    help?: string | ByLanguage<string>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** A long text in sections: a privacy policy, terms of service. */
export interface LegalText {
  type: "legal-text";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading: string | ByLanguage<string>;
  /** Paragraphs under the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The line under the heading. {today} is the current date. */
  updated?: string | ByLanguage<string>;
  /** The link above the heading. */
  back?: {
    /** The words of the link. */
    label: string | ByLanguage<string>;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string | ByLanguage<string>;
  };
  /** The sections, listed under "On this page" as well. */
  sections: Array<{
    /** The title of this section. */
    heading: string | ByLanguage<string>;
    /** The text, a paragraph each. */
    paragraphs?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** Points under the paragraphs. */
    list?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** Links at the end of the section. */
    links?: Array<{
      /** The words of the link. */
      label: string | ByLanguage<string>;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string | ByLanguage<string>;
      /** In which of the languages of the site this exists. Without it: in all. */
      languages?: string[];
    }>;
    /** In which of the languages of the site this exists. Without it: in all. */
    languages?: string[];
  }>;
  /** In which of the languages of the site this exists. Without it: in all. */
  languages?: string[];
}

/** One section of a page. */
export type Block = Hero | SkillGroup | Timeline | CardGrid | CredentialList | PublicationList | CourseList | QuoteList | InterestList | PageList | Text | Gallery | QuestionList | Form | LegalText;

export type Audience = "web" | "cv";

export type Fit = "cover" | "contain";

export type Focus = "center" | "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right";

/** A value for each language of the site, by its tag. */
export type ByLanguage<Value> = { [language: string]: Value };

export type Icon = "award" | "bell" | "book-open" | "brand:artstation" | "brand:arxiv" | "brand:bandcamp" | "brand:behance" | "brand:bitbucket" | "brand:bluesky" | "brand:buymeacoffee" | "brand:codeberg" | "brand:codewars" | "brand:coursera" | "brand:devdotto" | "brand:deviantart" | "brand:discord" | "brand:docker" | "brand:dribbble" | "brand:duolingo" | "brand:facebook" | "brand:figma" | "brand:fiverr" | "brand:flickr" | "brand:github" | "brand:githubsponsors" | "brand:gitlab" | "brand:goodreads" | "brand:googlescholar" | "brand:hackerrank" | "brand:hashnode" | "brand:huggingface" | "brand:imdb" | "brand:instagram" | "brand:itchdotio" | "brand:kaggle" | "brand:kofi" | "brand:lastdotfm" | "brand:leetcode" | "brand:letterboxd" | "brand:liberapay" | "brand:lichess" | "brand:mastodon" | "brand:matrix" | "brand:medium" | "brand:npm" | "brand:opencollective" | "brand:orcid" | "brand:patreon" | "brand:pinterest" | "brand:producthunt" | "brand:quora" | "brand:reddit" | "brand:researchgate" | "brand:signal" | "brand:sketchfab" | "brand:soundcloud" | "brand:spotify" | "brand:stackoverflow" | "brand:strava" | "brand:substack" | "brand:telegram" | "brand:threads" | "brand:tiktok" | "brand:tumblr" | "brand:twitch" | "brand:udemy" | "brand:unsplash" | "brand:upwork" | "brand:vimeo" | "brand:wechat" | "brand:whatsapp" | "brand:wikipedia" | "brand:wordpress" | "brand:x" | "brand:xing" | "brand:youtube" | "briefcase" | "calendar" | "camera" | "cloud" | "code" | "database" | "download" | "github" | "gitlab" | "globe" | "graduation-cap" | "heart" | "instagram" | "layers" | "linkedin" | "list-checks" | "mail" | "map-pin" | "message-circle" | "monitor-play" | "palette" | "pen-tool" | "phone" | "rocket" | "rss" | "server" | "shield" | "star" | "terminal" | "twitter" | "users" | "video" | "wrench" | "youtube" | `/${string}.svg`;
