/** What a new site says until its owner has written their own words. */
export const en = {
  name: 'Your Name',
  title: 'Web developer',
  location: 'Tunis, Tunisia',
  skills: 'Skills',
  projects: 'Projects',
  contact: 'Contact',
  pageTitle: '{name}: {title}',
  description: 'Portfolio of {name}, {title} in {location}: skills, projects and how to get in touch.',
  summary:
    'For {yearsSince:2019} years I have built web sites and applications for small companies. I like work that people use every day.',
  seeProjects: 'See my projects',
  writeToMe: 'Write to me',
  availability: 'Open to new projects',
  email: 'Email',
  skillsIntro: 'What I use, and how well I know it.',
  frontend: 'Frontend',
  backend: 'Backend',
  ways: 'Ways of working',
  htmlAndCss: 'HTML and CSS',
  accessibility: 'Accessibility',
  testing: 'Testing',
  codeReview: 'Code review',
  projectsIntro: 'Three that I would gladly show you.',
  climbingHall: 'Climbing hall',
  designAndDevelopment: 'Design and development',
  climbingHallText:
    'Members book their hour on the phone, and the desk sees who is coming. Empty hours fell by a third.',
  visitClimbingHall: 'Visit the climbing hall',
  library: 'Neighbourhood library',
  development: 'Development',
  libraryText: 'A catalogue that finds a book by half its title, kept up to date by the volunteers themselves.',
  bakery: 'Bakery',
  bakeryText: 'Orders for the weekend until Thursday night, printed in the bakehouse on Friday morning.',
  contactIntro: 'Tell me what you are building and when you need it. I answer within two working days.',
  place: 'Location',
  nameField: 'Name',
  message: 'Message',
  send: 'Send',
};

/** The same in any language. */
export type StarterTexts = Record<keyof typeof en, string>;
