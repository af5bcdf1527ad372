/** What other icon libraries call our drawings. */
export const iconNames = {
  mail: 'envelope email e-mail at',
  phone: 'telephone tel mobile call',
  'map-pin': 'location map marker map-marker place',
  globe: 'website web world link home',
  briefcase: 'work job company',
  'graduation-cap': 'school education university degree',
  'book-open': 'book blog docs',
  download: 'resume cv file pdf',
  'message-circle': 'message chat comment',
  'pen-tool': 'design pencil edit',
  'monitor-play': 'play screen',
} as const;
