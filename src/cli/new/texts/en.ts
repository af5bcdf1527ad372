/** The placeholder texts of a new site. */
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
    'I have been building websites and applications for small businesses for {yearsSince:2019} years. I love making things that people use every day.',
  seeProjects: 'See my projects',
  writeToMe: 'Get in touch',
  availability: 'Open to new projects',
  email: 'Email',
  skillsIntro: 'The tools I use and how well I know them.',
  frontend: 'Frontend',
  backend: 'Backend',
  ways: 'Ways of working',
  htmlAndCss: 'HTML and CSS',
  accessibility: 'Accessibility',
  testing: 'Testing',
  codeReview: 'Code review',
  projectsIntro: 'Three projects I’m proud of.',
  climbingHall: 'Climbing gym',
  designAndDevelopment: 'Design and development',
  climbingHallText:
    'Members book their sessions on their phones, and the front desk sees who is coming. Empty slots fell by a third.',
  visitClimbingHall: 'Visit the climbing gym',
  library: 'Neighborhood library',
  development: 'Development',
  libraryText:
    'A catalog that finds a book even if you know only half its title. The volunteers keep it up to date themselves.',
  bakery: 'Bakery',
  bakeryText:
    'Customers can order for the weekend until Thursday night. The bakery prints the orders on Friday morning.',
  contactIntro: 'Tell me what you’re building and when you need it. I’ll reply within two business days.',
  place: 'Location',
  nameField: 'Name',
  message: 'Message',
  send: 'Send message',
};

/** The placeholder texts in any language. */
export type StarterTexts = Record<keyof typeof en, string>;
