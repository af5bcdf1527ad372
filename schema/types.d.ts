// Generated from the schema by "npm run generate".

/** A complete portfolio site in one file. */
export interface Site {
  /** The JSON Schema that editors use for completion and validation. */
  "$schema"?: string;
  /** The version of the site.json format. */
  version: 2;
  /** The language of the site, as a language tag. Right-to-left languages get a mirrored layout. */
  language?: string;
  /** The languages of a multilingual site. Use instead of "language". The first language is served at "/" and is the fallback for missing translations. Every other language has its own path, such as "/fr". Any text can then be an object: {"en": …, "fr": …}. */
  languages?: Array<string>;
  /** The digits for dates and numbers. "native" uses the digits of the site language, such as ١٢٣ in Arabic. Digits in your own text don’t change. */
  digits?: "latin" | "native";
  /** The time zone in which posts are published on their date, and which {today} and {year} follow when the site is built. Defaults to UTC. */
  timeZone?: string;
  /** The URL where the site is published. Required for canonical URLs, the sitemap and link previews. */
  url?: string;
  /** Information about you. To use it in any text, write a placeholder: {name}, {title}, {email}, {phone}, {location}, {address}, {website} or {summary}. */
  owner: {
    /** Your full name. */
    name: string | ByLanguage<string>;
    /** Your job title or what you do, in a few words. */
    title?: string | ByLanguage<string>;
    /** Your email address. */
    email?: string;
    /** Your phone number, with the country code. */
    phone?: string;
    /** Where you are based, as text or as an object. The street address and postal code are published only where "for" says so. */
    location?: string | {
      /** The street address. */
      address?: string | ByLanguage<string>;
      /** The postal code. */
      postalCode?: string | ByLanguage<string>;
      /** The city. */
      city?: string | ByLanguage<string>;
      /** The state or region. */
      region?: string | ByLanguage<string>;
      /** The country, as a two-letter uppercase code (ISO 3166-1). Its name is shown in the site language. */
      countryCode?: string;
    };
    /** Your pronouns. */
    pronouns?: string | ByLanguage<string>;
    /** The URL of your website, shown on your CV. */
    website?: string;
    /** Who you are, in one or two sentences. Also provided to search engines. */
    summary?: string | ByLanguage<string>;
    /** A photo of you for the CV and search engines. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
    };
    /** Your profiles on other sites. They are listed on the CV and identify you to search engines. */
    profiles?: Array<{
      /** The name of the network. The icons of well-known networks are added automatically. */
      network?: string | ByLanguage<string>;
      /** Your username on the network. */
      username?: string | ByLanguage<string>;
      /** The link text. Defaults to the network’s name. */
      label?: string | ByLanguage<string>;
      /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
      href?: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Other details for your CV, such as a second phone number or your date of birth. They appear only on the CV. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Where each detail is visible. By default, details are visible on the site and on the CV, except for the street address. */
    for?: {
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      email?: Array<Audience>;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      phone?: Array<Audience>;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      location?: Array<Audience>;
      /** Where the street address and postal code are published: on the CV ("cv"), or in /resume.json and in texts of pages that have {address} ("web"). By default, nowhere. */
      address?: Array<Audience>;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      website?: Array<Audience>;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      picture?: Array<Audience>;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      profiles?: Array<Audience>;
    };
  };
  /** The appearance of the site. */
  theme?: {
    /** The design of the site: "door" has painted doors and one strong color, "plate" large pictures, "letterhead" numbered sections like engraved stationery, "offprint" one column like the first page of a paper, and "poster" flat colors and very large type. */
    look?: "door" | "letterhead" | "offprint" | "plate" | "poster";
    /** The initial color theme. "system" follows the visitor’s device settings. Visitors can switch themes at any time, unless "switch" is false. */
    mode?: "system" | "light" | "dark";
    /** The hue, in degrees, that all colors on the site are based on: 25 is red, 70 orange, 145 green, 250 blue and 305 violet. */
    accent?: number;
    /** Your own color, instead of "accent": an opaque CSS color with plain numbers, without "color-mix()", "calc()" or another color in it. Surfaces and buttons have exactly this color. Links and small marks keep its hue and saturation, and are darker or lighter where they wouldn’t be readable; "check" says by how much. */
    color?: string;
    /** Your own fonts, instead of the look’s font: the name of an open font family, whose package you install, or a WOFF2 file in public/. */
    font?: {
      /** The font of all text. */
      text?: string;
      /** The font of headings and of your name. */
      headings?: string;
    };
    /** The path of your own style sheet, next to the site file. Its rules take precedence over those of the look. */
    style?: string;
    /** Whether visitors can switch between the light and the dark theme. If false, the site keeps the theme of "mode". */
    switch?: boolean;
    /** The illustration next to your name: a Tunisian door, a tile pattern generated from your name, or none. */
    artwork?: "door" | "tile" | "none";
  };
  /** The links in the header. */
  navigation?: Array<{
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
    /** Whether to show this link as a large button in the mobile menu. On wide screens, it is a regular link, and is hidden if another link has the same target. */
    button?: boolean;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The footer of every page. */
  footer?: {
    /** The copyright notice. */
    copyright?: string | ByLanguage<string>;
    /** Links in the footer, such as legal pages. */
    links?: Array<{
      /** The link text. */
      label: string | ByLanguage<string>;
      /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
      href: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Whether every page links to the print-ready CV. */
    print?: boolean;
  };
  /** Short messages in a corner of the screen. */
  notifications?: {
    /** How many notifications are visible at once. */
    visible?: number;
    /** How long a notification stays on screen, in milliseconds. */
    duration?: number;
    /** The width of a notification, in pixels. */
    width?: number;
    /** The space between notifications, in pixels. */
    gap?: number;
  };
  /** The pages of the site. */
  pages: Array<Page | Folder>;
  /** The page shown when a visitor opens a path that doesn’t exist. */
  notFound?: {
    /** The heading of the page. */
    title?: string | ByLanguage<string>;
    /** The text below the heading. {path} is replaced with the path that the visitor opened. */
    text?: string | ByLanguage<string>;
    /** A link that takes visitors back to the site. */
    action?: {
      /** The link text. */
      label: string | ByLanguage<string>;
      /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
      href: string | ByLanguage<string>;
    };
  };
  /** The text of the interface. Defaults follow the site language; override only what you want to change. */
  labels?: {
    /** The link on the page for a path that doesn’t exist. */
    home?: string | ByLanguage<string>;
    /** The first link on every page, for keyboard users. */
    skip?: string | ByLanguage<string>;
    /** The button that opens the menu on a phone. */
    menu?: string | ByLanguage<string>;
    /** The name of the header navigation, for screen readers. */
    sections?: string | ByLanguage<string>;
    /** The button that switches the color theme. */
    theme?: string | ByLanguage<string>;
    /** The theme that follows the visitor’s device. */
    system?: string | ByLanguage<string>;
    /** The light theme. */
    light?: string | ByLanguage<string>;
    /** The dark theme. */
    dark?: string | ByLanguage<string>;
    /** A name with its value, such as a theme or a form field. */
    named?: string | ByLanguage<string>;
    /** The name of the language menu, for screen readers. */
    language?: string | ByLanguage<string>;
    /** Added to external links. */
    newTab?: string | ByLanguage<string>;
    /** The link at the bottom of every page. */
    top?: string | ByLanguage<string>;
    /** The link to the CV at the bottom of every page. */
    print?: string | ByLanguage<string>;
    /** The heading of a table of contents. */
    onThisPage?: string | ByLanguage<string>;
    /** The level of a native language. */
    native?: string | ByLanguage<string>;
    /** The end of an ongoing period. */
    present?: string | ByLanguage<string>;
    /** A period. {start} and {end} are dates. */
    period?: string | ByLanguage<string>;
    /** When you started using a skill. {date} is a year, a month or a day. */
    since?: string | ByLanguage<string>;
    /** How long a credential is valid. {date} is a year, a month or a day. */
    until?: string | ByLanguage<string>;
    /** When a credential expired. {date} is a year, a month or a day. */
    expired?: string | ByLanguage<string>;
    /** A credential that you are still working toward. */
    inProgress?: string | ByLanguage<string>;
    /** The label of a grade. */
    score?: string | ByLanguage<string>;
    /** The label of the courses of a degree. */
    courses?: string | ByLanguage<string>;
    /** The name of the technologies in an education entry, for screen readers. */
    topics?: string | ByLanguage<string>;
    /** The name of the technologies in a volunteering entry, for screen readers. */
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
    /** The label of the links to places where a skill was used. */
    usedAt?: string | ByLanguage<string>;
    /** Text next to a video. {host} is the video host, such as YouTube. */
    playsAt?: string | ByLanguage<string>;
    /** The link to the larger view of a decorative image. */
    enlarge?: string | ByLanguage<string>;
    /** The name of the larger image view, for screen readers. */
    pictures?: string | ByLanguage<string>;
    /** The position of an image in the larger view. {number} and {count} are numbers. */
    pictureCount?: string | ByLanguage<string>;
    /** The button for the previous image in the larger view. */
    previousPicture?: string | ByLanguage<string>;
    /** The button for the next image in the larger view. */
    nextPicture?: string | ByLanguage<string>;
    /** The button that closes the larger image view. */
    closePictures?: string | ByLanguage<string>;
    /** The title of the CV. */
    cv?: string | ByLanguage<string>;
    /** The button that prints the CV. */
    printCv?: string | ByLanguage<string>;
    /** The link to the contact card. */
    saveContact?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    summary?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    experience?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    education?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    skills?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    projects?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    credentials?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    publications?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    volunteering?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    interests?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    other?: string | ByLanguage<string>;
    /** The heading of a CV section without its own heading. */
    quotes?: string | ByLanguage<string>;
    /** The heading of a CV section with courses that you teach. */
    courseList?: string | ByLanguage<string>;
    /** The reading time of a page. {minutes} is a number. */
    readingTime?: string | ByLanguage<string>;
    /** When a post was last updated. {date} is a year, a month or a day. */
    updatedOn?: string | ByLanguage<string>;
    /** The label of pages that are visible only on the dev server. */
    draft?: string | ByLanguage<string>;
    /** The text of an empty page list. */
    noPages?: string | ByLanguage<string>;
    /** The position in a paginated list. {page} and {pages} are numbers. */
    pageOf?: string | ByLanguage<string>;
    /** The link to newer pages in a paginated list. */
    newer?: string | ByLanguage<string>;
    /** The link to older pages in a paginated list. */
    older?: string | ByLanguage<string>;
    /** The label of the link to the previous page. */
    previous?: string | ByLanguage<string>;
    /** The label of the link to the next page. */
    next?: string | ByLanguage<string>;
    /** The name of the links to the previous and next pages, for screen readers. */
    beside?: string | ByLanguage<string>;
    /** The label of your current role. */
    current?: string | ByLanguage<string>;
    /** The name of a list of technologies, for screen readers. */
    technologies?: string | ByLanguage<string>;
    /** The filter that shows every card. */
    all?: string | ByLanguage<string>;
    /** The name of the category filter, for screen readers. */
    filter?: string | ByLanguage<string>;
    /** Announced when the filter changes. {count} is the number of cards. */
    shown?: string | ByLanguage<string>;
    /** The button below a long list of cards on a phone. {count} is the number of hidden cards. */
    more?: string | ByLanguage<string>;
    /** The button below another long list on a phone, such as badges. {count} is the number of hidden items. */
    moreItems?: string | ByLanguage<string>;
    /** The button below a timeline on a phone. {count} is the number of hidden points. */
    morePoints?: string | ByLanguage<string>;
    /** The badge of a card whose category is unknown. */
    project?: string | ByLanguage<string>;
    /** The heading shown when no card matches the filter. */
    none?: string | ByLanguage<string>;
    /** The text shown when no card matches the filter. */
    noneText?: string | ByLanguage<string>;
    /** The button shown when no card matches the filter. */
    showAll?: string | ByLanguage<string>;
    /** The beginner level of a course. */
    beginner?: string | ByLanguage<string>;
    /** The intermediate level of a course. */
    intermediate?: string | ByLanguage<string>;
    /** The advanced level of a course. */
    advanced?: string | ByLanguage<string>;
    /** A type of course. */
    videoCourse?: string | ByLanguage<string>;
    /** A type of course. */
    tutorialSeries?: string | ByLanguage<string>;
    /** A type of course. */
    interactiveCourse?: string | ByLanguage<string>;
    /** A type of course. */
    workshop?: string | ByLanguage<string>;
    /** The label of the length of a course. */
    duration?: string | ByLanguage<string>;
    /** The label of the number of students of a course. */
    students?: string | ByLanguage<string>;
    /** The label of the rating of a course. */
    rating?: string | ByLanguage<string>;
    /** The button that opens the form on a phone. */
    write?: string | ByLanguage<string>;
    /** The button that sends a form, unless the form has its own "submit". */
    submit?: string | ByLanguage<string>;
    /** Text next to the send button if every field is required. */
    allRequired?: string | ByLanguage<string>;
    /** Added to a required field if other fields are optional. */
    required?: string | ByLanguage<string>;
    /** The first option of a "select" field. */
    choose?: string | ByLanguage<string>;
    /** The error next to a field whose text is too short. {count} is a number. */
    atLeast?: string | ByLanguage<string>;
    /** The error next to a field whose text is too long. {count} is a number. */
    atMost?: string | ByLanguage<string>;
    /** The heading above a form with errors. {count} is the number of fields. */
    fieldsToFix?: string | ByLanguage<string>;
    /** Shown while a message is being sent. */
    sending?: string | ByLanguage<string>;
    /** Shown after a message is sent. */
    sent?: string | ByLanguage<string>;
    /** The text below it. */
    sentText?: string | ByLanguage<string>;
    /** Shown when a message couldn’t be sent. */
    notSent?: string | ByLanguage<string>;
    /** Added to explain that nothing was lost. */
    notSentText?: string | ByLanguage<string>;
    /** Offered when a message couldn’t be sent. */
    writeMail?: string | ByLanguage<string>;
    /** Shown when it is unknown whether a message was received. */
    notConfirmed?: string | ByLanguage<string>;
    /** The reason why delivery isn’t confirmed. {seconds} is a number. */
    noAnswer?: string | ByLanguage<string>;
    /** The reason why delivery isn’t confirmed. */
    brokenOff?: string | ByLanguage<string>;
    /** The reason why delivery isn’t confirmed. */
    unclear?: string | ByLanguage<string>;
    /** The reason why a message wasn’t sent. {status} is the HTTP status code. */
    refused?: string | ByLanguage<string>;
    /** The response text of the server, if any. */
    serverSays?: string | ByLanguage<string>;
    /** The reason why a message wasn’t sent. */
    tooLong?: string | ByLanguage<string>;
    /** The reason why a message wasn’t sent. {status} is the HTTP status code. */
    serverFailed?: string | ByLanguage<string>;
    /** The reason why a message wasn’t sent. {time} looks like 0:30. */
    tooMany?: string | ByLanguage<string>;
    /** The send button during that wait. {time} looks like 0:30. */
    wait?: string | ByLanguage<string>;
    /** Announced when that wait is over. */
    sendAgain?: string | ByLanguage<string>;
    /** Shown when a message was sent too quickly or the honeypot field was filled in. */
    suspected?: string | ByLanguage<string>;
    /** The label of the honeypot field, which is normally hidden. */
    leaveEmpty?: string | ByLanguage<string>;
    /** Shown when a form opens the email app. */
    mailOpened?: string | ByLanguage<string>;
    /** The text below it. */
    mailOpenedText?: string | ByLanguage<string>;
    /** The button that copies the message. */
    copyMessage?: string | ByLanguage<string>;
    /** Shown when a form opens the email app without the message. */
    mailTooLong?: string | ByLanguage<string>;
    /** The text below it. */
    mailTooLongText?: string | ByLanguage<string>;
    /** The name of a code block without a title, for screen readers. */
    code?: string | ByLanguage<string>;
    /** The button that copies a code block. */
    copyCode?: string | ByLanguage<string>;
    /** The name of a table, for screen readers. */
    table?: string | ByLanguage<string>;
    /** Added to a completed task, for screen readers. */
    done?: string | ByLanguage<string>;
    /** Added to an open task, for screen readers. */
    toDo?: string | ByLanguage<string>;
    /** The name of the footnotes, for screen readers. */
    notes?: string | ByLanguage<string>;
    /** The link from a footnote back to the text, for screen readers. */
    backToText?: string | ByLanguage<string>;
    /** The button that copies an email address or phone number. */
    copy?: string | ByLanguage<string>;
    /** Shown after an email address or phone number is copied. */
    copied?: string | ByLanguage<string>;
    /** Shown when the browser doesn’t allow copying. */
    notCopied?: string | ByLanguage<string>;
    /** Shown when the connection is lost. */
    offline?: string | ByLanguage<string>;
    /** The text below it. */
    offlineText?: string | ByLanguage<string>;
    /** The text below it when a page isn’t available offline. */
    offlinePage?: string | ByLanguage<string>;
    /** Shown when the connection is back. */
    online?: string | ByLanguage<string>;
    /** The button that closes a notification. */
    dismiss?: string | ByLanguage<string>;
    /** The name of the notifications, for screen readers. */
    notifications?: string | ByLanguage<string>;
    /** Shown in place of a section that failed to load. */
    blockFailed?: string | ByLanguage<string>;
    /** The button below an unexpected error. */
    reload?: string | ByLanguage<string>;
  };
  /** The path of the browser tab icon in public/. Defaults to public/favicon.svg, .png or .ico. If none of them exists, an icon is generated in your accent color. */
  favicon?: string | ByLanguage<string>;
  /** The default image for link previews. */
  image?: {
    /** The path of the image in public/. */
    src: string | ByLanguage<string>;
    /** What the image shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
    decorative?: true;
  };
  /** Files that are generated in addition to the pages. */
  outputs?: {
    /** Whether to generate /resume.json, a copy of your content in JSON Resume format. */
    resume?: boolean | {
      /** Whether to include the settings that "onefolio import" saved in "notes". */
      notes?: boolean;
    };
    /** Whether to generate a print-ready CV at /cv from the content of the site. A list also generates the CV as files: "pdf" as /cv.pdf, "docx" as /cv.docx for Word, and "txt" as /cv.txt. */
    cv?: boolean | Array<"html" | "pdf" | "docx" | "txt">;
    /** More CVs, each for one kind of job, by name: "backend" generates /cv-backend, and the files that "cv" lists, such as /cv-backend.pdf. No page links to them by itself. */
    variants?: Record<string, {
      /** Of everything with "in", this CV contains only what lists one of these words there. Everything without "in" is always included. By default, the CV contains everything. */
      only?: Array<string>;
      /** What this CV omits: the "id" of blocks, or sections of the CV, which are "summary", "work", "education", "skills", "projects", "credentials", "publications", "volunteering", "other", "languages", "interests", "quotes". */
      drop?: Array<string>;
    }>;
    /** Whether to generate /contact.vcf, which lets phones save your contact details. Contains only what the site may show. */
    contact?: boolean;
    /** Whether the printed CV and its PDF have a QR code with your contact details. */
    qr?: boolean;
    /** Whether to generate every page as Markdown too, such as /index.md and /about.md, and their list as /llms.txt. */
    markdown?: boolean;
    /** Whether the image that other sites show with a link to a page has its title and your name. Requires "url" and a package: "build" prints the command that installs it. A page with "image" shows that instead. */
    preview?: boolean;
    /** Whether to generate /feed.xml (Atom) and /feed.json (JSON Feed) with the full text of the latest 20 posts. Requires "url". */
    feed?: boolean | {
      /** The title of the feed. Defaults to your name. */
      title?: string | ByLanguage<string>;
    };
  };
  /** The services that count page views, without cookies and without scripts from other sites. Only pages at "url" are counted, and no visitors who ask not to be tracked. */
  analytics?: {
    /** The address of Plausible. Its site has the domain of "url", without "www.". */
    plausible?: string;
    /** The address of your GoatCounter. */
    goatcounter?: string;
  };
  /** Proves to other services that the site is yours. */
  verify?: {
    /** The code for Google Search Console: the content of its meta tag. */
    google?: string;
    /** The code for Bing Webmaster Tools: the content of its meta tag. */
    bing?: string;
    /** Your profiles that verify links to your site, such as Mastodon’s. The home page links to them invisibly, with rel="me". */
    me?: Array<string>;
  };
  /** Your own notes, in any form. They are never published, except those of an imported résumé if "notes" of "resume" in "outputs" is true. */
  notes?: Record<string, unknown>;
}

/** One page of the site. */
export interface Page {
  /** The path of the page. "/" is the home page. */
  path: string;
  /** The page title in browser tabs and search results. */
  title: string | ByLanguage<string>;
  /** One or two sentences for search results and link previews. Defaults to the page summary. */
  description?: string | ByLanguage<string>;
  /** The image for link previews of this page. */
  image?: {
    /** The path of the image in public/. */
    src: string | ByLanguage<string>;
    /** What the image shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
    decorative?: true;
  };
  /** The publication date. A page with a date is a post and appears in page lists and in the feed. */
  date?: string;
  /** The date of the last significant change. */
  updated?: string;
  /** The topics of the page, each in one or two words. A page list can show only pages with certain tags. */
  tags?: Array<string | ByLanguage<string>>;
  /** One or two sentences for page lists and the feed. Defaults to the page description. */
  summary?: string | ByLanguage<string>;
  /** Whether the page is visible only on the dev server. */
  draft?: boolean;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** The sections of the page, from top to bottom. */
  blocks: Array<Block>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** The name of a folder next to site.json. Each .md file in the folder becomes a page. Put the page settings at the top of the file, between two lines of ---. */
export interface Folder {
  /** The name of a folder next to site.json. Each .md file in the folder becomes a page. Put the page settings at the top of the file, between two lines of ---. */
  folder: string;
  /** The path of the page. "/" is the home page. */
  path?: string;
}

/** The introduction at the top of a page: who you are, what you do and where to go next. */
export interface Hero {
  type: "hero";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** What the hero introduces: a person, or the subject of the page, such as a project or a post ("article"). */
  kind?: "person" | "article";
  /** The main heading of the page. */
  headline: string | ByLanguage<string>;
  /** What you do, in a few words. */
  title?: string | ByLanguage<string>;
  /** Two or three sentences about you or the page. {yearsSince:2016} gives the number of years since 2016, and {yearsSince:2016+1} gives one more. Both numbers stay current without a rebuild. */
  summary?: string | ByLanguage<string>;
  /** The buttons, most important first. */
  actions?: Array<{
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Numbers that count up when they scroll into view. */
  counters?: Array<{
    /** What the number counts. */
    label: string | ByLanguage<string>;
    /** The number to count up to. */
    value: number;
    /** The text directly after the number. */
    suffix?: string | ByLanguage<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Links to your profiles and email address, shown as icons. */
  links?: Array<{
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Your availability for work, in one line. */
  availability?: string | ByLanguage<string>;
  /** The date of the project or post. Shown only when "kind" is "article". */
  date?: string;
  /** Your role in the project. Shown only when "kind" is "article". */
  role?: string | ByLanguage<string>;
  /** Short facts below the summary, such as the client and the technologies. Shown only when "kind" is "article". */
  facts?: Array<{
    /** The label of the fact. */
    label: string | ByLanguage<string>;
    /** The value of the fact. */
    value: string | ByLanguage<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** A photo of you that replaces the artwork. When "kind" is "article", a wide image of the subject. */
  picture?: {
    /** The path of the image in public/. */
    src: string | ByLanguage<string>;
    /** What the image shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
    decorative?: true;
  };
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Groups of skills with levels, and badges for certifications and training. */
export interface SkillGroup {
  type: "skill-group";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The groups of skills. */
  groups: Array<{
    /** The title of the group. */
    title: string | ByLanguage<string>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The skills of the group, strongest first. */
    skills: Array<{
      /** The name of the skill. */
      name: string | ByLanguage<string>;
      /** A percentage from 0 to 100, or text such as "Expert". Without a level, only the name is shown. */
      level?: number | string | ByLanguage<string>;
      /** Related keywords. */
      keywords?: Array<string | ByLanguage<string>>;
      /** The date when you started using the skill. */
      since?: string;
      /** The anchors ("id") of entries and cards that show where you used the skill. They appear as links. */
      evidence?: Array<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Badges for certifications and training. */
  badges?: {
    /** The heading above the badges. */
    heading?: string | ByLanguage<string>;
    /** The badges. Each gets its own generated tile. */
    items: Array<{
      /** The name of the certification or course. */
      name: string | ByLanguage<string>;
      /** A URL where others can verify the credential. */
      href?: string | ByLanguage<string>;
      /** The organization that issued the credential. */
      issuer?: string | ByLanguage<string>;
      /** The date of issue. */
      date?: string;
      /** The expiration date. Expired credentials are marked as expired. */
      expires?: string;
      /** The credential ID that the issuer assigned. */
      credential?: string | ByLanguage<string>;
      /** Additional details, each with a label and a value, in display order. */
      facts?: Array<{
        /** The label of the fact. */
        label: string | ByLanguage<string>;
        /** The value of the fact. */
        value: string | ByLanguage<string>;
        /** The site languages in which this entry appears. Defaults to all site languages. */
        languages?: string[];
      }>;
      /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
      hidden?: boolean;
      /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
      for?: Array<Audience>;
      /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
      in?: Array<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
  };
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Where you worked, studied or volunteered, latest first. */
export interface Timeline {
  type: "timeline";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The kind of entries in the block. Determines which section of the CV they appear in. */
  kind?: "work" | "education" | "volunteer" | "other";
  /** The entries, latest first. Consecutive entries with the same organization are grouped. */
  entries: Array<{
    /** The anchor that links and "evidence" can point to. For example, "#gympark" links to "gympark". Must be unique on its page. */
    id?: string;
    /** The title of the role. Education entries can omit the title and show "degree" and "area" instead. */
    title?: string | ByLanguage<string>;
    /** The company, school or association. */
    organization?: string | ByLanguage<string>;
    /** The website of the organization. */
    href?: string | ByLanguage<string>;
    /** A one-sentence description of the organization. */
    about?: string | ByLanguage<string>;
    /** The logo of the organization. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
    };
    /** The location of the role. */
    location?: string | ByLanguage<string>;
    /** The type of employment. */
    employment?: string | ByLanguage<string>;
    /** The type of degree. */
    degree?: string | ByLanguage<string>;
    /** The field of study. */
    area?: string | ByLanguage<string>;
    /** Your grade. */
    score?: string | ByLanguage<string>;
    /** Relevant coursework. */
    courses?: Array<string | ByLanguage<string>>;
    /** The start and end dates. Without an end date, the period is ongoing. */
    period?: {
      /** The start date. */
      start: string;
      /** The end date. Omit it or use "present" for an ongoing period. */
      end?: string;
    };
    /** The date of a one-time event. Use instead of "period". */
    date?: string;
    /** What the role involved. */
    description?: string | ByLanguage<string>;
    /** Results and accomplishments, one sentence each. For variants of the CV, write an object: { "text": …, "in": ["backend"] }. */
    achievements?: Array<string | ByLanguage<string> | Point> | ByLanguage<string[]>;
    /** The technologies you used. */
    technologies?: Array<string | ByLanguage<string>>;
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** A grid of cards, such as your strengths or your projects. */
export interface CardGrid {
  type: "card-grid";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** "highlights" suits a few cards with icons; "projects" suits many cards and shows the first ones large. */
  layout?: "highlights" | "projects";
  /** Short facts next to the introduction, such as your location and languages. */
  facts?: Array<{
    /** The label of the fact. */
    label: string | ByLanguage<string>;
    /** The value of the fact. */
    value?: string | ByLanguage<string>;
    /** The languages you speak, with your level. */
    languages?: Array<{
      /** The name of the language. */
      name: string | ByLanguage<string>;
      /** Your level: a CEFR level (A1 to C2), "native", which is shown in the site language, or free-form text. */
      level?: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
  }>;
  /** The categories of the cards, in the order of the filter. */
  categories?: Array<{
    /** The key that cards use to refer to the category. */
    id: string;
    /** The label on the badge. */
    label: string | ByLanguage<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The allowed roles. If set, Onefolio reports roles on cards that aren’t in this list. */
  roles?: Array<string | ByLanguage<string>>;
  /** Whether visitors can filter the cards by category. */
  filter?: boolean;
  /** Whether to describe each card to search engines as structured data: its position, name and description. */
  structuredData?: boolean;
  /** The cards, most important first. */
  cards?: Array<{
    /** The anchor that links and "evidence" can point to. For example, "#gympark" links to "gympark". Must be unique on its page. */
    id?: string;
    /** The title of the card. */
    title: string | ByLanguage<string>;
    /** Your role in the project. */
    role?: string | ByLanguage<string>;
    /** Your roles in the project, if you had several. */
    roles?: Array<string | ByLanguage<string>>;
    /** The client or organization. */
    organization?: string | ByLanguage<string>;
    /** The start and end dates. Without an end date, the period is ongoing. */
    period?: {
      /** The start date. */
      start: string;
      /** The end date. Omit it or use "present" for an ongoing period. */
      end?: string;
    };
    /** The date of the project. Use instead of "period". */
    date?: string;
    /** The price, as free-form text. */
    price?: string | ByLanguage<string>;
    /** A description in one or two sentences. */
    description?: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** The key of a category. Unknown keys are labeled "Project". */
    category?: string;
    /** The technologies used. */
    technologies?: Array<string | ByLanguage<string>>;
    /** Related keywords. */
    keywords?: Array<string | ByLanguage<string>>;
    /** Results and accomplishments, one sentence each. For variants of the CV, write an object: { "text": …, "in": ["backend"] }. */
    achievements?: Array<string | ByLanguage<string> | Point> | ByLanguage<string[]>;
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** The link target of the card. */
    href?: string | ByLanguage<string>;
    /** The path of a page on this site with more details. Use instead of "href". */
    page?: string;
    /** Links to the project. */
    links?: Array<{
      /** The link text. */
      label: string | ByLanguage<string>;
      /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
      href: string | ByLanguage<string>;
      /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
      icon?: Icon;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** An image of the project. It replaces the generated tile. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
      /** How the image fits its frame. "cover" fills the frame and crops the image; "contain" shows the whole image, which suits logos and screenshots. */
      fit?: Fit;
      /** The part of the image that stays visible when the image is cropped. */
      focus?: Focus;
    };
    /** Additional images below the text. They open in a larger view. */
    pictures?: Array<{
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
      /** How the image fits its frame. "cover" fills the frame and crops the image; "contain" shows the whole image, which suits logos and screenshots. */
      fit?: Fit;
      /** The part of the image that stays visible when the image is cropped. */
      focus?: Focus;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** A video below the text, shown as an image that links to it. */
    video?: {
      /** The URL of the video on YouTube, Vimeo or a PeerTube instance. */
      href: string;
      /** The preview image of the video. */
      picture: {
        /** The path of the image in public/. */
        src: string | ByLanguage<string>;
        /** What the image shows, in one sentence. */
        alt?: string | ByLanguage<string>;
        /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
        decorative?: true;
      };
      /** The title of the video. */
      title?: string | ByLanguage<string>;
    };
    /** Whether to show this card large. If no card is featured, the first four in the "projects" layout are large. */
    featured?: boolean;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Short labels below the cards. */
  tags?: Array<string | ByLanguage<string>>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Your certificates, licenses and awards. */
export interface CredentialList {
  type: "credential-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The credentials, most important first. */
  credentials: Array<{
    /** The name of the credential. */
    title: string | ByLanguage<string>;
    /** The kind of credential. */
    kind?: "certificate" | "licence" | "award";
    /** The organization that issued the credential. */
    issuer?: string | ByLanguage<string>;
    /** The date of issue. */
    date?: string;
    /** The expiration date. Expired credentials are marked as expired. */
    expires?: string;
    /** The credential ID that the issuer assigned. */
    credential?: string | ByLanguage<string>;
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Whether you are still working toward the credential. */
    inProgress?: boolean;
    /** A URL where others can verify the credential. */
    href?: string | ByLanguage<string>;
    /** What the credential was awarded for, in one sentence. */
    description?: string | ByLanguage<string>;
    /** The badge of the credential or the logo of the issuer. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
    };
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Your articles, talks, books and patents. */
export interface PublicationList {
  type: "publication-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The publications, latest first. They are grouped by year. */
  publications: Array<{
    /** The title of the publication. */
    title: string | ByLanguage<string>;
    /** The language of these texts as a language tag, if it differs from the language of the page. Doesn’t apply to texts that are written by language. */
    language?: string;
    /** The kind of publication. */
    kind?: "article" | "talk" | "book" | "patent" | "other";
    /** The authors, in the order listed on the publication. Your name is highlighted. */
    authors?: Array<string | ByLanguage<string>>;
    /** The journal, conference or publisher. */
    publisher?: string | ByLanguage<string>;
    /** The publication date. */
    date?: string;
    /** The URL of the publication. */
    href?: string | ByLanguage<string>;
    /** The path of a page on this site with more details. Use instead of "href". */
    page?: string;
    /** The digital object identifier. The link is added automatically. */
    doi?: string;
    /** What the publication is about, in one or two sentences. */
    description?: string | ByLanguage<string>;
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Courses, tutorials and workshops that you teach or have taken. */
export interface CourseList {
  type: "course-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The courses, in display order. */
  courses: Array<{
    /** The name of the course. */
    title: string | ByLanguage<string>;
    /** What students learn. */
    description?: string | ByLanguage<string>;
    /** The format of the course, as free-form text. "Video Course", "Tutorial Series", "Interactive Course" and "Workshop" each have their own icon. */
    type?: string | ByLanguage<string>;
    /** The length of the course. */
    duration?: string | ByLanguage<string>;
    /** When the course takes place, as free-form text. */
    term?: string | ByLanguage<string>;
    /** The date of the course. Use instead of "term". */
    date?: string;
    /** The organization that offers the course. */
    organization?: string | ByLanguage<string>;
    /** Where the course takes place. */
    place?: string | ByLanguage<string>;
    /** The difficulty of the course. */
    level?: "Beginner" | "Intermediate" | "Advanced";
    /** The number of students who have taken the course. */
    students?: number;
    /** The average rating, from 0 to 5. */
    rating?: number;
    /** The topics of the course. */
    topics?: Array<string | ByLanguage<string>>;
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** The URL of the course. Use "#" as a placeholder: the text is shown without a link. */
    href?: string | ByLanguage<string>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Testimonials about you and your work. */
export interface QuoteList {
  type: "quote-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The quotes, strongest first. */
  quotes: Array<{
    /** The quote, without quotation marks. They are added automatically. */
    text?: string | ByLanguage<string>;
    /** The language of these texts as a language tag, if it differs from the language of the page. Doesn’t apply to texts that are written by language. */
    language?: string;
    /** The name of the person. */
    name?: string | ByLanguage<string>;
    /** The role of the person. */
    role?: string | ByLanguage<string>;
    /** The organization the person works for. */
    organization?: string | ByLanguage<string>;
    /** A photo of the person. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
    };
    /** Additional details, each with a label and a value, in display order. */
    facts?: Array<{
      /** The label of the fact. */
      label: string | ByLanguage<string>;
      /** The value of the fact. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** The website of the person or the source of the quote. */
    href?: string | ByLanguage<string>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Your interests outside work. */
export interface InterestList {
  type: "interest-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The interests. */
  interests: Array<{
    /** The name of the interest. */
    name: string | ByLanguage<string>;
    /** Related keywords. */
    keywords?: Array<string | ByLanguage<string>>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
    for?: Array<Audience>;
    /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
    in?: Array<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** A list of pages, latest first: all posts, or pages with certain tags. */
export interface PageList {
  type: "page-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** The tags of the pages to list. A page needs at least one of these tags. Without this setting, all pages with a date are listed. */
  tags?: Array<string | ByLanguage<string>>;
  /** The maximum number of pages to list. Without a limit, lists of more than 20 pages are paginated, for example at /blog/2. */
  limit?: number;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Long-form text in Markdown, such as a case study, an article or an about page. */
export interface Text {
  type: "text";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. */
  in?: Array<string>;
  /** The text in Markdown, one array item per line. An empty line ends a paragraph. Use either "body" or "file". */
  body?: string[] | ByLanguage<string[]>;
  /** A Markdown file next to site.json or in a subfolder. Use either "file" or "body". */
  file?: string | ByLanguage<string>;
  /** The language of these texts as a language tag, if it differs from the language of the page. Doesn’t apply to texts that are written by language. */
  language?: string;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Images and videos with captions. Images open in a larger view. */
export interface Gallery {
  type: "gallery";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** "grid" crops all images to the same shape; "rows" keeps their proportions and aligns them in rows of equal height. */
  layout?: "grid" | "rows";
  /** The images and videos, in display order. */
  items: Array<{
    /** The image. It opens in a larger view. */
    picture?: {
      /** The path of the image in public/. */
      src: string | ByLanguage<string>;
      /** What the image shows, in one sentence. */
      alt?: string | ByLanguage<string>;
      /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
      decorative?: true;
      /** How the image fits its frame. "cover" fills the frame and crops the image; "contain" shows the whole image, which suits logos and screenshots. */
      fit?: Fit;
      /** The part of the image that stays visible when the image is cropped. */
      focus?: Focus;
    };
    /** A video on YouTube, Vimeo or a PeerTube instance, shown as an image that links to it. */
    video?: {
      /** The URL of the video on YouTube, Vimeo or a PeerTube instance. */
      href: string;
      /** The preview image of the video. */
      picture: {
        /** The path of the image in public/. */
        src: string | ByLanguage<string>;
        /** What the image shows, in one sentence. */
        alt?: string | ByLanguage<string>;
        /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
        decorative?: true;
      };
      /** The title of the video. */
      title?: string | ByLanguage<string>;
    };
    /** The caption below the image or video. */
    caption?: string | ByLanguage<string>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** A page in a frame: a demo of your own in public/, or a page of another site. */
export interface Embed {
  type: "embed";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** What the frame shows, for screen readers and as the text of a link to it. */
  title: string | ByLanguage<string>;
  /** The path of an HTML file in a folder of public/. Its scripts run, but can’t read this site. Its folder must contain nothing else. */
  src?: string;
  /** The URL of a page of another site that allows frames. Nothing is loaded from there until a visitor clicks the button. */
  from?: string;
  /** The target of the link below the frame. Defaults to the page in the frame. */
  href?: string | ByLanguage<string>;
  /** The shape of the frame: its width and height. */
  ratio?: "16/9" | "21/9" | "4/3" | "1/1" | "3/4" | "9/16";
  /** The height of the frame in pixels, whatever its width. Use instead of "ratio". */
  height?: number;
  /** An image of the page, shown until it is loaded, in print, and without JavaScript. */
  picture?: {
    /** The path of the image in public/. */
    src: string | ByLanguage<string>;
    /** What the image shows, in one sentence. */
    alt?: string | ByLanguage<string>;
    /** Set to true if the image adds no information to the text. Decorative images don’t need alt text. */
    decorative?: true;
    /** How the image fits its frame. "cover" fills the frame and crops the image; "contain" shows the whole image, which suits logos and screenshots. */
    fit?: Fit;
    /** The part of the image that stays visible when the image is cropped. */
    focus?: Focus;
  };
  /** The text of the button that loads a page of another site. Defaults to the title. */
  action?: string | ByLanguage<string>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Frequently asked questions with expandable answers. */
export interface QuestionList {
  type: "question-list";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** The questions, most common first. */
  questions: Array<{
    /** The anchor that links can point to: "#prices" opens the question "prices". Must be unique on its page. */
    id?: string;
    /** The text of the question. */
    question: string | ByLanguage<string>;
    /** The answer, as an array of paragraphs. */
    answer: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
    hidden?: boolean;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** A contact form, with other ways to contact you. */
export interface Form {
  type: "form";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading?: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** Your email address, phone number, location and so on. */
  contacts?: Array<{
    /** The label of the contact item. */
    label: string | ByLanguage<string>;
    /** The text to display. */
    value: string | ByLanguage<string>;
    /** The link target. Email and phone links get a button that copies the value. */
    href?: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** Links to your profiles, shown as icons. */
  links?: Array<{
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The fields of the form, in display order. */
  fields: Array<{
    /** The type of the field. */
    type: "text" | "email" | "tel" | "select" | "checkbox" | "textarea";
    /** The field name in the message. Must be unique within the form. */
    name: string;
    /** The label above the field. */
    label: string | ByLanguage<string>;
    /** Whether the field must be filled in. */
    required?: boolean;
    /** The value that browsers can fill in automatically, as an HTML "autocomplete" token. */
    autocomplete?: "off" | "name" | "given-name" | "family-name" | "email" | "tel" | "organization" | "organization-title" | "url";
    /** The minimum number of characters. */
    minLength?: number;
    /** The maximum number of characters. */
    maxLength?: number;
    /** The height of a "textarea" field, in lines. */
    rows?: number;
    /** The options of a "select" field. */
    options?: Array<string | ByLanguage<string>>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The label of the send button. */
  submit?: string | ByLanguage<string>;
  /** The subject line if the form has no "subject" field. {answer:email} is replaced with the value of the "email" field. */
  subject?: string | ByLanguage<string>;
  /** How messages are delivered. Without this setting, the form opens the message in the visitor’s email app. */
  send?: {
    /** The URL that receives messages: a form service or your own server. */
    endpoint: string;
    /** The origins to which the endpoint redirects its response. Browsers block any other. */
    origins?: Array<string>;
    /** The format of the request: URL-encoded form data or JSON. */
    encoding?: "form" | "json";
    /** Fields added to every message, such as the access key of a form service. */
    fields?: Array<{
      /** The name of the field in the request. Must be unique within the form. */
      name: string;
      /** The value of the field. */
      value: string | ByLanguage<string>;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** How to send the message ID, which lets your server detect duplicates: as a form field or in the "Idempotency-Key" header. */
    id?: "field" | "header";
    /** The name of a hidden field that only bots fill in. Use the name that your form service expects. */
    honeypot?: string;
    /** The text shown after a message is sent. */
    success?: string | ByLanguage<string>;
    /** The page or URL that visitors are redirected to after they send a message. That page should confirm that the message was sent. */
    redirect?: string | ByLanguage<string>;
  };
  /** Additional buttons, for example to schedule a call or subscribe. */
  actions?: Array<{
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
    /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
    icon?: Icon;
    /** Short text next to the button. */
    help?: string | ByLanguage<string>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** Text in sections, such as a privacy policy or terms of service. */
export interface LegalText {
  type: "legal-text";
  /** The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. */
  id?: string;
  /** The heading of the section. */
  heading: string | ByLanguage<string>;
  /** Paragraphs below the heading. */
  intro?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
  /** Whether to exclude this from the site. Hidden content stays in site.json but is never published. */
  hidden?: boolean;
  /** Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. */
  for?: Array<Audience>;
  /** The line below the heading. {today} is replaced with the current date. */
  updated?: string | ByLanguage<string>;
  /** The link above the heading. */
  back?: {
    /** The link text. */
    label: string | ByLanguage<string>;
    /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
    href: string | ByLanguage<string>;
  };
  /** The sections. They are also listed in the table of contents. */
  sections: Array<{
    /** The heading of the section. */
    heading: string | ByLanguage<string>;
    /** The paragraphs of the section. */
    paragraphs?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** A bulleted list below the paragraphs. */
    list?: Array<string | ByLanguage<string>> | ByLanguage<string[]>;
    /** Links at the end of the section. */
    links?: Array<{
      /** The link text. */
      label: string | ByLanguage<string>;
      /** The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link. */
      href: string | ByLanguage<string>;
      /** An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/. */
      icon?: Icon;
      /** The site languages in which this entry appears. Defaults to all site languages. */
      languages?: string[];
    }>;
    /** The site languages in which this entry appears. Defaults to all site languages. */
    languages?: string[];
  }>;
  /** The site languages in which this entry appears. Defaults to all site languages. */
  languages?: string[];
}

/** A section of a page. Its settings depend on its type. */
export type Block = Hero | SkillGroup | Timeline | CardGrid | CredentialList | PublicationList | CourseList | QuoteList | InterestList | PageList | Text | Gallery | Embed | QuestionList | Form | LegalText;

export type Audience = "web" | "cv";

export type Fit = "cover" | "contain";

export type Focus = "center" | "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right";

/** A value for each language of the site, by its tag. */
export type ByLanguage<Value> = { [language: string]: Value };

/** A point of a list, and the variants of the CV that contain it. */
export interface Point {
  text: string | ByLanguage<string>;
  in?: string[];
}

export type Icon = "award" | "bell" | "book-open" | "brand:artstation" | "brand:arxiv" | "brand:bandcamp" | "brand:behance" | "brand:bitbucket" | "brand:bluesky" | "brand:buymeacoffee" | "brand:codeberg" | "brand:codewars" | "brand:coursera" | "brand:devdotto" | "brand:deviantart" | "brand:discord" | "brand:docker" | "brand:dribbble" | "brand:duolingo" | "brand:facebook" | "brand:figma" | "brand:fiverr" | "brand:flickr" | "brand:github" | "brand:githubsponsors" | "brand:gitlab" | "brand:goodreads" | "brand:googlescholar" | "brand:hackerrank" | "brand:hashnode" | "brand:huggingface" | "brand:imdb" | "brand:instagram" | "brand:itchdotio" | "brand:kaggle" | "brand:kofi" | "brand:lastdotfm" | "brand:leetcode" | "brand:letterboxd" | "brand:liberapay" | "brand:lichess" | "brand:mastodon" | "brand:matrix" | "brand:medium" | "brand:npm" | "brand:opencollective" | "brand:orcid" | "brand:patreon" | "brand:pinterest" | "brand:producthunt" | "brand:quora" | "brand:reddit" | "brand:researchgate" | "brand:signal" | "brand:sketchfab" | "brand:soundcloud" | "brand:spotify" | "brand:stackoverflow" | "brand:strava" | "brand:substack" | "brand:telegram" | "brand:threads" | "brand:tiktok" | "brand:tumblr" | "brand:twitch" | "brand:udemy" | "brand:unsplash" | "brand:upwork" | "brand:vimeo" | "brand:wechat" | "brand:whatsapp" | "brand:wikipedia" | "brand:wordpress" | "brand:x" | "brand:xing" | "brand:youtube" | "briefcase" | "calendar" | "camera" | "clock" | "cloud" | "code" | "database" | "download" | "github" | "gitlab" | "globe" | "graduation-cap" | "heart" | "instagram" | "layers" | "linkedin" | "list-checks" | "mail" | "map-pin" | "message-circle" | "monitor-play" | "palette" | "pen-tool" | "phone" | "rocket" | "rss" | "server" | "shield" | "star" | "terminal" | "twitter" | "users" | "video" | "wrench" | "youtube" | `/${string}.svg`;
