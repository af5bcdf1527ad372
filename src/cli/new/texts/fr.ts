import type { StarterTexts } from './en.ts';

export const fr: StarterTexts = {
  name: 'Votre nom',
  title: 'Développement web',
  location: 'Tunis, Tunisie',
  skills: 'Compétences',
  projects: 'Projets',
  contact: 'Contact',
  pageTitle: '{name} – {title}',
  description: 'Portfolio de {name}, {title} à {location}\u00a0: compétences, projets et coordonnées.',
  summary:
    'Depuis {yearsSince:2019} ans, je crée des sites et des applications web pour de petites entreprises. J’aime concevoir des outils que l’on utilise tous les jours.',
  seeProjects: 'Voir mes projets',
  writeToMe: 'Me contacter',
  availability: 'Disponible pour de nouveaux projets',
  email: 'E-mail',
  skillsIntro: 'Les outils que j’utilise, et mon niveau pour chacun.',
  frontend: 'Front-end',
  backend: 'Back-end',
  ways: 'Méthodes de travail',
  htmlAndCss: 'HTML et CSS',
  accessibility: 'Accessibilité',
  testing: 'Tests',
  codeReview: 'Revue de code',
  projectsIntro: 'Trois projets que j’ai plaisir à vous présenter.',
  climbingHall: 'Salle d’escalade',
  designAndDevelopment: 'Conception et développement',
  climbingHallText:
    'Les adhérents réservent leur créneau sur leur téléphone, et l’accueil sait qui va venir. Un tiers de créneaux vides en moins.',
  visitClimbingHall: 'Voir le site de la salle d’escalade',
  library: 'Bibliothèque de quartier',
  development: 'Développement',
  libraryText:
    'Un catalogue qui retrouve un livre avec la moitié de son titre. Les bénévoles le tiennent à jour eux-mêmes.',
  bakery: 'Boulangerie',
  bakeryText:
    'On commande pour le week-end jusqu’au jeudi soir. Les commandes sont imprimées au fournil le vendredi matin.',
  contactIntro: 'Parlez-moi de votre projet et de vos délais. Je réponds sous deux jours ouvrés.',
  place: 'Lieu',
  nameField: 'Nom',
  message: 'Message',
  send: 'Envoyer le message',
};
