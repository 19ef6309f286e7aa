import { messages } from './messages.ts'

/** Texts of the public site's shell (specification §2, Header, Footer; 404 and 500 pages). */
export const siteTexts = messages(
  {
    skip: 'Zum Inhalt springen',
    home: (name: string) => `${name}, Startseite`,
    menu: { label: 'Hauptmenü', open: 'Menü öffnen', close: 'Menü schließen', call: 'Anrufen', language: 'Sprache' },
    languages: { de: 'Deutsch', en: 'English' },
    footer: {
      label: 'Fußzeile',
      contact: 'Kontakt',
      pages: 'Seiten',
      directions: 'So finden Sie uns',
      newTab: (name: string) => `${name} (öffnet in neuem Tab)`,
      terms: 'AGB',
      privacy: 'Datenschutz',
      imprint: 'Impressum',
      allergens: 'Allergene',
      cookies: 'Cookie-Einstellungen',
      accessibility: 'Barrierefreiheit',
      install: 'App installieren',
    },
    networks: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
    /** Texts of the notice without a connection (specification §2, App shell). */
    offline: {
      title: 'Sie sind offline',
      text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
      since: (time: string) => `Sie sehen den Stand von ${time} Uhr. Ihre Eingaben bleiben gespeichert.`,
      retry: 'Erneut versuchen',
      still: 'Noch keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
    },
    notFound: {
      title: '404 Not Found',
      text: 'Leider wurde die angeforderte Seite nicht gefunden.',
      home: 'Zur Startseite',
    },
    broken: {
      title: '500 Internal Server Error',
      text: 'Leider ist ein interner Fehler aufgetreten.',
      retry: 'Neu laden',
    },
    /** Shown by an installation that has no brand yet. */
    empty: {
      title: 'Servus läuft',
      text: 'Hier entsteht eine neue Website. Bitte schauen Sie etwas später wieder vorbei.',
      operator: 'Sie betreiben diesen Server? Legen Sie das erste Geschäft und seinen ersten Benutzer an:',
      retry: 'Neu laden',
    },
  },
  {
    skip: 'Skip to content',
    home: (name) => `${name}, home`,
    menu: { label: 'Main menu', open: 'Open menu', close: 'Close menu', call: 'Call', language: 'Language' },
    languages: { de: 'Deutsch', en: 'English' },
    footer: {
      label: 'Footer',
      contact: 'Contact',
      pages: 'Pages',
      directions: 'How to find us',
      newTab: (name) => `${name} (opens in a new tab)`,
      terms: 'Terms',
      privacy: 'Privacy',
      imprint: 'Imprint',
      allergens: 'Allergens',
      cookies: 'Cookie settings',
      accessibility: 'Accessibility',
      install: 'Install app',
    },
    networks: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
    offline: {
      title: 'You are offline',
      text: 'Please check your internet connection.',
      since: (time) => `You see this page as of ${time}. Everything you entered is kept.`,
      retry: 'Try again',
      still: 'Still no connection. Please try again in a moment.',
    },
    notFound: {
      title: '404 Not Found',
      text: 'Sorry, the page you asked for was not found.',
      home: 'To the home page',
    },
    broken: { title: '500 Internal Server Error', text: 'Sorry, an internal error has occurred.', retry: 'Reload' },
    empty: {
      title: 'Servus is running',
      text: 'A new website is being set up here. Please come back a little later.',
      operator: 'Do you run this server? Create the first business and its first user:',
      retry: 'Reload',
    },
  },
)
