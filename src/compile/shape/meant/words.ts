/*
 * What other programs and other people call our settings: JSON Resume, gitprofile, HugoBlox, LinkedIn, RenderCV, themes of
 * Jekyll and Hugo. Before the colon the settings that are meant, the likeliest first, behind it the words for them, without
 * capitals, hyphens and underscores. A word of a part comes before the same word of all.
 */

/** The words for settings of any part. */
export const everywhere = `
href website path src url endpoint: url uri link website webpage homepage web site address permalink demo live
href links: repo repository source code
links profiles href: github gitlab linkedin twitter x mastodon instagram facebook youtube stackoverflow dribbble behance medium bluesky orcid codepen telegram
label title name heading headline question: name title heading header caption
description summary about text intro: description desc summary details detail overview abstract excerpt blurb subtitle tagline lead about bio text content body message
text body answer paragraphs intro description summary: content body markdown paragraphs
title role: position jobtitle job occupation profession designation
role roles title: role
organization issuer publisher place: company employer school university institution organisation client customer studio firm agency workplace college provider host entity
issuer: authority issuedby awarder awardedby organization by
publisher: journal conference venue event booktitle magazine issuer
picture image src: image photo avatar img thumbnail thumb cover logo headshot portrait profileimage profilepicture profilephoto profilepic pic screenshot banner coverimage featuredimage icon
technologies topics tags keywords: stack techstack tags keywords tech tools builtwith skills languages frameworks topics categories labels libraries
achievements list points: highlights bullets bulletpoints responsibilities accomplishments results outcomes duties tasks items impact
date: date year when issuedon issued awardedon completed completedon earned releasedate published publishedon publishedat publicationdate startdate enddate day time
expires: expiry expirydate expirationdate validuntil expiration
location place: city location place town where country
heading: title name heading headline label
intro: intro introduction description subtitle tagline lead summary about text subheading
hidden: hide isHidden invisible disabled private
id: anchor slug key htmlid
links: links socials social profiles sociallinks socialmedia accounts buttons
actions: buttons cta ctas calltoaction callstoaction button
facts: details meta metadata extras info stats
for: audience visibility visibleon
level: level percent percentage proficiency value score strength progress fluency rating expertise mastery experience
keywords: tags keywords subskills
tags: tag category categories keywords topics labels
`;

