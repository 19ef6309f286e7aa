import { messages } from './messages.ts'

/** Texts of the consent banner and its settings (docs/rules/guests.md, Consent). */
export const cookieTexts = messages(
  {
    label: 'Cookies',
    title: 'Cookies, wie Sie möchten',
    text: 'Wir verwenden Cookies und ähnliche Technologien, um Karten zu zeigen, Werbung zu messen und diese Website zu verbessern. Alles, was wir anbieten, bekommen Sie auch ohne Cookies. Ihre Wahl können Sie jederzeit in der Fußzeile ändern.',
    more: 'Mehr erfahren',
    settings: 'Einstellungen',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    save: 'Auswahl speichern',
    always: 'immer an',
    necessary: { name: 'Notwendig', text: 'Ihre Auswahl, Ihre Sprache und diese Wahl. Ohne sie geht es nicht.' },
    statistics: { name: 'Statistik', text: 'Welche Seiten gelesen werden, ohne Ihren Namen.' },
    marketing: {
      name: 'Marketing',
      text: 'Karten, Bewertungen und Messung von Werbung anderer Anbieter, die dabei Ihre Adresse im Netz sehen.',
    },
  },
  {
    label: 'Cookies',
    title: 'Cookies, as you like',
    text: 'We use cookies and similar technologies to show maps, to measure advertising and to improve this website. Everything we offer is available without them, too. You can change your choice at any time at the foot of the page.',
    more: 'Learn more',
    settings: 'Settings',
    accept: 'Accept',
    decline: 'Decline',
    save: 'Save choice',
    always: 'always on',
    necessary: {
      name: 'Necessary',
      text: 'What you have chosen, your language and this choice. It does not work without them.',
    },
    statistics: { name: 'Statistics', text: 'Which pages are read, without your name.' },
    marketing: {
      name: 'Marketing',
      text: 'Maps, reviews and the measuring of advertising by other providers, who then see your network address.',
    },
  },
)
