// Generated from the schema by "npm run generate".

/** A whole portfolio site: one file, every page and section. */
export interface Site {
  /** Where an editor finds what may be written here. */
  "$schema"?: string;
  /** The version of this file format. */
  version: 2;
  /** The language of the site. Right-to-left languages are set from right to left. */
  language: string;
  /** Where the site is published. With it come canonical addresses, a sitemap and link previews. */
  url?: string;
  /** Whose site it is. Every text can use these as {name}, {title}, {email}, {phone}, {location}, {website}, {summary}. */
  owner: {
    /** Your name. */
    name: string;
    /** What you do, in a few words. */
    title?: string;
    /** Your mail address. */
    email?: string;
    /** Your telephone number, with the country code. */
    phone?: string;
    /** Where you work, as a line of text, or part by part. The street stands on the CV and in /resume.json, not on the pages. */
    location?: string | {
      /** Street and number. */
      address?: string;
      /** The postal code. */
      postalCode?: string;
      /** The city. */
      city?: string;
      /** The state or region. */
      region?: string;
      /** The country, in two capital letters (ISO 3166-1). */
      countryCode?: string;
    };
    /** How to speak of you. */
    pronouns?: string;
    /** The address of your site, for your CV. */
    website?: string;
    /** Who you are, in a sentence or two; search engines read it. */
    summary?: string;
    /** Your photograph, for the CV and for search engines. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** Your profiles elsewhere: search engines learn that they are yours, and the CV lists them. */
    profiles?: Array<{
      /** Where it is. Known networks bring their icon along. */
      network?: string;
      /** What you are called there. */
      username?: string;
      /** The words of the link, in place of the network. */
      label?: string;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href?: string;
    }>;
    /** What else belongs on your CV: a second telephone, your date of birth. No page of the site shows it. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
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
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
    /** true draws this link as a button at the foot of the menu on a phone, and only there. */
    button?: boolean;
  }>;
  /** What stands at the bottom of every page. */
  footer?: {
    /** The copyright line. */
    copyright?: string;
    /** Links to legal pages. */
    links?: Array<{
      /** The words of the link. */
      label: string;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string;
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
    title?: string;
    /** A sentence. {path} is the address; it appears once the page knows it. */
    text?: string;
    /** The way back. */
    action?: {
      /** The words of the link. */
      label: string;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string;
    };
  };
  /** The interface's own words. They follow the language of the site where it is English, French, Arabic or German. Set those that you want to say differently. */
  labels?: {
    /** The way back from an address that does not exist. */
    home?: string;
    /** The first link of every page, for keyboards. */
    skip?: string;
    /** The button that opens the menu on a phone. */
    menu?: string;
    /** What the links in the header are, for screen readers. */
    sections?: string;
    /** The button that switches between light and dark. */
    theme?: string;
    /** The theme that follows the device. */
    system?: string;
    /** The light theme. */
    light?: string;
    /** The dark theme. */
    dark?: string;
    /** Added to links that leave the site. */
    newTab?: string;
    /** The link at the bottom of every page. */
    top?: string;
    /** The link to the CV at the bottom of every page. */
    print?: string;
    /** Above the contents of a legal text. */
    onThisPage?: string;
    /** A language that one grew up with. */
    native?: string;
    /** The end of a period that lasts. */
    present?: string;
    /** A period. {start} and {end} are months. */
    period?: string;
    /** Since when a skill is used. {date} is a year, a month or a day. */
    since?: string;
    /** How long a certificate holds. */
    until?: string;
    /** A certificate that holds no longer. */
    expired?: string;
    /** A certificate that is being worked on. */
    inProgress?: string;
    /** Before the grade of a degree. */
    score?: string;
    /** Before the courses of a degree. */
    courses?: string;
    /** What the list of technologies is in an education, for screen readers. */
    topics?: string;
    /** What the list of technologies is in volunteer work, for screen readers. */
    duties?: string;
    /** A kind of credential. */
    certificate?: string;
    /** A kind of credential. */
    licence?: string;
    /** A kind of credential. */
    award?: string;
    /** A kind of publication. */
    article?: string;
    /** A kind of publication. */
    talk?: string;
    /** A kind of publication. */
    book?: string;
    /** A kind of publication. */
    patent?: string;
    /** Before the links to where a skill was used. */
    usedAt?: string;
    /** Beside the picture of a video. {host} is who plays it, like YouTube. */
    playsAt?: string;
    /** The link of a picture that has no words of its own. */
    enlarge?: string;
    /** What the large pictures are, for screen readers. */
    pictures?: string;
    /** Above a large picture: which one it is, and how many there are. */
    pictureCount?: string;
    /** The button beside a large picture. */
    previousPicture?: string;
    /** The button beside a large picture. */
    nextPicture?: string;
    /** The button that leads from a large picture back to the page. */
    closePictures?: string;
    /** The title of the CV. */
    cv?: string;
    /** The button on the CV that prints it. */
    printCv?: string;
    /** A section of the CV that has no heading of its own. */
    summary?: string;
    /** A section of the CV that has no heading of its own. */
    experience?: string;
    /** A section of the CV that has no heading of its own. */
    education?: string;
    /** A section of the CV that has no heading of its own. */
    skills?: string;
    /** A section of the CV that has no heading of its own. */
    projects?: string;
    /** A section of the CV that has no heading of its own. */
    credentials?: string;
    /** A section of the CV that has no heading of its own. */
    publications?: string;
    /** A section of the CV that has no heading of its own. */
    volunteering?: string;
    /** A section of the CV that has no heading of its own. */
    interests?: string;
    /** A section of the CV that has no heading of its own. */
    other?: string;
    /** A section of the CV that has no heading of its own. */
    quotes?: string;
    /** How long a page takes to read. {minutes} is a number. */
    readingTime?: string;
    /** When a post was last changed. {date} is a year, a month or a day. */
    updatedOn?: string;
    /** Marks a page that is seen in "dev" only. */
    draft?: string;
    /** In a list of pages that has none. */
    noPages?: string;
    /** Which page of a long list this is. Both are numbers. */
    pageOf?: string;
    /** The link to the newer part of a long list of pages. */
    newer?: string;
    /** The link to the older part of a long list of pages. */
    older?: string;
    /** Before the title of the page before this one. */
    previous?: string;
    /** Before the title of the page after this one. */
    next?: string;
    /** What the links at the end of a page are, for screen readers. */
    beside?: string;
    /** Marks the role that you have now. */
    current?: string;
    /** What the list of technologies is, for screen readers. */
    technologies?: string;
    /** The filter that shows every card. */
    all?: string;
    /** What the filter is, for screen readers. */
    filter?: string;
    /** Said when the filter changes. {count} is the number of cards. */
    shown?: string;
    /** The button under a long list of cards on a phone. */
    more?: string;
    /** The badge of a card whose category is not listed, where others are. */
    project?: string;
    /** Shown when a filter finds no card. */
    none?: string;
    /** The line under it. */
    noneText?: string;
    /** The button under it. */
    showAll?: string;
    /** The first level of a course. */
    beginner?: string;
    /** The second level of a course. */
    intermediate?: string;
    /** The third level of a course. */
    advanced?: string;
    /** A type of course. */
    videoCourse?: string;
    /** A type of course. */
    tutorialSeries?: string;
    /** A type of course. */
    interactiveCourse?: string;
    /** A type of course. */
    workshop?: string;
    /** How long a course takes. */
    duration?: string;
    /** How many have taken a course. */
    students?: string;
    /** How a course was rated. */
    rating?: string;
    /** Beside the send button when every field must be filled in. */
    allRequired?: string;
    /** Beside a field that must be filled in, where others need not. */
    required?: string;
    /** The first line of a select. */
    choose?: string;
    /** Beside a field, when its text is too short. */
    atLeast?: string;
    /** Beside a field, when its text is too long. */
    atMost?: string;
    /** Above a form that cannot be sent yet. */
    mend?: string;
    /** While a message is on its way. */
    sending?: string;
    /** When a message has arrived. */
    sent?: string;
    /** The line under it. */
    sentText?: string;
    /** When a message has not arrived. */
    notSent?: string;
    /** The line under it. */
    notSentText?: string;
    /** Offered when a message has not arrived. */
    writeMail?: string;
    /** When nobody knows whether a message has arrived. */
    notConfirmed?: string;
    /** Why that is. {seconds} is how long it was waited for. */
    noAnswer?: string;
    /** Why that is. */
    brokenOff?: string;
    /** Why a message was not sent. */
    refused?: string;
    /** The words of the server, when it gives any. */
    serverSays?: string;
    /** Why a message was not sent. */
    tooLong?: string;
    /** Why a message was not sent. */
    serverFailed?: string;
    /** Why a message was not sent. {time} is like 0:30. */
    tooMany?: string;
    /** On the send button during that pause. */
    wait?: string;
    /** When that pause is over. */
    sendAgain?: string;
    /** When a message was sent too fast for a person, or fills in what people do not see. */
    suspected?: string;
    /** Beside the field that people do not see, should they meet it. */
    leaveEmpty?: string;
    /** When a form opens the mail program. */
    mailOpened?: string;
    /** The line under it. */
    mailOpenedText?: string;
    /** The button beside it. */
    copyMessage?: string;
    /** When a form opens the mail program without it. */
    mailTooLong?: string;
    /** The line under it. */
    mailTooLongText?: string;
    /** What a block of code is that has no name, for screen readers. */
    code?: string;
    /** The button beside a block of code. */
    copyCode?: string;
    /** What a table is, for screen readers. */
    table?: string;
    /** Before a task of a list that is done, for screen readers. */
    done?: string;
    /** Before one that is not. */
    toDo?: string;
    /** What the notes under a long text are, for screen readers. */
    notes?: string;
    /** The link at the end of a note, for screen readers. */
    backToText?: string;
    /** The button beside a mail address or telephone number. */
    copy?: string;
    /** When a mail address or telephone number was copied. */
    copied?: string;
    /** When the browser did not allow it. */
    notCopied?: string;
    /** When the connection is lost. */
    offline?: string;
    /** The line under it. */
    offlineText?: string;
    /** The line under it when a page cannot be had. */
    offlinePage?: string;
    /** When the connection is back. */
    online?: string;
    /** The button that closes a notification. */
    dismiss?: string;
    /** What the notifications are, for screen readers. */
    notifications?: string;
    /** In place of a section that failed. */
    blockFailed?: string;
    /** The button under an unexpected error. */
    reload?: string;
  };
  /** The icon of browser tabs, from public/. Without it public/favicon.svg, .png or .ico is taken, or a mark in your colour is drawn. */
  favicon?: string;
  /** The picture that link previews show. */
  image?: {
    /** The picture, from the root of public/. */
    src: string;
    /** What the picture shows, in one sentence. */
    alt?: string;
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
      title?: string;
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
  title: string;
  /** A sentence or two for search results and link previews. Without it they take the summary. */
  description?: string;
  /** The picture that link previews of this page show. */
  image?: {
    /** The picture, from the root of public/. */
    src: string;
    /** What the picture shows, in one sentence. */
    alt?: string;
    /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
    decorative?: true;
  };
  /** When it was written. A page with a date is a post: lists of pages and the feed have it. */
  date?: string;
  /** When it was last changed in earnest. */
  updated?: string;
  /** What it is about, a word or two each. Lists of pages choose by them. */
  tags?: Array<string>;
  /** A sentence or two for lists of pages and the feed. Without it they take the description. */
  summary?: string;
  /** true shows the page in "dev" only. */
  draft?: boolean;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** The sections of the page, from top to bottom. */
  blocks: Array<Block>;
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
  headline: string;
  /** What you do, in a few words. */
  title?: string;
  /** Two or three sentences. {yearsSince:2016+1} counts years for you. */
  summary?: string;
  /** Buttons. The first one is the most important. */
  actions?: Array<{
    /** The words of the link. */
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
  }>;
  /** Figures that count up when they are first seen. */
  counters?: Array<{
    /** What is counted. */
    label: string;
    /** The number to count to. */
    value: number;
    /** What stands right after the number. */
    suffix?: string;
  }>;
  /** Profiles elsewhere and a mail address, drawn as icons. */
  links?: Array<{
    /** The words of the link. */
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
  }>;
  /** A line that says whether you take on work. */
  availability?: string;
  /** When it was. Shown by an article. */
  date?: string;
  /** Your part in it. Shown by an article. */
  role?: string;
  /** Short facts under the summary: for whom it was, what it was made with. Shown by an article. */
  facts?: Array<{
    /** What the fact is about. */
    label: string;
    /** The fact itself. */
    value: string;
  }>;
  /** Your photograph, in place of the drawing; in an article a wide picture of what it is about. */
  picture?: {
    /** The picture, from the root of public/. */
    src: string;
    /** What the picture shows, in one sentence. */
    alt?: string;
    /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
    decorative?: true;
  };
}

/** Groups of skills with their levels, and badges for certifications and training. */
export interface SkillGroup {
  type: "skill-group";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Skills that belong together, each group under its title. */
  groups: Array<{
    /** What these skills have in common. */
    title: string;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** The skills of this group, the strongest first. */
    skills: Array<{
      /** The name of the skill. */
      name: string;
      /** Per cent, from 0 to 100, or a word such as "Master". Without it the skill is a name and nothing else. */
      level?: number | string;
      /** Words that say more about it. */
      keywords?: Array<string>;
      /** Since when you have used it. */
      since?: string;
      /** Where you used it: ids of entries and cards. They are shown as links. */
      evidence?: Array<string>;
    }>;
  }>;
  /** Certifications and training. */
  badges?: {
    /** The title above the badges. */
    heading?: string;
    /** The badges, each drawn with a tile of its own. */
    items: Array<{
      /** What was earned. */
      name: string;
      /** A proof that others can check. */
      href?: string;
      /** Who gave it. */
      issuer?: string;
      /** When you got it. */
      date?: string;
      /** Until when it holds. One that has expired says so. */
      expires?: string;
      /** Its number or id, by which the issuer finds it. */
      credential?: string;
      /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
      facts?: Array<{
        /** What the fact is about. */
        label: string;
        /** The fact itself. */
        value: string;
      }>;
      /** true keeps this in the file and leaves it out of the site. */
      hidden?: boolean;
      /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
      for?: Array<Audience>;
    }>;
  };
}

/** Where you worked, studied or helped, the latest first. */
export interface Timeline {
  type: "timeline";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
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
    title?: string;
    /** Where it was: a company, a school, a club. */
    organization?: string;
    /** The address of the organization. */
    href?: string;
    /** What the organization is, in a sentence. */
    about?: string;
    /** The logo of the organization. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** The place. */
    location?: string;
    /** How you were employed. */
    employment?: string;
    /** What you studied for. */
    degree?: string;
    /** What you studied. */
    area?: string;
    /** The grade. */
    score?: string;
    /** Courses that you took there. */
    courses?: Array<string>;
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
    description?: string;
    /** What came of it, one sentence each. */
    achievements?: Array<string>;
    /** What you used. */
    technologies?: Array<string>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** Cards in a grid: what you are good at, or what you have made. */
export interface CardGrid {
  type: "card-grid";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** highlights: a few cards with icons. projects: many cards, the first ones large. */
  layout?: "highlights" | "projects";
  /** Short facts beside the introduction: where you are, which languages you speak. */
  facts?: Array<{
    /** What the fact is about. */
    label: string;
    /** The fact itself. */
    value?: string;
    /** Languages with their levels. */
    languages?: Array<{
      /** The language. */
      name: string;
      /** A level of the Common European Framework (A1, A2, B1, B2, C1, C2), native, or words of your own. */
      level?: string;
    }>;
  }>;
  /** The categories of the cards, in the order of the filter. */
  categories?: Array<{
    /** The name that cards use for it. */
    id: string;
    /** The words on the badge. */
    label: string;
  }>;
  /** The roles that cards may name. With this list a slip of the pen in a role is found. */
  roles?: Array<string>;
  /** true lets visitors choose a category. */
  filter?: boolean;
  /** true tells search engines about the cards: a list with position, name and description. */
  structuredData?: boolean;
  /** The cards, the most important first. */
  cards?: Array<{
    /** The name that links and "evidence" use for it: "gympark" is reached by "#gympark". Unique on its page. */
    id?: string;
    /** The name on the card. */
    title: string;
    /** Your part in it. */
    role?: string;
    /** Your parts in it, where it was more than one. */
    roles?: Array<string>;
    /** For whom it was. */
    organization?: string;
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
    price?: string;
    /** What it is, in a sentence or two. */
    description?: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** The key of one of the categories; any other is labelled Project. */
    category?: string;
    /** What it is made with. */
    technologies?: Array<string>;
    /** Words that say more about it. */
    keywords?: Array<string>;
    /** What came of it, one sentence each. */
    achievements?: Array<string>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** Where the whole card leads to. */
    href?: string;
    /** The path of a page of this site that tells of it. In place of "href". */
    page?: string;
    /** Where to see it. */
    links?: Array<{
      /** The words of the link. */
      label: string;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string;
    }>;
    /** A picture of it. It stands in place of the tile. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
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
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
      /** How it fills its place. cover: all of the place, and what sticks out is cut off. contain: the whole picture, with room around it; for logos and screenshots. */
      fit?: Fit;
      /** What is seen of it in any case, where something has to be cut off. */
      focus?: Focus;
    }>;
    /** A video of it, under its words: a picture that leads to where it plays. */
    video?: {
      /** Where it plays: the address of its page at YouTube, Vimeo or a host of PeerTube. */
      href: string;
      /** A picture of it, from public/. */
      picture: {
        /** The picture, from the root of public/. */
        src: string;
        /** What the picture shows, in one sentence. */
        alt?: string;
        /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
        decorative?: true;
      };
      /** What it is called. */
      title?: string;
    };
    /** true draws this card large. Without any, the first four of a projects grid are large. */
    featured?: boolean;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
  /** Short words under the cards. */
  tags?: Array<string>;
}

/** Certificates, licences and awards. */
export interface CredentialList {
  type: "credential-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The certificates, licences and awards, the most important first. */
  credentials: Array<{
    /** What it is called. */
    title: string;
    /** What it is. */
    kind?: "certificate" | "licence" | "award";
    /** Who gave it. */
    issuer?: string;
    /** When you got it. */
    date?: string;
    /** Until when it holds. One that has expired says so. */
    expires?: string;
    /** Its number or id, by which the issuer finds it. */
    credential?: string;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** true for one that you are working on. */
    inProgress?: boolean;
    /** A proof that others can check. */
    href?: string;
    /** What it is for, in a sentence. */
    description?: string;
    /** The badge that the issuer gives, or its logo. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** What you have published or presented: articles, talks, books, patents. */
export interface PublicationList {
  type: "publication-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The publications, the latest first. They are shown by year. */
  publications: Array<{
    /** What it is called. */
    title: string;
    /** What it is. */
    kind?: "article" | "talk" | "book" | "patent" | "other";
    /** Who wrote it, in the order of the work. Your own name is set apart. */
    authors?: Array<string>;
    /** Where it appeared: a journal, a conference, a publisher. */
    publisher?: string;
    /** When it appeared. */
    date?: string;
    /** Where to read it. */
    href?: string;
    /** The path of a page of this site that tells of it. In place of "href". */
    page?: string;
    /** Its digital object identifier. It leads there by itself. */
    doi?: string;
    /** What it is about, in a sentence or two. */
    description?: string;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** Courses, tutorials and workshops that you teach or have taken. */
export interface CourseList {
  type: "course-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The courses, in the order in which they are shown. */
  courses: Array<{
    /** The name of the course. */
    title: string;
    /** What one learns. */
    description?: string;
    /** The form of the course: one of the four that have a drawing of their own, or any words. */
    type?: string;
    /** How long it takes. */
    duration?: string;
    /** When it is or was given, in words. */
    term?: string;
    /** When it is or was given. In place of "term". */
    date?: string;
    /** Who holds it. */
    organization?: string;
    /** Where it is held. */
    place?: string;
    /** For whom it is. */
    level?: "Beginner" | "Intermediate" | "Advanced";
    /** How many have taken it. */
    students?: number;
    /** The average rating, from 0 to 5. */
    rating?: number;
    /** What it covers. */
    topics?: Array<string>;
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** Where to take the course. "#" until there is such a place. */
    href?: string;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** What others say about you and your work. */
export interface QuoteList {
  type: "quote-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The quotes, the strongest first. */
  quotes: Array<{
    /** The words, without quotation marks: those are drawn. */
    text?: string;
    /** Who says it. */
    name?: string;
    /** What they do. */
    role?: string;
    /** Where they work. */
    organization?: string;
    /** A portrait. */
    picture?: {
      /** The picture, from the root of public/. */
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
      /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
      decorative?: true;
    };
    /** What else there is to say of it: a label and a value each, in the order in which they are shown. */
    facts?: Array<{
      /** What the fact is about. */
      label: string;
      /** The fact itself. */
      value: string;
    }>;
    /** Their page, or where it was said. */
    href?: string;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** What you care about beside your work. */
export interface InterestList {
  type: "interest-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** What you like to do. */
  interests: Array<{
    /** What it is. */
    name: string;
    /** Words that say more about it. */
    keywords?: Array<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
    /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
    for?: Array<Audience>;
  }>;
}

/** Pages of the site, the latest first: your posts, or the pages with some tag. */
export interface PageList {
  type: "page-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Lists the pages that have one of these tags. Without it every page with a date is listed. */
  tags?: Array<string>;
  /** Lists no more than these, the latest. Without it a list of more than 20 goes on at addresses of its own: /blog/2. */
  limit?: number;
}

/** A long text in Markdown: a case study, an article, a page about you. */
export interface Text {
  type: "text";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The text in Markdown, a line each. An empty line ends a paragraph. Or write "file" instead. */
  body?: Array<string>;
  /** The file with the text in Markdown, beside the site file or in a folder below it. Or write "body" instead. */
  file?: string;
}

/** Pictures with captions, which open larger. */
export interface Gallery {
  type: "gallery";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
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
      src: string;
      /** What the picture shows, in one sentence. */
      alt?: string;
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
        src: string;
        /** What the picture shows, in one sentence. */
        alt?: string;
        /** true when the picture says nothing that the text does not say; then it needs no alternative text. */
        decorative?: true;
      };
      /** What it is called. */
      title?: string;
    };
    /** The words under it. */
    caption?: string;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
  }>;
}

/** Questions that are asked often, each with an answer that opens. */
export interface QuestionList {
  type: "question-list";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The questions, those that are asked most first. */
  questions: Array<{
    /** The name that links use for it: "prices" is opened by "#prices". Unique on its page. */
    id?: string;
    /** What is asked. */
    question: string;
    /** What you say to it, in paragraphs. */
    answer: Array<string>;
    /** true keeps this in the file and leaves it out of the site. */
    hidden?: boolean;
  }>;
}

/** How to reach you, and a form to write to you. */
export interface Form {
  type: "form";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading?: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** Mail, telephone, place. */
  contacts?: Array<{
    /** What it is. */
    label: string;
    /** What is shown. */
    value: string;
    /** Where a click leads. Mail and telephone links get a button that copies the value. */
    href?: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
  }>;
  /** Profiles elsewhere, drawn as icons. */
  links?: Array<{
    /** The words of the link. */
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
  }>;
  /** What is asked, in this order. */
  fields: Array<{
    /** What kind of field it is. */
    type: "text" | "email" | "tel" | "select" | "checkbox" | "textarea";
    /** The name under which the answer is sent. Unique in its form. */
    name: string;
    /** The words above the field. */
    label: string;
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
    options?: Array<string>;
  }>;
  /** The words on the button that sends the form. */
  submit?: string;
  /** The subject of every message, where the form does not ask for one. {answer:email} is what was filled in as "email". */
  subject?: string;
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
      value: string;
    }>;
    /** How the id of a message travels, by which your server knows one that comes twice: as a field, or as the header "Idempotency-Key". */
    id?: "field" | "header";
    /** The name of a field that people do not see and machines fill in, as your service calls it. */
    honeypot?: string;
    /** What is said when a message has arrived. */
    success?: string;
    /** Where the visitor goes when a message has arrived: a page of this site, or an address. Let it say that the message has arrived. */
    redirect?: string;
  };
  /** Further buttons: schedule a call, subscribe. */
  actions?: Array<{
    /** The words of the link. */
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
    /** A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/. */
    icon?: Icon;
    /** A line beside the button. */
    help?: string;
  }>;
}

/** A long text in sections: a privacy policy, terms of service. */
export interface LegalText {
  type: "legal-text";
  /** The name that links use to jump here: "skills" is reached by "#skills". Unique on its page. */
  id?: string;
  /** The title of this section. */
  heading: string;
  /** Paragraphs under the heading. */
  intro?: Array<string>;
  /** true keeps this in the file and leaves it out of the site. */
  hidden?: boolean;
  /** Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both. */
  for?: Array<Audience>;
  /** The line under the heading. {today} is the current date. */
  updated?: string;
  /** The link above the heading. */
  back?: {
    /** The words of the link. */
    label: string;
    /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
    href: string;
  };
  /** The sections, listed under "On this page" as well. */
  sections: Array<{
    /** The title of this section. */
    heading: string;
    /** The text, a paragraph each. */
    paragraphs?: Array<string>;
    /** Points under the paragraphs. */
    list?: Array<string>;
    /** Links at the end of the section. */
    links?: Array<{
      /** The words of the link. */
      label: string;
      /** Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link. */
      href: string;
    }>;
  }>;
}

/** One section of a page. */
export type Block = Hero | SkillGroup | Timeline | CardGrid | CredentialList | PublicationList | CourseList | QuoteList | InterestList | PageList | Text | Gallery | QuestionList | Form | LegalText;

export type Audience = "web" | "cv";

export type Fit = "cover" | "contain";

export type Focus = "center" | "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right";

export type Icon = "award" | "bell" | "book-open" | "brand:artstation" | "brand:arxiv" | "brand:bandcamp" | "brand:behance" | "brand:bitbucket" | "brand:bluesky" | "brand:buymeacoffee" | "brand:codeberg" | "brand:codewars" | "brand:coursera" | "brand:devdotto" | "brand:deviantart" | "brand:discord" | "brand:docker" | "brand:dribbble" | "brand:duolingo" | "brand:facebook" | "brand:figma" | "brand:fiverr" | "brand:flickr" | "brand:github" | "brand:githubsponsors" | "brand:gitlab" | "brand:goodreads" | "brand:googlescholar" | "brand:hackerrank" | "brand:hashnode" | "brand:huggingface" | "brand:imdb" | "brand:instagram" | "brand:itchdotio" | "brand:kaggle" | "brand:kofi" | "brand:lastdotfm" | "brand:leetcode" | "brand:letterboxd" | "brand:liberapay" | "brand:lichess" | "brand:mastodon" | "brand:matrix" | "brand:medium" | "brand:npm" | "brand:opencollective" | "brand:orcid" | "brand:patreon" | "brand:pinterest" | "brand:producthunt" | "brand:quora" | "brand:reddit" | "brand:researchgate" | "brand:signal" | "brand:sketchfab" | "brand:soundcloud" | "brand:spotify" | "brand:stackoverflow" | "brand:strava" | "brand:substack" | "brand:telegram" | "brand:threads" | "brand:tiktok" | "brand:tumblr" | "brand:twitch" | "brand:udemy" | "brand:unsplash" | "brand:upwork" | "brand:vimeo" | "brand:wechat" | "brand:whatsapp" | "brand:wikipedia" | "brand:wordpress" | "brand:x" | "brand:xing" | "brand:youtube" | "briefcase" | "calendar" | "camera" | "cloud" | "code" | "database" | "download" | "github" | "gitlab" | "globe" | "graduation-cap" | "heart" | "instagram" | "layers" | "linkedin" | "list-checks" | "mail" | "map-pin" | "message-circle" | "monitor-play" | "palette" | "pen-tool" | "phone" | "rocket" | "rss" | "server" | "shield" | "star" | "terminal" | "twitter" | "users" | "video" | "wrench" | "youtube" | `/${string}.svg`;