/** The words of one part, by its title. */
export const byPart: Record<string, string> = {
  Site: `owner: profile person me author basics personal about user bio
navigation: menu nav navbar header links topmenu mainmenu
theme: style appearance design colors colours styles
language: lang locale language
languages: locales langs translations
url: baseurl siteurl homepage domain site canonical host address website link
image: cover ogimage socialimage previewimage thumbnail
favicon: icon
notFound: 404 error404 errorpage pagenotfound
labels: strings texts i18n ui messages
pages: routes
notes: comment comments todo note remarks
outputs: output exports`,
  Theme: `accent: color colour hue primary primarycolor accentcolor brandcolor themecolor
mode: dark darkmode colorscheme scheme theme appearance defaulttheme colormode
artwork: art illustration ornament drawing pattern`,
  Owner: `name: fullname displayname firstname lastname author
title: label headline role position jobtitle job occupation profession tagline subtitle
email: mail emailaddress contactemail
phone: telephone tel mobile phonenumber cell telephonenumber mobilenumber cellphone
location: address city place residence based basedin country region town
website: url homepage site portfolio link web blog
summary: about bio description intro introduction objective profile aboutme
picture: image photo avatar img headshot portrait profileimage profilepicture profilephoto profilepic
profiles: social socials links accounts sociallinks socialmedia networks socialnetworks`,
  Location: `postalCode: zip postcode zipcode plz
address: street streetaddress line1
city: town place locality
region: state province county
countryCode: country countrycode`,
  Profile: `network: site platform name service type provider
username: user handle login account
href: url link address
label: text title`,
  Page: `path: slug permalink url route href link uri address
blocks: sections components content items modules body widgets
title: name heading label
description: summary metadescription seodescription subtitle
summary: excerpt description teaser
date: publishdate published publishedat created createdat pubdate publishedon
updated: modified lastmod lastmodified updatedat modifiedat dateModified lastupdated
tags: category categories keywords topics labels
image: cover ogimage picture thumbnail banner coverimage featuredimage hero
draft: unpublished`,
  Folder: `folder: dir directory source`,
  Footer: `copyright: text copy legal rights copyrighttext
links: items nav menu navigation legallinks`,
  'Page not found': `title: heading headline name
text: message description body content
action: link button back cta`,
  Outputs: `feed: rss atom
cv: pdf print
resume: jsonresume json`,
  Link: `label: text name title caption words
href: url link to path target address uri page`,
  'Back link': `label: text name title
href: url link to path target`,
  Action: `label: text name title caption
href: url link to path target address
help: description hint note`,
  Picture: `src: url path file href image source filename img
alt: alternative alttext description caption title text label`,
  'Link preview': `src: url path file href image source
alt: alternative alttext description caption title`,
  Video: `href: url src link youtube vimeo
picture: poster thumbnail image cover
title: name caption label`,
  Period: `start: from begin startdate since beginning
end: to until enddate finish till`,
  Fact: `label: name title key
value: text description content`,
  Hero: `headline: heading name title h1 greeting header
title: subtitle subheading tagline role jobtitle position job occupation
summary: description text about bio intro introduction content body paragraph subline
actions: buttons cta ctas calltoaction
counters: stats numbers metrics figures statistics
links: social socials icons profiles sociallinks socialmedia
picture: image photo avatar img portrait headshot background backgroundimage
availability: status available`,
  Counter: `label: name title text caption
value: number count figure amount end target
suffix: unit after postfix`,
  'Skill group': `groups: categories sections items skills data lists
badges: certifications certificates`,
  Group: `title: name category heading label
skills: items list technologies tools keywords entries`,
  Skill: `name: title skill label technology language
since: from start year startdate
evidence: projects usedin usedat proof`,
  Badge: `name: title label badge certification
credential: number credentialid`,
  Timeline: `entries: items jobs work experience experiences positions roles education events list data history schools
kind: category section`,
  Entry: `title: position role jobtitle job name designation
organization: company employer school university institution organisation client place name
employment: type employmenttype contract jobtype contracttype
degree: studytype qualification diploma
area: field major fieldofstudy studies subject discipline specialization
score: grade gpa marks result
about: companydescription organizationdescription
description: summary text content details about body
courses: modules subjects coursework`,
  'Card grid': `cards: items projects services list entries features works products data tiles
categories: filters groups
facts: stats details`,
  Card: `role: position myrole jobtitle job
category: type group kind
price: cost fee rate
featured: highlight pinned star starred large favorite
links: urls buttons`,
  'Course list': `courses: items list entries tutorials workshops data`,
  Course: `type: kind format category
duration: length hours time
term: semester
level: difficulty
students: enrolled participants learners enrollments
rating: stars score
topics: tags keywords technologies skills content modules
place: location city venue`,
  'Credential list': `credentials: items certificates certifications awards badges list entries licenses data`,
  Credential: `title: name certificate award certification
kind: type category
credential: number credentialid licensenumber license id
inProgress: ongoing pending`,
  'Publication list': `publications: items articles papers talks list entries books data`,
  Publication: `title: name
authors: author by writers coauthors
kind: type category`,
  'Quote list': `quotes: items testimonials recommendations references reviews list entries data`,
  Quote: `text: quote content body message testimonial description comment review reference words
name: author person from by title who
role: position title job jobtitle
organization: company firm`,
  'Interest list': `interests: items hobbies list entries data`,
  Interest: `name: title label interest hobby`,
  'Page list': `limit: count max top perpage number size
tags: tag category filter categories`,
  Text: `body: text content markdown md paragraphs lines
file: src path source`,
  Gallery: `items: images photos pictures media list entries data`,
  Item: `caption: title text description label alt
picture: image photo src img`,
  'Question list': `questions: items faqs faq qa list entries data`,
  Question: `question: q title ask heading name
answer: a text reply response content description body`,
  Form: `fields: inputs items questions
contacts: contact details info
submit: button submitlabel buttontext submittext
send: action endpoint`,
  'Contact item': `label: type kind name title network
value: text content
href: url link address`,
  Field: `name: id key
label: title placeholder text caption question
options: choices values items
required: mandatory isrequired
type: kind inputtype
minLength: min
maxLength: max`,
  Sending: `endpoint: url action to href
encoding: format enctype
success: thanks thankyou successmessage
redirect: next`,
  'Legal text': `sections: chapters content paragraphs items
updated: date lastupdated modified`,
  Section: `heading: title name label
paragraphs: text content body description
list: items points bullets bulletpoints`,
  Language: `name: language title label
level: fluency proficiency`,
  Category: `id: key value slug name
label: name title text`,
  Badges: `items: badges certificates certifications list entries
heading: title name`,
};

/** The words that mean one thing and no other, in any part that lacks it. */
export const certain = 'url uri fullname mail emailaddress telephone phonenumber techstack lang nav employer';

/** The words for types of blocks. */
export const ofTypes = `
hero: header banner intro landing masthead welcome jumbotron splash greeting
skill-group: skills skillset technologies tech stack expertise tools competencies abilities
timeline: experience work education jobs job career history employment resume studies school volunteer volunteering positions milestones
card-grid: projects project portfolio services service cards grid features works highlights showcase casestudies apps products offerings pricing
course-list: courses tutorials workshops teaching classes lessons
form: contact contactform contacts contactme getintouch
legal-text: privacy legal imprint impressum terms policy privacypolicy termsofservice disclaimer cookies
text: about aboutme bio prose markdown md article richtext content paragraph html story
quote-list: testimonials testimonial quotes reviews recommendations references endorsements
question-list: faq faqs questions qa accordion
credential-list: certificates certifications certification awards honors credentials licenses
publication-list: publications papers talks books patents research speaking presentations
page-list: blog posts news writing pages
gallery: images photos pictures photogallery carousel slider slideshow media
interest-list: hobbies interests passions
`;
