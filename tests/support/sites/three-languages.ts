/** A small site in three languages, partly untranslated; two things exist only in French. */
export const threeLanguages = () => ({
  version: 2,
  languages: ['en', 'fr', 'ar'],
  url: 'https://example.com/me/',
  owner: {
    name: { en: 'Amina Haddad', ar: 'أمينة حداد' },
    title: { en: 'Developer', fr: 'Développeuse', ar: 'مطوّرة' },
    email: 'amina@example.com',
  },
  navigation: [
    { label: { en: 'Work', fr: 'Travaux', ar: 'أعمال' }, href: '/#work' },
    { label: { en: 'About' }, href: '/about' },
  ],
  footer: { copyright: { en: '© {name}' }, links: [{ label: { en: 'Privacy', fr: 'Vie privée' }, href: '/privacy' }] },
  outputs: { resume: true, feed: true },
  pages: [
    {
      path: '/',
      title: { en: '{name}: {title}', fr: '{name} : {title}', ar: '{name}: {title}' },
      blocks: [
        {
          type: 'hero',
          headline: { en: 'Hello, I am {name}', fr: 'Bonjour, je suis {name}', ar: 'مرحبا، أنا {name}' },
          summary: { en: 'I write **React**.', fr: 'J’écris du **React**.' },
          actions: [{ label: { en: 'Write to me' }, href: '#contact' }],
        },
        {
          type: 'card-grid',
          id: 'work',
          heading: { en: 'Work', fr: 'Travaux', ar: 'أعمال' },
          layout: 'projects',
          roles: [{ en: 'Lead', fr: 'Responsable' }, 'Tester'],
          cards: [
            { title: 'Gympark', role: 'Lead', description: { en: 'A site.', fr: 'Un site.', ar: 'موقع.' } },
            { title: 'Sisa', role: 'Tester', description: 'Written once.' },
            { title: 'Seulement ici', languages: ['fr'] },
          ],
        },
        {
          type: 'form',
          id: 'contact',
          heading: { en: 'Write', fr: 'Écrire', ar: 'راسلني' },
          fields: [
            { type: 'text', name: 'name', label: { en: 'Name', fr: 'Nom', ar: 'الاسم' } },
            {
              type: 'select',
              name: 'topic',
              label: { en: 'Topic', fr: 'Sujet' },
              options: [{ en: 'Work', fr: 'Travail', ar: 'عمل' }, 'Other'],
            },
          ],
        },
      ],
    },
    {
      path: '/about',
      title: 'About me',
      blocks: [{ type: 'text', heading: 'About', body: { en: ['One **thing**.'], ar: ['شيء.'] } }],
    },
    {
      path: '/privacy',
      title: { en: 'Privacy', fr: 'Vie privée', ar: 'الخصوصية' },
      blocks: [
        {
          type: 'legal-text',
          heading: { en: 'Privacy', fr: 'Vie privée', ar: 'الخصوصية' },
          sections: [
            {
              heading: { en: 'Cookies', fr: 'Témoins', ar: 'ملفات الارتباط' },
              paragraphs: { en: ['None.'], fr: ['Aucun.'] },
            },
          ],
        },
      ],
    },
    {
      path: '/billet',
      languages: ['fr'],
      title: 'Un billet',
      date: '2026-03-15',
      tags: ['files'],
      blocks: [{ type: 'hero', kind: 'article', headline: 'Un billet', summary: 'Écrit en français.' }],
    },
  ],
});
